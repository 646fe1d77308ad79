import type { Picture } from '../../../domain/fields/fields.ts';
import type { PictureValue } from '../../media/PictureField.tsx';
import { newRow, type Row, toRows } from './row.ts';

/** One of several pictures of an item. */
export type PictureRow = Row<{ picture: PictureValue | null }>;

/** The picture as it is saved, without what nobody has entered. */
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

/** The form's field for a path in a list whose items have pictures: `2.images.0.alt_text` belongs to that row's picture. */
export function inPictureRows(path: string): string {
  return `items.${path.replace(/^(\d+\.images\.\d+)/, '$1.picture')}`;
}
