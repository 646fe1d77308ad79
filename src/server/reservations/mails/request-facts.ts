import type { ContentIndex } from '../../../domain/content/content-index.ts';
import type { Room } from '../../../domain/content/rooms.ts';
import { estimatePrice, type PriceEstimate } from '../../../domain/reservations/price-estimate.ts';
import type { Reservation } from '../../../domain/reservations/reservation.ts';
import { amountInWords, reservedTimeInWords } from '../../../domain/reservations/reservation-words.ts';

/** A stored request with what its mails say about it. */
export interface RequestInMail {
  reference: string;
  reservation: Reservation & { email: string };
  room: Pick<Room, 'name'>;
  estimate: PriceEstimate | null;
}

/** What needs no address. */
type RequestFacts = Omit<RequestInMail, 'reservation'> & { reservation: Reservation };

/** The price of what is asked for; null while its hours are not known, or the room has no price. */
export function estimateOf(
  { room, purpose, date_from, time_from, date_until, time_until }: Reservation,
  priceList: ContentIndex['settings']['price-list'],
): PriceEstimate | null {
  if (date_from === null || date_until === null || time_from === null || time_until === null) return null;
  return estimatePrice(priceList, {
    room,
    purpose,
    start: `${date_from}T${time_from}`,
    end: `${date_until}T${time_until}`,
  });
}

/**
 * What is asked for, as names and values. Nothing in it is free text of the visitor: choices, numbers, days and times, so
 * that it may be mailed to an address nobody has proven to be his.
 */
export function requestFacts({ reference, reservation, room, estimate }: RequestFacts): [string, string][] {
  const { eventType, purpose, attendees } = reservation;
  const entries: [string, string | null][] = [
    ['Číslo žiadosti', reference],
    ['Miestnosť', room.name],
    ['Termín', reservedTimeInWords(reservation) ?? 'zatiaľ bez termínu'],
    ['Druh podujatia', eventType],
    ['Účel', purpose],
    ['Počet osôb', attendees === null ? null : String(attendees)],
    ['Orientačná cena', estimate === null ? null : `${amountInWords(estimate.total)} bez doplnkových služieb`],
  ];
  return entries.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}
