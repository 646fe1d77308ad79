import { addDays, nextMonth, touchesWeekend } from '../time/calendar-day.ts';

const RECOMMENDED_DAYS_AHEAD = 14;
const LARGE_ROOM = 'velka-sala';

interface WarnedRequest {
  /** Days, `2026-12-05`; null: none given. */
  date_from: string | null;
  date_until: string | null;
  attendees: number | null;
}

interface WarnedRoom {
  id: string;
  name: string;
  /** null: by agreement. */
  capacity_max: number | null;
}

/**
 * Warnings about a request that is accepted all the same: too many people for the room, or too little time ahead (two
 * weeks; a month for big events, which are those in the large hall or at a weekend).
 * @param today in Bratislava, `2026-11-21`
 * @returns Slovak sentences
 */
export function reservationWarnings(request: WarnedRequest, room: WarnedRoom, today: string): string[] {
  return [capacityWarning(request, room), leadTimeWarning(request, room, today)].filter((warning) => warning !== null);
}

/** For staff: what a visitor was told, who is addressed in it. */
export function shownToVisitor(warnings: readonly string[]): string {
  return `Pri odoslaní sme žiadateľovi ukázali: „${warnings.join(' ')}“`;
}

function capacityWarning({ attendees }: WarnedRequest, { name, capacity_max: capacity }: WarnedRoom): string | null {
  if (attendees === null || capacity === null || attendees <= capacity) return null;
  return `${name} má kapacitu ${capacity} osôb, uviedli ste ${attendees}. Navrhneme vám riešenie.`;
}

function leadTimeWarning(request: WarnedRequest, room: WarnedRoom, today: string): string | null {
  const { date_from: from, date_until: until } = request;
  if (from === null) return null;
  if (from < addDays(today, RECOMMENDED_DAYS_AHEAD))
    return 'Do termínu zostávajú menej než dva týždne. Overíme, či ho ešte stihneme pripraviť.';
  const isBig = room.id === LARGE_ROOM || touchesWeekend(from, until ?? from);
  return isBig && from < nextMonth(today)
    ? 'Veľké a\u00a0víkendové podujatia odporúčame rezervovať aspoň mesiac vopred. Overíme, či ho ešte stihneme pripraviť.'
    : null;
}
