import { HOUR_MS } from '../time/clock.ts';
import { toEpochMs } from '../time/wall-clock.ts';
import { formatAmount } from '../words/price.ts';
import type { HireTerms } from './hire-terms.ts';

export const PURPOSES = ['komerčné', 'nekomerčné'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** `amount` is in euros. */
export interface PricedEntry {
  item: string;
  purpose: Purpose | null;
  room: string | null;
  amount: number;
  unit: 'hour' | 'once';
}

export interface Hire {
  room: string;
  /** null: not known, so the estimate is a range. */
  purpose: Purpose | null;
  start: string;
  end: string;
}

/** Euros, to the cent; equal unless the purpose is unknown. */
export interface AmountRange {
  from: number;
  to: number;
}

export interface PriceEstimate {
  /** Hours that really pass, also across a clock change; may be a fraction. */
  hours: number;
  items: { item: string; purpose: Purpose | null; amount: number; unit: 'hour' | 'once'; total: number }[];
  total: AmountRange;
}

/** Without services. null: the room has no price, or the end is not after the start. */
export function estimatePrice(entries: readonly PricedEntry[], hire: Hire): PriceEstimate | null {
  const hours = (toEpochMs(hire.end) - toEpochMs(hire.start)) / HOUR_MS;
  const items = entries
    .filter(({ room, purpose }) => room === hire.room && (!purpose || !hire.purpose || purpose === hire.purpose))
    .map(({ item, purpose, amount, unit }) => {
      return { item, purpose, amount, unit, total: toCents(unit === 'hour' ? amount * hours : amount) };
    });
  if (items.length === 0 || !(hours > 0)) return null;

  return { hours, items, total: rangeOf(items) };
}

export function depositOf(total: number, { deposit_percent }: Pick<HireTerms, 'deposit_percent'>): number {
  return toCents((total * deposit_percent) / 100);
}

export function depositRange({ from, to }: AmountRange, terms: Pick<HireTerms, 'deposit_percent'>): AmountRange {
  return { from: depositOf(from, terms), to: depositOf(to, terms) };
}

export function amountInWords({ from, to }: AmountRange): string {
  const [low, high] = [from, to].map(formatAmount);
  return from === to ? `${low}` : `${low} – ${high}`;
}

/** Items without a purpose count in every sum. */
function rangeOf(items: PriceEstimate['items']): AmountRange {
  const purposes = new Set(items.map(({ purpose }) => purpose).filter((purpose) => purpose !== null));
  const sumFor = (wanted: Purpose | null) =>
    items.reduce((sum, { purpose, total }) => (purpose === null || purpose === wanted ? sum + total : sum), 0);
  const sums = purposes.size === 0 ? [sumFor(null)] : [...purposes].map(sumFor);
  return { from: toCents(Math.min(...sums)), to: toCents(Math.max(...sums)) };
}

/** A half goes up, also where binary numbers miss it (30 % of 100.05 € is 30.02 €). */
export function toCents(euros: number): number {
  return Math.round(euros * 100 + 1e-6) / 100;
}
