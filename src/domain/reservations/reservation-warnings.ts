import { addDays, nextMonth, touchesWeekend } from '../time/calendar-day.ts';

interface WarnedRequest {
  /** Days, `2026-12-05`; null: none given. */
  date_from: string | null;
  date_until: string | null;
  attendees: number | null;
}

/** How early the centre wants to be asked; 0: it does not mind. */
interface Notice {
  notice_weeks: number;
  /** For big events, which are in the largest room or at a weekend. */
  big_notice_months: number;
}

interface WarnedRoom {
  id: string;
  name: string;
  /** null: by agreement. */
  capacity_max: number | null;
  retired?: boolean | undefined;
}

/**
 * Warnings about a request that is accepted all the same: too many people for the room, or too short notice.
 * @param rooms of the centre
 * @param today in Bratislava, `2026-11-21`
 * @returns Slovak sentences
 */
export function reservationWarnings(
  request: WarnedRequest,
  room: WarnedRoom,
  rooms: readonly WarnedRoom[],
  notice: Notice,
  today: string,
): string[] {
  const warnings = [capacityWarning(request, room), noticeWarning(request, isLargest(room, rooms), notice, today)];
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

function noticeWarning(
  { date_from: from, date_until: until }: WarnedRequest,
  isInLargest: boolean,
  { notice_weeks: weeks, big_notice_months: months }: Notice,
  today: string,
): string | null {
  if (from === null) return null;
  if (weeks > 0 && from < addDays(today, 7 * weeks))
    return `Do termínu zostáva menej než ${WEEKS[weeks] ?? `${weeks}\u00a0týždňov`}. ${WE_SHALL_SEE}`;
  const isBig = isInLargest || touchesWeekend(from, until ?? from);
  return months > 0 && isBig && from < nextMonth(today, months)
    ? `Veľké a\u00a0víkendové podujatia odporúčame rezervovať aspoň ${MONTHS[months] ?? `${months}\u00a0mesiacov`} vopred. ${WE_SHALL_SEE}`
    : null;
}

const WE_SHALL_SEE = 'Overíme, či ho ešte stihneme pripraviť.';
/** As people say small numbers. */
const WEEKS = ['', 'týždeň', 'dva týždne', 'tri týždne', 'štyri týždne'];
const MONTHS = ['', 'mesiac', 'dva mesiace', 'tri mesiace', 'štyri mesiace'];
