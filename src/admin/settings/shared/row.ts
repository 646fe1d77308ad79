/** An item of a list while it is in a form. */
export type Row<Item> = Item & {
  /** Stays with it wherever it is moved. */
  key: string;
};

/** Items as a form holds them; the same list gives the same rows. */
export function toRows<Item extends object>(items: readonly Item[]): Row<Item>[] {
  return items.map((item, index) => ({ ...item, key: String(index) }));
}

export function newRow<Item extends object>(item: Item): Row<Item> {
  return { ...item, key: crypto.randomUUID() };
}
