import { estimatePrice, type PricedEntry, type PriceEstimate } from '../../domain/view/price-estimate.ts';
import { PURPOSES } from '../../domain/view/rental-rules.ts';
import type { FormContent } from './form-content.ts';

/** What can be said of the price while the form is being filled in. */
export type PriceView = { kind: 'unknown' | 'by-agreement' } | { kind: 'estimate'; estimate: PriceEstimate };

export function priceView(entries: readonly PricedEntry[], content: FormContent): PriceView {
  const { room, date_from, date_until, time_from, time_until } = content;
  if (room !== '' && !entries.some((entry) => entry.room === room)) return { kind: 'by-agreement' };
  if (room === '' || date_from === '' || time_from === '' || time_until === '') return { kind: 'unknown' };
  const estimate = estimatePrice(entries, {
    room,
    purpose: PURPOSES.find((purpose) => purpose === content.purpose) ?? null,
    start: `${date_from}T${time_from}`,
    end: `${date_until || date_from}T${time_until}`,
  });
  return estimate === null ? { kind: 'unknown' } : { kind: 'estimate', estimate };
}
