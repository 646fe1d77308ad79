import { slugOf } from '../../../domain/words/fold.ts';

export type Row<Item> = Item & {
  key: string;
};

export interface ListValues<ItemRow> {
  items: ItemRow[];
}

/** The same list gives the same rows. */
export function toRows<Item extends object>(items: readonly Item[]): Row<Item>[] {
  return items.map((item, index) => ({ ...item, key: String(index) }));
}

export function newRow<Item extends object>(item: Item): Row<Item> {
  return { ...item, key: crypto.randomUUID() };
}

/** Makes an id of at most 50 characters and a number, and adds it to `taken`. */
export function freeId(words: string, taken: Set<string>): string {
  const id = slugOf(words).slice(0, 50).replace(/-$/, '');
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
  taken.add(free);
  return free;
}
