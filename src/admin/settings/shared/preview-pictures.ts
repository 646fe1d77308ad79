import type { Picture } from '../../../domain/fields/fields.ts';
import type { PictureValue } from '../../media/PictureField.tsx';
import type { PictureRow } from './picture-values.ts';

/** Makes up missing values. */
export function previewPicture(value: PictureValue): Picture {
  return { ...value, alt_text: value.alt_text ?? '', width: value.width ?? 3, height: value.height ?? 2 };
}

export function previewPictures(rows: readonly PictureRow[]): Picture[] {
  return rows.flatMap(({ picture }) => (picture === null ? [] : [previewPicture(picture)]));
}
