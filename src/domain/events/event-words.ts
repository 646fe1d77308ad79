import { formatDateTime } from '../time/format-date.ts';
import { capitalised } from '../words/capitalised.ts';
import type { EventStatus } from './event-dates.ts';

interface Admission {
  price_text: string | null;
  is_paid: boolean;
}

/** The price of an event in words: as staff wrote it, otherwise only whether admission is free. */
export function priceWords(event: Admission): string {
  return wordsOf(event, 'platený vstup');
}

/** Whether „zadarmo“ says all of the price: staff have written nothing else. */
export function isSimplyFree({ price_text, is_paid }: Admission): boolean {
  return price_text === null && !is_paid;
}

/** The price in words that follow „Vstup“. */
export function admissionWords(event: Admission): string {
  return wordsOf(event, 'platený');
}

function wordsOf({ price_text, is_paid }: Admission, paid: string): string {
  return price_text ?? (is_paid ? paid : 'zadarmo');
}

/** The change as a mark on an event. A status agrees with the noun `stav`, these words agree with `podujatie`. */
export const CHANGE_WORDS: Readonly<Record<EventStatus, string>> = { Zrušený: 'zrušené', Presunutý: 'presunuté' };

/** A title that begins with the change, `Zrušené: Jazz`: calendars and feed readers may show nothing else of an entry. */
export function titleWithChange(title: string, status: EventStatus | null): string {
  return status === null ? title : `${capitalised(CHANGE_WORDS[status])}: ${title}`;
}

/** The change as a sentence. */
export function changeSentence(status: EventStatus): string {
  return `Toto podujatie je ${CHANGE_WORDS[status]}.`;
}

/** The original time of an event; null when it has not changed or is not known. */
export function originalTime({ previous_start_date }: { previous_start_date: string | null }): string | null {
  return previous_start_date === null ? null : `Pôvodný termín: ${formatDateTime(previous_start_date)}`;
}
