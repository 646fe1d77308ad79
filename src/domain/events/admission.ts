import { keepTogether } from '../words/typography.ts';

interface Admission {
  price_text: string | null;
  is_paid: boolean;
}

/** What an event costs, in words that stand by themselves: as staff wrote it, else only whether it costs anything. */
export function priceWords(event: Admission): string {
  return wordsOf(event, 'platený vstup');
}

/** The same behind the word „Vstup“. */
export function admissionWords(event: Admission): string {
  return wordsOf(event, 'platený');
}

function wordsOf({ price_text, is_paid }: Admission, paid: string): string {
  if (price_text !== null) return keepTogether(price_text);
  return is_paid ? paid : 'zadarmo';
}
