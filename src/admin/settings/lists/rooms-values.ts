// The rooms as their form holds them.
import { type Room, roomsSchema } from '../../../domain/content/settings.ts';
import { listVersions } from '../../entries/versions.ts';
import type { Setting } from '../setting.ts';
import { SETTING_FIELD_NAMES } from '../setting-field-names.ts';
import { inPictureRows, type PictureRow, toPicture, toPictureRows } from '../shared/picture-values.ts';
import { type Row, toRows } from '../shared/row.ts';

export interface RoomRow extends Row<Omit<Room, 'capacity_max' | 'area_m2' | 'features' | 'images'>> {
  /** '' for by agreement. */
  capacity_max: number | string;
  area_m2: number | string;
  /** One on each line. */
  features: string;
  images: PictureRow[];
}

export interface RoomsValues {
  items: RoomRow[];
}

export const ROOMS: Setting<Room[], RoomsValues> = {
  name: 'rooms',
  schema: roomsSchema,
  toValues: (rooms) => ({
    items: toRows(
      rooms.map(({ capacity_max, features, images, ...room }) => ({
        ...room,
        capacity_max: capacity_max ?? '',
        features: features.join('\n'),
        images: toPictureRows(images),
      })),
    ),
  }),
  toFields: ({ items }) =>
    items.map(({ key: _, capacity_max, features, images, ...room }) => ({
      ...room,
      capacity_max: capacity_max === '' ? null : capacity_max,
      features: toFeatures(features),
      images: images.map(({ picture }) => toPicture(picture)),
    })),
  // All features are one field.
  fieldOf: (path) => inPictureRows(path.replace(/^(\d+\.features)\.\d+$/, '$1')),
  fieldNames: SETTING_FIELD_NAMES.rooms,
  versions: listVersions(({ name }) => String(name)),
};

/** What a room has, from the lines it is typed in. */
export function toFeatures(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
