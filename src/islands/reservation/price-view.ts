import { estimatePrice, type PricedEntry, type PriceEstimate } from '../../domain/reservations/price-estimate.ts';
import { PURPOSES } from '../../domain/reservations/rental-rules.ts';
import { wallClockMs } from '../../domain/time/wall-clock.ts';
import type { FormContent } from './form-content.ts';

/** What can be said of the price while the form is being filled in; `impossible`: the time ends before it begins. */
export type PriceView =
  | { kind: 'unknown' | 'impossible' | 'by-agreement' }
  | { kind: 'estimate'; estimate: PriceEstimate };

export function priceView(entries: readonly PricedEntry[], content: FormContent): PriceView {
  const { room, date_from, date_until, time_from, time_until } = content;
  if (room !== '' && !entries.some((entry) => entry.room === room)) return { kind: 'by-agreement' };
  if (room === '' || date_from === '' || time_from === '' || time_until === '') return { kind: 'unknown' };
  const start = `${date_from}T${time_from}`;
  const end = `${date_until || date_from}T${time_until}`;
  if (wallClockMs(end) <= wallClockMs(start)) return { kind: 'impossible' };
  const estimate = estimatePrice(entries, {
    room,
    purpose: PURPOSES.find((purpose) => purpose === content.purpose) ?? null,
    start,
    end,
  });
  // The room has prices, but none for this purpose.
  return estimate === null ? { kind: 'by-agreement' } : { kind: 'estimate', estimate };
}
