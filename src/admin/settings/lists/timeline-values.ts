// The history of the centre as its form holds it.
import type { z } from 'zod';
import { timelineSchema } from '../../../domain/content/settings.ts';
import { listVersions } from '../../entries/versions.ts';
import type { PictureValue } from '../../media/PictureField.tsx';
import { inItems, type Setting } from '../setting.ts';
import { SETTING_FIELD_NAMES } from '../setting-field-names.ts';
import { toPicture } from '../shared/picture-values.ts';
import { type Row, toRows } from '../shared/row.ts';

type Timeline = z.infer<typeof timelineSchema>;

export interface MilestoneRow extends Row<Omit<Timeline[number], 'image'>> {
  image: PictureValue | null;
}

export interface TimelineValues {
  items: MilestoneRow[];
}

export const TIMELINE: Setting<Timeline, TimelineValues> = {
  name: 'timeline',
  schema: timelineSchema,
  toValues: (timeline) => ({ items: toRows(timeline.map((stop) => ({ ...stop, image: stop.image ?? null }))) }),
  toFields: ({ items }) =>
    items.map(({ key: _, image, ...stop }) => ({ ...stop, ...(image !== null && { image: toPicture(image) }) })),
  fieldOf: inItems,
  fieldNames: SETTING_FIELD_NAMES.timeline,
  versions: listVersions(({ year, title }) => `${year}: ${title}`),
};
