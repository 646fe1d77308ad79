import { type PriceEstimate, toCents } from './price-estimate.ts';
import { DEPOSIT_SHARE } from './rental-rules.ts';

/** One row of a price: so many times so many euros. */
export interface PriceItem {
  item: string;
  quantity: number;
  /** In euros. */
  amount: number;
}

/** In euros, to the cent; null while no price was agreed on. */
export interface PriceSums {
  total: number | null;
  deposit: number | null;
  balance: number | null;
}

/**
 * The sums of a price. The deposit is its usual share of the total unless staff agreed on another sum, or it was already
 * paid: a paid deposit keeps its amount when the price changes.
 * @param depositAmount in euros; null: the usual share
 */
export function priceSums(items: readonly PriceItem[], depositAmount: number | null): PriceSums {
  if (items.length === 0) return { total: null, deposit: null, balance: null };
  const total = toCents(items.reduce((sum, { quantity, amount }) => sum + toCents(quantity * amount), 0));
  const deposit = depositAmount ?? toCents(total * DEPOSIT_SHARE);
  return { total, deposit, balance: toCents(total - deposit) };
}

/** The rows that an estimate leads to; none while it is a range, because somebody has to choose. */
export function suggestedItems(estimate: PriceEstimate | null): PriceItem[] {
  if (estimate === null || estimate.total.from !== estimate.total.to) return [];
  return estimate.items.map(({ item, purpose, amount, unit }) => ({
    item: purpose === null ? item : `${item}, ${purpose}`,
    quantity: unit === 'hour' ? toCents(estimate.hours) : 1,
    amount,
  }));
}
