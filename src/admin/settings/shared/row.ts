import { slugOf } from '../../../domain/words/fold.ts';

/** An item of a list while it is in a form. */
export type Row<Item> = Item & {
  /** Stays the same wherever the item is moved. */
  key: string;
};

/** What the form of a list holds. */
export interface ListValues<ItemRow> {
  items: ItemRow[];
}

/** Items as a form holds them; the same list gives the same rows. */
export function toRows<Item extends object>(items: readonly Item[]): Row<Item>[] {
  return items.map((item, index) => ({ ...item, key: String(index) }));
}

export function newRow<Item extends object>(item: Item): Row<Item> {
  return { ...item, key: crypto.randomUUID() };
}

/** An id made from words, at most 50 characters and a number. It differs from the taken ids and is added to them. */
export function freeId(words: string, taken: Set<string>): string {
  const id = slugOf(words).slice(0, 50).replace(/-$/, '');
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
  taken.add(free);
  return free;
}
