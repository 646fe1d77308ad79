// An issue stays back when something in it changed after staff set its hour.
import { z } from 'zod';
import { HOUR_MS } from '../time/clock.ts';
import { formatDateTime } from '../time/format-date.ts';

/** Dates are ISO with offset. */
const seenEventSchema = z.object({
  id: z.int(),
  /** Blob id of the file; null: the repository does not know it. */
  version: z.string().nullable(),
  title: z.string(),
  start_date: z.string(),
  end_date: z.string().nullable(),
  location: z.string().nullable(),
  status: z.string().nullable(),
  rest: z.string(),
});

export type SeenEvent = z.infer<typeof seenEventSchema>;

export const scheduleSchema = z.object({
  /** Epoch milliseconds. */
  at: z.int(),
  by: z.string().nullable(),
  recipients: z.int(),
  events: z.array(seenEventSchema),
});

export type Schedule = z.infer<typeof scheduleSchema>;

/** `isWaiting`: its newest version is not on the site yet. */
export type PresentEvent = SeenEvent & { isWaiting: boolean };

/** After so long people may be asleep, and the news may be old. */
const LATE_MS = 6 * HOUR_MS;
/** The list has jumped when it differs by more than both. */
const JUMP = { people: 20, share: 0.2 };

/** Gives sentences; none: the issue may leave. `now` lacks events that the site does not show. */
export function reasonsToHold(
  { at, recipients, events }: Schedule,
  now: { ms: number; recipients: number; events: ReadonlyMap<number, PresentEvent> },
): string[] {
  return [
    ...events.flatMap((seen) => changeOf(seen, now.events.get(seen.id)) ?? []),
    ...(hasJumped(recipients, now.recipients)
      ? [`Odberateľov bolo ${recipients}, teraz ich je ${now.recipients}.`]
      : []),
    ...(now.ms - at > LATE_MS ? [`Odoslať sa malo ${formatDateTime(at)}, ale web vtedy nebežal.`] : []),
  ];
}

function changeOf(seen: SeenEvent, present: PresentEvent | undefined): string | null {
  const name = `„${seen.title}“`;
  // A deleted event is still shown until the site is built without it.
  if (present === undefined || (present.version === null && seen.version !== null)) return `${name} už na webe nie je.`;
  if (present.isWaiting) return `Pri ${name} je uložená zmena, ktorá ešte nie je na webe.`;
  // The site has caught up with the version that staff saw.
  if (present.version !== null && present.version === seen.version) return null;
  if (present.status !== seen.status && present.status === 'Zrušený') return `${name} je zrušené.`;
  if (present.start_date !== seen.start_date) return `${name} má iný čas: ${formatDateTime(present.start_date)}.`;
  if (present.location !== seen.location) return `${name} je na inom mieste: ${present.location ?? 'v\u00a0dome'}.`;
  const isSame =
    present.title === seen.title &&
    present.end_date === seen.end_date &&
    present.status === seen.status &&
    present.rest === seen.rest;
  return isSame ? null : `${name} sa medzitým zmenilo.`;
}

function hasJumped(before: number, now: number): boolean {
  const difference = Math.abs(now - before);
  return difference > JUMP.people && difference > before * JUMP.share;
}
