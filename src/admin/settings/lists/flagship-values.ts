import type { z } from 'zod';
import { flagshipEventsSchema } from '../../../domain/content/settings.ts';
import { listVersions } from '../../entries/versions.ts';
import { SETTING_FIELD_NAMES } from '../../shared/setting-field-names.ts';
import type { Setting } from '../setting.ts';
import { inPictureRows, type PictureRow, toPicture, toPictureRows } from '../shared/picture-values.ts';
import { freeId, type Row, toRows } from '../shared/row.ts';

type Flagships = z.infer<typeof flagshipEventsSchema>;

export interface FlagshipRow extends Row<Omit<Flagships[number], 'images'>> {
  images: PictureRow[];
}

export interface FlagshipValues {
  items: FlagshipRow[];
}

export const FLAGSHIPS: Setting<Flagships, FlagshipValues> = {
  name: 'flagship-events',
  schema: flagshipEventsSchema,
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
  fieldNames: SETTING_FIELD_NAMES['flagship-events'],
  versions: listVersions(({ name }) => String(name)),
};
