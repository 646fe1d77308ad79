import type { Photo } from '../../domain/galleries/gallery-file.ts';

export const PAGE_SIZE = 6;

/** Each shape has a class, because built HTML carries no inline styles. */
const SHAPES = {
  'portrait-2-3': 2 / 3,
  'portrait-3-4': 3 / 4,
  square: 1,
  'landscape-4-3': 4 / 3,
  'landscape-3-2': 3 / 2,
  'landscape-16-9': 16 / 9,
} as const;
type PhotoShape = keyof typeof SHAPES;

/** Width to height; a row that leads must not be taller than a screen. */
const LEADING_ROW = 2.4;

interface PhotoRow<T> {
  photos: readonly T[];
  isShort: boolean;
}

type Sized = Pick<Photo, 'width' | 'height'>;

export function photoShape(photo: Sized): PhotoShape {
  const distance = (shape: PhotoShape) => Math.abs(Math.log(SHAPES[shape] / (photo.width / photo.height)));
  return (Object.keys(SHAPES) as PhotoShape[]).reduce((best, shape) =>
    distance(shape) < distance(best) ? shape : best,
  );
}

function rowWidth(photos: readonly Sized[]): number {
  return photos.reduce((sum, photo) => sum + SHAPES[photoShape(photo)], 0);
}

export function rowShare(photo: Sized, row: readonly Sized[]): number {
  return Math.round((100 * SHAPES[photoShape(photo)]) / Math.max(rowWidth(row), LEADING_ROW));
}

export function photoPages<T>(photos: readonly T[]): (readonly T[])[] {
  return Array.from({ length: Math.ceil(photos.length / PAGE_SIZE) }, (_, page) =>
    photos.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
  );
}

/** A row of few large pictures and one of many small ones, uncut and equally high within a row. */
export function photoRows<T extends Sized>(photos: readonly T[], leadsLast: boolean): PhotoRow<T>[] {
  const inOrderOfLead = leadsLast ? photos.toReversed() : photos;
  const leading = inOrderOfLead.findIndex((_, index) => rowWidth(inOrderOfLead.slice(0, index + 1)) >= LEADING_ROW) + 1;
  const rest = photos.length - leading;
  const cut = leadsLast ? rest : leading;
  const rows = [photos.slice(0, cut), photos.slice(cut)].filter((row) => row.length > 0);
  const isOneRow = rows.some((row) => rowWidth(row) < LEADING_ROW);
  return (isOneRow ? [photos] : rows).map((row) => ({ photos: row, isShort: rowWidth(row) < LEADING_ROW }));
}
