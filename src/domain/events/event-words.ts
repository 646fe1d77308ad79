import { formatDateTime } from '../time/format-date.ts';
import { keepTogether } from '../words/typography.ts';
import type { CardEvent } from './card-event.ts';

/** The kinds of events, as files name them, and their names for people. */
const KIND_NAMES = {
  concert: 'Koncert',
  theatre: 'Divadlo',
  exhibition: 'Výstava',
  children: 'Pre deti',
  course: 'Kurz',
  festival: 'Festival',
  lecture: 'Prednáška',
  market: 'Trh',
  film: 'Film',
  dance: 'Tanec',
  community: 'Komunita',
} as const;

export type EventKind = keyof typeof KIND_NAMES;
export const EVENT_KINDS = Object.keys(KIND_NAMES) as EventKind[];

/** The Slovak name of a kind of event. */
export function kindName(kind: EventKind): string {
  return KIND_NAMES[kind];
}

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
