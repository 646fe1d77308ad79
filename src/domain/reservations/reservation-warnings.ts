import { addDays, nextMonth, touchesWeekend } from '../time/calendar-day.ts';

interface WarnedRequest {
  date_from: string | null;
  date_until: string | null;
  attendees: number | null;
}

interface Notice {
  notice_weeks: number;
  /** For the largest room or a weekend. */
  big_notice_months: number;
}

interface WarnedRoom {
  id: string;
  name: string;
  /** null: by agreement. */
  capacity_max: number | null;
  retired?: boolean | undefined;
}

/** Slovak sentences; the request is accepted all the same. */
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

export function shownToVisitor(warnings: readonly string[]): string {
  return `Pri odoslaní sme žiadateľovi ukázali: „${warnings.join(' ')}“`;
}

function capacityWarning({ attendees }: WarnedRequest, { name, capacity_max: capacity }: WarnedRoom): string | null {
  if (attendees === null || capacity === null || attendees <= capacity) return null;
  return `${name} má kapacitu ${capacity} osôb, uviedli ste ${attendees}. Navrhneme vám riešenie.`;
}

/** In a house with one room none is: not all of its events are big. */
function isLargest({ id, capacity_max: capacity }: WarnedRoom, rooms: readonly WarnedRoom[]): boolean {
  if (capacity === null) return false;
  const others = rooms.filter((other) => other.id !== id && other.retired !== true);
  return others.length > 0 && others.every((other) => (other.capacity_max ?? 0) <= capacity);
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
const WEEKS = ['', 'týždeň', 'dva týždne', 'tri týždne', 'štyri týždne'];
const MONTHS = ['', 'mesiac', 'dva mesiace', 'tri mesiace', 'štyri mesiace'];
