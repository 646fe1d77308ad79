import { type DateRange, isComplete } from '../../domain/time/date-range.ts';
import { formatDate, noonOf, rangeInWords } from '../../domain/time/format-date.ts';

/** What has been chosen so far and what is still missing. */
export function rangeProgress(range: DateRange): string {
  if (isComplete(range)) return `Vybrané: ${rangeInWords(range)}.`;
  if (range.start !== null) return `Začiatok ${formatDate(noonOf(range.start))} vybraný, vyberte koniec.`;
  if (range.end !== null) return `Koniec ${formatDate(noonOf(range.end))} vybraný, vyberte začiatok.`;
  return 'Vyberte začiatok a\u00a0koniec obdobia.';
}
