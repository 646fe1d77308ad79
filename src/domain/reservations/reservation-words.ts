// What a reservation asks for, in Slovak words, for form, mails and desks.
import { formatDate, formatDateTime, formatSpan, noonOf, rangeInWords } from '../time/format-date.ts';
import { toEpochMs } from '../time/wall-clock.ts';
import { formatPrice } from '../words/price.ts';
import type { AmountRange } from './reservation-price.ts';
import type { ReservedTime } from './reservation-time.ts';

/** `sobota 5. decembra 2026, 18:00 – 22:00`, `5. decembra – 6. decembra 2026`; null when no day was given. */
export function reservedTimeInWords({ date_from, time_from, date_until, time_until }: ReservedTime): string | null {
  if (date_from === null) return null;
  const until = date_until ?? date_from;
  if (time_from === null) return rangeInWords({ start: date_from, end: until });
  const start = momentOf(date_from, time_from);
  if (time_until !== null) return formatSpan(start, momentOf(until, time_until));
  return until === date_from ? formatSpan(start, null) : `${formatDateTime(start)}\u00a0– ${formatDate(noonOf(until))}`;
}

function momentOf(day: string, time: string): string {
  return new Date(toEpochMs(`${day}T${time}`)).toISOString();
}

/** `360 €`, and for a range `52 € – 360 €`. */
export function amountInWords({ from, to }: AmountRange): string {
  const [low, high] = [from, to].map((amount) => formatPrice({ amount, unit: 'once' }));
  return from === to ? `${low}` : `${low} – ${high}`;
}

// The status of a reservation and the statuses that can follow, in words for desk, mails and pages.

export const RESERVATION_STATUSES = ['new', 'confirmed', 'rejected', 'cancelled', 'done'] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** Who brought it: the visitor's form, staff for somebody on the phone, or the centre itself when it keeps a room free. */
export const RESERVATION_SOURCES = ['form', 'phone', 'block'] as const;

/** A rejected or cancelled reservation can be opened again; a finished one cannot. */
const NEXT: Readonly<Record<ReservationStatus, readonly ReservationStatus[]>> = {
  new: ['confirmed', 'rejected', 'cancelled'],
  confirmed: ['cancelled', 'done'],
  rejected: ['new'],
  cancelled: ['new'],
  done: [],
};

/** The statuses that can follow this one. */
export function nextStatuses(status: ReservationStatus): readonly ReservationStatus[] {
  return NEXT[status];
}

/** Whether a reservation in this state may still take place, so that its time is worth asking about. */
export function isOpen(status: ReservationStatus): boolean {
  return status === 'new' || status === 'confirmed';
}

/** `potvrdená`, said of a reservation. */
export const STATUS_WORDS: Readonly<Record<ReservationStatus, string>> = {
  new: 'nová',
  confirmed: 'potvrdená',
  rejected: 'zamietnutá',
  cancelled: 'zrušená',
  done: 'ukončená',
};

// What the mails of the reservations desk say in the words of a person. Staff see it before it is sent, and may change it;
// room, time, price and dates stand below it in any case.

/** What a visitor is written about. */
export type DecisionMail = 'confirmed' | 'rejected' | 'cancelled' | 'done' | 'changed' | 'reopened';

const TEXTS: Readonly<Record<DecisionMail, string>> = {
  confirmed:
    'Dobrý deň,\n\nvašu rezerváciu potvrdzujeme. Miestnosť je pre vás v\u00a0tomto čase zapísaná.\n\nTešíme sa na vás.',
  rejected:
    'Dobrý deň,\n\nvašej žiadosti tentoraz nemôžeme vyhovieť, mrzí nás to. Ak vám vyhovuje iný deň alebo iná miestnosť, odpovedzte na túto správu a\u00a0nájdeme riešenie.',
  cancelled:
    'Dobrý deň,\n\nvašu rezerváciu sme zrušili. Ak ste s\u00a0tým nerátali, odpovedzte na túto správu alebo nám zavolajte.',
  done: 'Dobrý deň,\n\nďakujeme, že ste boli u\u00a0nás. Budeme radi, keď nám napíšete, ako ste boli spokojní.',
  reopened:
    'Dobrý deň,\n\nk\u00a0vašej žiadosti sme sa vrátili a\u00a0znova ju posudzujeme. Ozveme sa vám, len čo budeme vedieť viac.',
  changed: 'Dobrý deň,\n\nvašu rezerváciu sme zmenili. Platí to, čo nájdete nižšie.',
};

/** The text a mail has unless staff write another one; paragraphs are parted by an empty line. */
export function suggestedMailText(mail: DecisionMail): string {
  return TEXTS[mail];
}
