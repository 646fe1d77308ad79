const AMOUNT = new Intl.NumberFormat('sk', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const WHOLE_AMOUNT = new Intl.NumberFormat('sk', { maximumFractionDigits: 0 });

/** `13 €/hod.`, `12,50 €/hod.`; a price that is paid once is `20 €`. `amount` is in euros. Spaces do not break. */
export function formatPrice(price: { amount: number; unit: 'hour' | 'once' }): string {
  const amount = (Number.isInteger(price.amount) ? WHOLE_AMOUNT : AMOUNT).format(price.amount);
  return `${amount}\u00a0€${price.unit === 'hour' ? '/hod.' : ''}`;
}

/** `1 200,50 €` */
export function formatAmount(amount: number): string {
  return formatPrice({ amount, unit: 'once' });
}

/** What the prices of a list are for, in a sentence before it. */
export function unitSentence(prices: readonly { unit: 'hour' | 'once' }[]): string {
  return prices.every(({ unit }) => unit === 'hour')
    ? 'Ceny sú za hodinu.'
    : 'Ceny označené „/hod.“ sú za hodinu, ostatné sa platia raz.';
}
