// The price list only proposes; staff decide.

import type { PricedEntry } from './price-estimate.ts';
import {
  estimateOf,
  hoursOf,
  itemName,
  type PricedPlace,
  type PriceItem,
  suggestedItems,
} from './reservation-price.ts';

export interface PriceLine {
  before: PriceItem | null;
  after: PriceItem | null;
}

export interface PriceChange {
  proposed: PriceItem[] | null;
  lines: PriceLine[];
}

/** null: no price was set, or the list makes no difference. */
export function priceChange(
  items: readonly PriceItem[],
  entries: readonly PricedEntry[],
  { before, after }: { before: PricedPlace; after: PricedPlace },
): PriceChange | null {
  if (items.length === 0) return null;
  const [old, suggested] = [before, after].map((place) => suggestedItems(estimateOf(place, entries)));
  if (old === undefined || suggested === undefined) return null;
  const isUnsaid = suggested.length === 0;
  const isSameHire =
    before.room === after.room && before.purpose === after.purpose && hoursOf(before) === hoursOf(after);
  if (isUnsaid ? isSameHire : isSamePrice(old, suggested)) return null;
  const proposed = isUnsaid ? null : proposedItems(items, entries, suggested);
  return { proposed, lines: linesOf(items, proposed ?? []) };
}

export function isSamePrice(one: readonly PriceItem[], other: readonly PriceItem[]): boolean {
  const text = (rows: readonly PriceItem[]) => JSON.stringify(rows.map((row) => [row.item, row.quantity, row.amount]));
  return text(one) === text(other);
}

/** A price without a room row was agreed as a whole, so only its extras and discounts stay. */
function proposedItems(
  items: readonly PriceItem[],
  entries: readonly PricedEntry[],
  suggested: readonly PriceItem[],
): PriceItem[] {
  const namesOf = (isWanted: (entry: PricedEntry) => boolean) => new Set(entries.filter(isWanted).map(itemName));
  const [rooms, extras] = [namesOf(({ room }) => room !== null), namesOf(({ room }) => room === null)];
  const isByList = items.some(({ item }) => rooms.has(item));
  const stays = ({ item, amount }: PriceItem) => (isByList ? !rooms.has(item) : extras.has(item) || amount < 0);
  return [...suggested, ...items.filter(stays)];
}

function linesOf(before: readonly PriceItem[], after: readonly PriceItem[]): PriceLine[] {
  const left = [...after];
  const take = (isWanted: (row: PriceItem) => boolean): PriceItem | null => {
    const at = left.findIndex(isWanted);
    return at === -1 ? null : (left.splice(at, 1)[0] ?? null);
  };
  const lines = before.map((row): PriceLine => ({ before: row, after: take(({ item }) => item === row.item) }));
  for (const line of lines) line.after ??= take(() => true);
  return [...lines, ...left.map((row) => ({ before: null, after: row }))];
}
