// Where an event was imported from. Only the next import reads it, never the public.
import { z } from 'zod';
import { line, slug, wallClock, webAddress } from '../fields/fields.ts';
import { isRecord } from '../fields/same-value.ts';
import { toWallClock } from '../time/written-moment.ts';
import { cleanText } from '../words/clean-text.ts';
import { EVENT_STATUSES } from './event-dates.ts';

const sourceNameFields = {
  uid: line(1000),
  /** The start by the rule of the series, a wall clock in Bratislava. */
  recurrence_id: wallClock.optional(),
};

const importedValues = z.strictObject({
  title: line(200),
  start_date: wallClock,
  end_date: wallClock.optional(),
  location: line(120).optional(),
  description: z.string('napíšte text').overwrite(cleanText).optional(),
  kind: slug.optional(),
  website: webAddress.optional(),
  status: z.enum(EVENT_STATUSES, `vyberte ${EVENT_STATUSES.join(' alebo ')}`).optional(),
});

export type ImportedValues = z.infer<typeof importedValues>;

/** `imported`: values of the last import, to find what staff have changed since. */
export const eventSource = z.strictObject(
  { ...sourceNameFields, imported: importedValues },
  'zdroj sa píše ako údaje uid, recurrence_id a\u00a0imported',
);

export type EventSource = z.infer<typeof eventSource>;

/** `is_whole`: the calendar tells all dates of its series. */
export const sourceName = z.strictObject({ ...sourceNameFields, is_whole: z.boolean().optional() });

export type SourceName = z.infer<typeof sourceName>;

export function importedValuesOf(fields: Readonly<Record<string, unknown>>): ImportedValues | null {
  const moment = (value: unknown) => (typeof value === 'string' ? toWallClock(value) : value);
  const { title, location, description, kind, social_links, status } = fields;
  const values = {
    title,
    start_date: moment(fields.start_date),
    end_date: moment(fields.end_date),
    location,
    description,
    kind,
    website: isRecord(social_links) ? social_links.website : undefined,
    // That an event has moved follows from its time.
    status: isRecord(status) && status.name !== 'Presunutý' ? status.name : undefined,
  };
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return importedValues.safeParse(Object.fromEntries(given)).data ?? null;
}
