const AMOUNT = new Intl.NumberFormat('sk', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const WHOLE_AMOUNT = new Intl.NumberFormat('sk', { maximumFractionDigits: 0 });

/** `13 €/hod.`, paid once `20 €`; in euros, with non-breaking spaces. */
export function formatPrice(price: { amount: number; unit: 'hour' | 'once' }): string {
  const amount = (Number.isInteger(price.amount) ? WHOLE_AMOUNT : AMOUNT).format(price.amount);
  return `${amount}\u00a0€${price.unit === 'hour' ? '/hod.' : ''}`;
}

export function formatAmount(amount: number): string {
  return formatPrice({ amount, unit: 'once' });
}

export function unitSentence(prices: readonly { unit: 'hour' | 'once' }[]): string {
  return prices.every(({ unit }) => unit === 'hour')
    ? 'Ceny sú za hodinu.'
    : 'Ceny označené „/hod.“ sú za hodinu, ostatné sa platia raz.';
}
