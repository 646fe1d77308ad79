// What a save says, in the same words for every kind of entry.
import type { QueryClient } from '@tanstack/react-query';
import { dateParts } from '../../domain/time/format-date.ts';
import { PUBLISHING_QUERY } from '../shared/publishing-query.ts';

/** The message after saving what visitors will see. */
export const SAVED = 'Uložené, o\u00a0chvíľu to bude na webe.';
/** The message after saving what visitors should see, while the last build has failed. */
export const SAVED_IN_VAIN = 'Uložené, na web sa to zatiaľ nedostalo.';
/** The message after saving a draft. */
export const SAVED_AS_DRAFT = 'Uložené ako koncept, na webe to nevidno.';

/** The message after saving what belongs to something that visitors do not see now. */
export const SAVED_UNSEEN = 'Uložené, na webe to teraz nevidno.';

/** The message after saving what goes to the site later. */
export function savedUntil(epochMs: number, nowMs: number): string {
  return `Uložené, zverejní sa ${dayAndTime(epochMs, nowMs)}.`;
}

/** `23. novembra o 8:00`, with the year when it is another one than now. */
export function dayAndTime(epochMs: number, nowMs: number): string {
  const { day, month, year, time } = dateParts(epochMs);
  const otherYear = year === dateParts(nowMs).year ? '' : ` ${year}`;
  return `${day}.\u00a0${month}${otherYear} o\u00a0${time}`;
}

/** The message without the promise that visitors see it soon, where the header says that publishing has failed. */
export function asPublished(words: string, queries: QueryClient): string {
  const isFailing = queries.getQueryData(PUBLISHING_QUERY.queryKey)?.state === 'failed';
  return isFailing && words === SAVED ? SAVED_IN_VAIN : words;
}
