import type { QueryClient } from '@tanstack/react-query';
import { dateParts } from '../../domain/time/format-date.ts';
import { PUBLISHING_QUERY } from '../shared/publishing-query.ts';

export const SAVED = 'Uložené, o\u00a0chvíľu to bude na webe.';
export const SAVED_IN_VAIN = 'Uložené, na web sa to zatiaľ nedostalo.';
export const SAVED_AS_DRAFT = 'Uložené ako koncept, na webe to nevidno.';

export const SAVED_UNSEEN = 'Uložené, na webe to teraz nevidno.';

export function savedUntil(epochMs: number, nowMs: number): string {
  return `Uložené, zverejní sa ${dayAndTime(epochMs, nowMs)}.`;
}

/** `23. novembra o 8:00`, with the year when it is not this one. */
export function dayAndTime(epochMs: number, nowMs: number): string {
  const { day, month, year, time } = dateParts(epochMs);
  const otherYear = year === dateParts(nowMs).year ? '' : ` ${year}`;
  return `${day}.\u00a0${month}${otherYear} o\u00a0${time}`;
}

export function asPublished(words: string, queries: QueryClient): string {
  const isFailing = queries.getQueryData(PUBLISHING_QUERY.queryKey)?.state === 'failed';
  return isFailing && words === SAVED ? SAVED_IN_VAIN : words;
}
