import type { Picture } from '../../../domain/fields/fields.ts';
import { slugOf } from '../../../domain/words/fold.ts';
import type { PictureValue } from '../../media/PictureField.tsx';

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

export type PictureRow = Row<{ picture: PictureValue | null }>;

export function toPicture(value: PictureValue | null): object | null {
  if (value === null) return null;
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined));
}

export function toPictureRows(pictures: readonly Picture[]): PictureRow[] {
  return toRows(pictures.map((picture) => ({ picture })));
}

export function newPictureRow(): PictureRow {
  return newRow({ picture: null });
}

/** `2.images.0.alt_text` belongs to the picture of that row. */
export function inPictureRows(path: string): string {
  return `items.${path.replace(/^(\d+\.images\.\d+)/, '$1.picture')}`;
}

export function previewPicture(value: PictureValue): Picture {
  return { ...value, alt_text: value.alt_text ?? '', width: value.width ?? 3, height: value.height ?? 2 };
}

export function previewPictures(rows: readonly PictureRow[]): Picture[] {
  return rows.flatMap(({ picture }) => (picture === null ? [] : [previewPicture(picture)]));
}

export function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
