// Which entry of a calendar an event was imported from, and what that said. It is for the next import alone, never for the public.
import { z } from 'zod';
import { line, slug, wallClock, webAddress } from '../fields/fields.ts';
import { isRecord } from '../fields/same-value.ts';
import { toWallClock } from '../time/written-moment.ts';
import { cleanText } from '../words/clean-text.ts';
import { EVENT_STATUSES } from './event-dates.ts';

const sourceNameFields = {
  uid: line(1000),
  /** Which date of a series it is: its start by the rule, on the clocks of Bratislava. */
  recurrence_id: wallClock.optional(),
};

/** The values of an event that a calendar gives. */
const importedValues = z.strictObject({
  title: line(200),
  start_date: wallClock,
  end_date: wallClock.optional(),
  location: line(120).optional(),
  /** Markdown. */
  description: z.string('napíšte text').overwrite(cleanText).optional(),
  kind: slug.optional(),
  website: webAddress.optional(),
  status: z.enum(EVENT_STATUSES, `vyberte ${EVENT_STATUSES.join(' alebo ')}`).optional(),
});

export type ImportedValues = z.infer<typeof importedValues>;

/** `imported`: the values as the last import gave them, so that what staff have changed since is known. */
export const eventSource = z.strictObject(
  { ...sourceNameFields, imported: importedValues },
  'zdroj sa píše ako údaje uid, recurrence_id a\u00a0imported',
);

export type EventSource = z.infer<typeof eventSource>;

/** What names an entry of a calendar. `is_whole`: the calendar tells all dates of its series. */
export const sourceName = z.strictObject({ ...sourceNameFields, is_whole: z.boolean().optional() });

export type SourceName = z.infer<typeof sourceName>;

/** The values among the fields of a call; null: one of them breaks a rule. */
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
    status: isRecord(status) ? status.name : undefined,
  };
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return importedValues.safeParse(Object.fromEntries(given)).data ?? null;
}
