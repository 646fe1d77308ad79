import { BALANCE_DAYS_BEFORE } from '../../../domain/reservations/rental-rules.ts';
import type { Reservation } from '../../../domain/reservations/reservation.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';

/** How long somebody has to pay the deposit once his reservation is confirmed. */
const DEPOSIT_DAYS = 7;

/** The usual last days to pay (SPEC 9), never before today; null without a day. */
export function dueDays(
  { date_from }: Pick<Reservation, 'date_from'>,
  today: string,
): { deposit: string | null; balance: string | null } {
  if (date_from === null) return { deposit: null, balance: null };
  const balance = later(addDays(date_from, -BALANCE_DAYS_BEFORE), today);
  return { deposit: earlier(addDays(today, DEPOSIT_DAYS), balance), balance };
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

function earlier(a: string, b: string): string {
  return a < b ? a : b;
}
