// When an event moves, its texts may still name the old day or hour.
import { monthForms } from '../time/typed-day.ts';
import { foldForSearch } from '../words/fold.ts';

/** `5., 12. a 19. decembra`, `5. – 7. decembra` */
const MORE_DAYS = '(?:(?:,| a| aj| i| az| do)? ?(?:[–-] ?)?\\d{1,2}\\.)*';

/** Finds `5. decembra`, `5. 12.`, `05.12.2026` and `5. a 12. decembra`; another year is another day. */
export function namesDay(day: string): (text: string) => boolean {
  const [year = '', month = '', date = ''] = day.split('-');
  const months = [`0?${Number(month)}\\.`, ...monthForms(Number(month)).map((form) => `${form}(?![a-z])`)];
  const named = `(?<!\\d)0?${Number(date)}\\.${MORE_DAYS} ?(?:${months.join('|')})(?:,? ?(\\d{4}))?`;
  const pattern = new RegExp(named, 'g');
  return (text) => [...foldForSearch(text).matchAll(pattern)].some(([, itsYear = year]) => itsYear === year);
}

export function namesHour(clock: string): (text: string) => boolean {
  const [hours = '', minutes = ''] = clock.split(':');
  const full = minutes === '00' ? '|\\.? ?(?:h|hod|hodin[a-z]*)(?![a-z])' : '';
  const named = new RegExp(`(?<![\\d.:])0?${Number(hours)}(?:[:.]${minutes}(?!\\d)${full})`);
  return (text) => named.test(foldForSearch(text));
}

export function sentencesOf(markdown: string): string[] {
  return markdown
    .split('\n')
    .map((line) => line.replace(/[*_#>`\\]/g, '').replace(/^\s*[-+] /, ''))
    .flatMap((line) => line.split(/(?<=[^\d\s][.!?…])\s+(?=\p{Lu})/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
