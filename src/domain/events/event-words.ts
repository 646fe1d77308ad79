import { formatDateTime } from '../time/format-date.ts';
import { capitalised } from '../words/capitalised.ts';
import type { EventStatus } from './event-dates.ts';

interface Admission {
  price_text: string | null;
  is_paid: boolean;
}

export function priceWords(event: Admission): string {
  return wordsOf(event, 'platený vstup');
}

export function isSimplyFree({ price_text, is_paid }: Admission): boolean {
  return price_text === null && !is_paid;
}

export function admissionWords(event: Admission): string {
  return wordsOf(event, 'platený');
}

function wordsOf({ price_text, is_paid }: Admission, paid: string): string {
  return price_text ?? (is_paid ? paid : 'zadarmo');
}

/** These agree with `podujatie`, a status agrees with `stav`. */
export const CHANGE_WORDS: Readonly<Record<EventStatus, string>> = { Zrušený: 'zrušené', Presunutý: 'presunuté' };

/** `Zrušené: Jazz`: calendars and feed readers may show only the title. */
export function titleWithChange(title: string, status: EventStatus | null): string {
  return status === null ? title : `${capitalised(CHANGE_WORDS[status])}: ${title}`;
}

export function changeSentence(status: EventStatus): string {
  return `Toto podujatie je ${CHANGE_WORDS[status]}.`;
}

export function originalTime({ previous_start_date }: { previous_start_date: string | null }): string | null {
  return previous_start_date === null ? null : `Pôvodný termín: ${formatDateTime(previous_start_date)}`;
}
