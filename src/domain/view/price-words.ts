import { keepTogether } from './typography.ts';

/** What an event costs, in words: as staff wrote it, else only whether it costs anything. */
export function priceWords(event: { price_text: string | null; is_paid: boolean }): string {
  if (event.price_text !== null) return keepTogether(event.price_text);
  return event.is_paid ? 'vstupné' : 'zadarmo';
}
