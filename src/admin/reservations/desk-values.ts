import type { DeskChange, DeskReservationDetail } from '../../api/admin-reservations.ts';
import { type PriceItem, type PriceSums, priceSums } from '../../domain/reservations/reservation-price.ts';

export interface ItemValues {
  item: string;
  quantity: number | string;
  amount: number | string;
}

export type DeskValues = ReturnType<typeof toDeskValues>;

export function toDeskValues({ notes, items, price }: DeskReservationDetail) {
  const { deposit, balance } = price;
  return {
    notes,
    items: items.map((row): ItemValues => ({ ...row })),
    deposit: {
      amount: deposit.is_agreed ? (deposit.amount ?? '') : '',
      due: deposit.due ?? '',
      paid_on: deposit.paid_on ?? '',
    },
    balance: { due: balance.due ?? '', paid_on: balance.paid_on ?? '' },
  };
}

export function toDeskChange({ notes, items, deposit, balance }: DeskValues): DeskChange {
  const text = (value: string) => (value === '' ? null : value);
  return {
    notes,
    items: items.map(toItem),
    deposit: {
      amount: deposit.amount === '' ? null : Number(deposit.amount),
      due: text(deposit.due),
      paid_on: text(deposit.paid_on),
    },
    balance: { due: text(balance.due), paid_on: text(balance.paid_on) },
  };
}

export function typedSums({ items, deposit }: DeskValues, { price, terms }: DeskReservationDetail): PriceSums {
  const agreed = deposit.amount === '' ? null : Number(deposit.amount);
  const paid = price.deposit.paid_on !== null && deposit.paid_on !== '' ? price.deposit.amount : null;
  return priceSums(items.map(toItem), paid ?? agreed, terms);
}

/** By field; an empty quantity or amount would count as zero. */
export function itemProblems(items: readonly ItemValues[]): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [at, { quantity, amount }] of items.entries()) {
    if (quantity === '') problems[`items.${at}.quantity`] = 'Doplňte množstvo.';
    if (amount === '') problems[`items.${at}.amount`] = 'Doplňte sumu, hoci aj nulu.';
  }
  return problems;
}

export function toItem({ item, quantity, amount }: ItemValues): PriceItem {
  return { item, quantity: Number(quantity), amount: Number(amount) };
}
