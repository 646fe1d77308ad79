import { HOUR_MS } from '../time/clock.ts';
import type { HireTerms } from './hire-terms.ts';
import {
  depositOf,
  estimatePrice,
  type PricedEntry,
  type PriceEstimate,
  type Purpose,
  toCents,
} from './price-estimate.ts';
import { type ReservedTime, reservedSpan } from './reservation-time.ts';

export interface PriceItem {
  item: string;
  quantity: number;
  amount: number;
}

/** In euros, to the cent; null: no price has been agreed. */
export interface PriceSums {
  total: number | null;
  deposit: number | null;
  balance: number | null;
}

/** In euros, to the cent; null without rows. */
export function totalOf(items: readonly PriceItem[]): number | null {
  if (items.length === 0) return null;
  return toCents(items.reduce((sum, { quantity, amount }) => sum + toCents(quantity * amount), 0));
}

/** A paid deposit keeps its amount; `depositAmount` in euros, null: the share of the terms. */
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

/** Empty while the estimate is a range: staff choose. */
export function suggestedItems(estimate: PriceEstimate | null): PriceItem[] {
  if (estimate === null || estimate.total.from !== estimate.total.to) return [];
  return estimate.items.map((entry) => toItem(entry, estimate.hours));
}

/** `hours` null: not known. */
export function offeredItems(entries: readonly PricedEntry[], room: string, hours: number | null): PriceItem[] {
  return entries.filter((entry) => entry.room === null || entry.room === room).map((entry) => toItem(entry, hours));
}

export function itemName({ item, purpose }: Pick<PricedEntry, 'item' | 'purpose'>): string {
  return purpose === null ? item : `${item}, ${purpose}`;
}

function toItem(entry: Pick<PricedEntry, 'item' | 'purpose' | 'amount' | 'unit'>, hours: number | null): PriceItem {
  const quantity = entry.unit === 'hour' ? toCents(hours ?? 1) : 1;
  return { item: itemName(entry), quantity, amount: entry.amount };
}

export interface PricedPlace extends ReservedTime {
  room: string;
  purpose: Purpose | null;
}

export function estimateOf(place: PricedPlace, entries: readonly PricedEntry[]): PriceEstimate | null {
  const { room, purpose, date_from, time_from, date_until, time_until } = place;
  if (date_from === null || time_from === null || time_until === null) return null;
  const end = `${date_until ?? date_from}T${time_until}`;
  return estimatePrice(entries, { room, purpose, start: `${date_from}T${time_from}`, end });
}

/** Hours that really pass, also across a clock change; null: an open time, or the end is not after the start. */
export function hoursOf(time: ReservedTime): number | null {
  const span = time.time_from === null || time.time_until === null ? null : reservedSpan(time);
  return span === null || span.endMs <= span.startMs ? null : (span.endMs - span.startMs) / HOUR_MS;
}
