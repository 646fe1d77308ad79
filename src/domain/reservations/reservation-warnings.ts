import { addDays, nextMonth, touchesWeekend } from '../time/calendar-day.ts';

const RECOMMENDED_DAYS_AHEAD = 14;

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
  retired?: boolean | undefined;
}

/**
 * Warnings about a request that is accepted all the same: too many people for the room, or too short notice (less than two weeks,
 * or a month for big events, which are in the largest room or at a weekend).
 * @param rooms of the centre
 * @param today in Bratislava, `2026-11-21`
 * @returns Slovak sentences
 */
export function reservationWarnings(
  request: WarnedRequest,
  room: WarnedRoom,
  rooms: readonly WarnedRoom[],
  today: string,
): string[] {
  const warnings = [capacityWarning(request, room), leadTimeWarning(request, isLargest(room, rooms), today)];
  return warnings.filter((warning) => warning !== null);
}

/** A sentence that tells staff which warnings the visitor saw. */
export function shownToVisitor(warnings: readonly string[]): string {
  return `Pri odoslaní sme žiadateľovi ukázali: „${warnings.join(' ')}“`;
}

function capacityWarning({ attendees }: WarnedRequest, { name, capacity_max: capacity }: WarnedRoom): string | null {
  if (attendees === null || capacity === null || attendees <= capacity) return null;
  return `${name} má kapacitu ${capacity} osôb, uviedli ste ${attendees}. Navrhneme vám riešenie.`;
}

function isLargest({ capacity_max: capacity }: WarnedRoom, rooms: readonly WarnedRoom[]): boolean {
  if (capacity === null) return false;
  return rooms.every((other) => other.retired === true || (other.capacity_max ?? 0) <= capacity);
}

function leadTimeWarning(request: WarnedRequest, isInLargest: boolean, today: string): string | null {
  const { date_from: from, date_until: until } = request;
  if (from === null) return null;
  if (from < addDays(today, RECOMMENDED_DAYS_AHEAD))
    return 'Do termínu zostávajú menej než dva týždne. Overíme, či ho ešte stihneme pripraviť.';
  const isBig = isInLargest || touchesWeekend(from, until ?? from);
  return isBig && from < nextMonth(today)
    ? 'Veľké a\u00a0víkendové podujatia odporúčame rezervovať aspoň mesiac vopred. Overíme, či ho ešte stihneme pripraviť.'
    : null;
}
