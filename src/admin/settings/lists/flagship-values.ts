import { FLAGSHIPS, type FlagshipEvent } from '../../../domain/kinds/flagship-events.ts';
import { listVersions } from '../../entries/versions.ts';
import type { Setting } from '../setting.ts';
import {
  freeId,
  inPictureRows,
  type ListValues,
  type PictureRow,
  type Row,
  toPicture,
  toPictureRows,
  toRows,
} from '../shared/rows.ts';

export interface FlagshipRow extends Row<Omit<FlagshipEvent, 'images'>> {
  images: PictureRow[];
}

export type FlagshipValues = ListValues<FlagshipRow>;

export const FLAGSHIPS_FORM: Setting<FlagshipEvent[], FlagshipValues> = {
  ...FLAGSHIPS,
  toValues: (events) => ({
    items: toRows(events.map(({ images, ...event }) => ({ ...event, images: toPictureRows(images) }))),
  }),
  toFields({ items }) {
    const taken = new Set(items.map(({ id }) => id));
    return items.map(({ key: _, id, images, ...event }) => ({
      ...event,
      id: id || freeId(event.name, taken),
      images: images.map(({ picture }) => toPicture(picture)),
    }));
  },
  fieldOf: inPictureRows,
  versions: listVersions(({ name }) => String(name)),
};
