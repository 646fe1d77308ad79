import { formatDateTime } from '../time/format-date.ts';
import type { CardEvent } from './card-event.ts';

type Status = NonNullable<CardEvent['staff_status']>;

/** What has changed, as a mark of the event. A status is a word about `stav`; these are about `podujatie`. */
export const CHANGE_WORDS: Readonly<Record<Status, string>> = { Zrušený: 'zrušené', Presunutý: 'presunuté' };

/** What has changed, as a sentence. */
export function changeSentence(status: Status): string {
  return `Toto podujatie je ${CHANGE_WORDS[status]}.`;
}

/** When it was to be at first; null where that has not changed or is not known. */
export function originalTime({ previous_start_date }: { previous_start_date: string | null }): string | null {
  return previous_start_date === null ? null : `Pôvodný termín: ${formatDateTime(previous_start_date)}`;
}
