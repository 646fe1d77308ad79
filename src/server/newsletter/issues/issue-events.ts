import type { PublishedEvent } from '../../../domain/events/published-event.ts';
import { firstOfMonth, lastOfMonth } from '../../../domain/time/calendar-day.ts';
import { daysInterval, overlaps } from '../../../domain/time/time.ts';
import type { Services } from '../../services.ts';

/** How many months after its own an issue may tell of. */
const MONTHS_AHEAD = 2;

/**
 * The events a new issue begins with: those that take place in its month and are not cancelled. First those that begin in it,
 * then exhibitions and the like that began before, each in order of their start.
 * @param month `2027-01`
 */
export async function eventsOfMonth(
  services: Pick<Services, 'contentIndex'>,
  month: string,
): Promise<PublishedEvent[]> {
  const events = await eventsBetween(services, month, 0);
  const { startMs } = monthsInterval(month, 0);
  const open = events.filter(({ staff_status }) => staff_status !== 'Zrušený');
  const began = (event: PublishedEvent) => Date.parse(event.start_date) < startMs;
  return [...open.filter((event) => !began(event)), ...open.filter(began)];
}

/** The events to choose from: those of the month and of the two after it, in order of their start. */
export function eventChoices(services: Pick<Services, 'contentIndex'>, month: string): Promise<PublishedEvent[]> {
  return eventsBetween(services, month, MONTHS_AHEAD);
}

async function eventsBetween(
  { contentIndex }: Pick<Services, 'contentIndex'>,
  month: string,
  monthsAhead: number,
): Promise<PublishedEvent[]> {
  const { events } = await contentIndex.read();
  const span = monthsInterval(month, monthsAhead);
  return events.filter(({ start_date, ends_at }) =>
    overlaps({ startMs: Date.parse(start_date), endMs: Date.parse(ends_at) }, span),
  );
}

function monthsInterval(month: string, monthsAhead: number) {
  const first = `${month}-01`;
  return daysInterval(first, lastOfMonth(firstOfMonth(first, monthsAhead)));
}
