import { addDays } from '../time/calendar-day.ts';
import { HOUR_MS } from '../time/clock.ts';
import { toEpochMs } from '../time/wall-clock.ts';
import { BALANCE_DAYS_BEFORE, DEPOSIT_SHARE, FREE_CANCELLATION_DAYS_BEFORE, type Purpose } from './rental-rules.ts';

/** A row of the price list, as far as an estimate needs it; `amount` is in euros. */
export interface PricedEntry {
  item: string;
  purpose: Purpose | null;
  room: string | null;
  amount: number;
  unit: 'hour' | 'once';
}

export interface Hire {
  /** Id of the room. */
  room: string;
  /** null: not known, so the estimate is a range. */
  purpose: Purpose | null;
  /** On the clock in Bratislava, `2026-12-05T18:00`. */
  start: string;
  end: string;
}

/** In euros, to the cent; both are the same unless the purpose is unknown. */
export interface AmountRange {
  from: number;
  to: number;
}

export interface PriceEstimate {
  /** Hours that really pass, also across a clock change; may be a fraction. */
  hours: number;
  items: { item: string; purpose: Purpose | null; amount: number; unit: 'hour' | 'once'; total: number }[];
  total: AmountRange;
  deposit: AmountRange;
  /** Day by which the rest is paid, `2026-12-02`. */
  balanceDue: string;
  /** Last day on which cancelling is free. */
  freeCancellationUntil: string;
}

/**
 * The rough cost of hiring a room. Staff set the final price, and services such as the sound technician are not included.
 * @returns null when the room has no price, or the end does not come after the start
 */
export function estimatePrice(entries: readonly PricedEntry[], hire: Hire): PriceEstimate | null {
  const hours = (toEpochMs(hire.end) - toEpochMs(hire.start)) / HOUR_MS;
  const items = entries
    .filter(({ room, purpose }) => room === hire.room && (!purpose || !hire.purpose || purpose === hire.purpose))
    .map(({ item, purpose, amount, unit }) => {
      return { item, purpose, amount, unit, total: toCents(unit === 'hour' ? amount * hours : amount) };
    });
  if (items.length === 0 || !(hours > 0)) return null;

  const total = rangeOf(items);
  const day = hire.start.slice(0, 10);
  return {
    hours,
    items,
    total,
    deposit: { from: toCents(total.from * DEPOSIT_SHARE), to: toCents(total.to * DEPOSIT_SHARE) },
    balanceDue: addDays(day, -BALANCE_DAYS_BEFORE),
    freeCancellationUntil: addDays(day, -FREE_CANCELLATION_DAYS_BEFORE),
  };
}

/** Each purpose has its own sum; items without a purpose count in every sum. */
function rangeOf(items: PriceEstimate['items']): AmountRange {
  const purposes = new Set(items.map(({ purpose }) => purpose).filter((purpose) => purpose !== null));
  const sumFor = (wanted: Purpose | null) =>
    items.reduce((sum, { purpose, total }) => (purpose === null || purpose === wanted ? sum + total : sum), 0);
  const sums = purposes.size === 0 ? [sumFor(null)] : [...purposes].map(sumFor);
  return { from: toCents(Math.min(...sums)), to: toCents(Math.max(...sums)) };
}

/** Rounds to the cent; a half goes up, also where binary numbers miss it slightly (30 % of 100.05 € is 30.02 €). */
export function toCents(euros: number): number {
  return Math.round(euros * 100 + 1e-6) / 100;
}
