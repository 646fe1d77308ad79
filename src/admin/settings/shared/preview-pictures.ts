import type { Picture } from '../../../domain/fields/fields.ts';
import type { PictureValue } from '../../media/PictureField.tsx';
import type { PictureRow } from './picture-values.ts';

/** A picture of a form as the components of the site take it; missing values are made up. */
export function previewPicture(value: PictureValue): Picture {
  return { ...value, alt_text: value.alt_text ?? '', width: value.width ?? 3, height: value.height ?? 2 };
}

/** The pictures of an item that have been chosen. */
export function previewPictures(rows: readonly PictureRow[]): Picture[] {
  return rows.flatMap(({ picture }) => (picture === null ? [] : [previewPicture(picture)]));
}
