import { HOUR_MS } from '../time/clock.ts';
import { reservedSpan } from './busy-times.ts';
import { depositOf, estimatePrice, type PricedEntry, type PriceEstimate, toCents } from './price-estimate.ts';
import type { HireTerms, Purpose } from './rental-rules.ts';
import type { ReservedTime } from './reservation-time.ts';

/** One row of a price: so many times so many euros. */
export interface PriceItem {
  item: string;
  quantity: number;
  /** In euros. */
  amount: number;
}

/** In euros, to the cent; null while no price has been agreed. */
export interface PriceSums {
  total: number | null;
  deposit: number | null;
  balance: number | null;
}

/** The sum of a price in euros, to the cent; null without rows. */
export function totalOf(items: readonly PriceItem[]): number | null {
  if (items.length === 0) return null;
  return toCents(items.reduce((sum, { quantity, amount }) => sum + toCents(quantity * amount), 0));
}

/**
 * The sums of a price. The deposit is the share of the total that the terms name, unless staff agreed on another sum or it was already
 * paid: a paid deposit keeps its amount when the price changes.
 * @param depositAmount in euros; null: the share of the terms
 */
export function priceSums(
  items: readonly PriceItem[],
  depositAmount: number | null,
  terms: Pick<HireTerms, 'deposit_percent'>,
): PriceSums {
  const total = totalOf(items);
  if (total === null) return { total, deposit: null, balance: null };
  const deposit = depositAmount ?? depositOf(total, terms);
  return { total, deposit, balance: toCents(total - deposit) };
}

/** The rows that an estimate leads to; none while it is a range, because staff have to choose. */
export function suggestedItems(estimate: PriceEstimate | null): PriceItem[] {
  if (estimate === null || estimate.total.from !== estimate.total.to) return [];
  return estimate.items.map((entry) => toItem(entry, estimate.hours));
}

/**
 * The rows of the price list that staff may add to a price: those of the room, and the extras of all rooms.
 * @param hours of the hire; null: not known
 */
export function offeredItems(entries: readonly PricedEntry[], room: string, hours: number | null): PriceItem[] {
  return entries.filter((entry) => entry.room === null || entry.room === room).map((entry) => toItem(entry, hours));
}

/** The name of a row of the price list in a price: `Klubovňa, nekomerčné`. */
export function itemName({ item, purpose }: Pick<PricedEntry, 'item' | 'purpose'>): string {
  return purpose === null ? item : `${item}, ${purpose}`;
}

function toItem(entry: Pick<PricedEntry, 'item' | 'purpose' | 'amount' | 'unit'>, hours: number | null): PriceItem {
  const quantity = entry.unit === 'hour' ? toCents(hours ?? 1) : 1;
  return { item: itemName(entry), quantity, amount: entry.amount };
}

/** A reservation as far as its price depends on it; empty fields are null. */
export interface PricedPlace extends ReservedTime {
  room: string;
  purpose: Purpose | null;
}

/** The price of what is asked for; null while its hours are not known, or the room has no price. */
export function estimateOf(place: PricedPlace, entries: readonly PricedEntry[]): PriceEstimate | null {
  const { room, purpose, date_from, time_from, date_until, time_until } = place;
  if (date_from === null || time_from === null || time_until === null) return null;
  const end = `${date_until ?? date_from}T${time_until}`;
  return estimatePrice(entries, { room, purpose, start: `${date_from}T${time_from}`, end });
}

/** The hours that really pass, also across a clock change; null while beginning or end is open, or the end is not after it. */
export function hoursOf(time: ReservedTime): number | null {
  const span = time.time_from === null || time.time_until === null ? null : reservedSpan(time);
  return span === null || span.endMs <= span.startMs ? null : (span.endMs - span.startMs) / HOUR_MS;
}
