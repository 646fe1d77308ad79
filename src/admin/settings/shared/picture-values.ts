import type { Picture } from '../../../domain/fields/fields.ts';
import type { PictureValue } from '../../media/PictureField.tsx';
import { newRow, type Row, toRows } from './row.ts';

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

/** Makes up missing values. */
export function previewPicture(value: PictureValue): Picture {
  return { ...value, alt_text: value.alt_text ?? '', width: value.width ?? 3, height: value.height ?? 2 };
}

export function previewPictures(rows: readonly PictureRow[]): Picture[] {
  return rows.flatMap(({ picture }) => (picture === null ? [] : [previewPicture(picture)]));
}
