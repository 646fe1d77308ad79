import { keepTogether } from './typography.ts';

interface Price {
  price_text: string | null;
  is_paid: boolean;
}

/** What an event costs, in words that stand by themselves: as staff wrote it, else only whether it costs anything. */
export function priceWords(price: Price): string {
  return wordsOf(price, 'platený vstup');
}

/** The same behind the word „Vstup“. */
export function admissionWords(price: Price): string {
  return wordsOf(price, 'platený');
}

function wordsOf({ price_text, is_paid }: Price, paid: string): string {
  if (price_text !== null) return keepTogether(price_text);
  return is_paid ? paid : 'zadarmo';
}
