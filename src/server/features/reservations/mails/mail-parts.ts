import type { Room } from '../../../../domain/content/rooms.ts';
import { amountInWords, type PriceEstimate } from '../../../../domain/reservations/price-estimate.ts';
import type { Reservation } from '../../../../domain/reservations/reservation.ts';
import { reservedTimeInWords } from '../../../../domain/reservations/reservation-time.ts';
import type { Services } from '../../../services.ts';

export interface RequestInMail {
  reference: string;
  reservation: Reservation & { email: string };
  room: Pick<Room, 'name'>;
  estimate: PriceEstimate | null;
}

type RequestFacts = Omit<RequestInMail, 'reservation'> & { reservation: Reservation };

/** Holds no free text of the visitor: nobody may have verified the address. */
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

const PURPOSE = 'reservation-cancellation';
const TOKEN = /^(R-\d{4}-[0-9A-Z]{5})\.([\w-]{43})$/;

/** The address is signed: only readers of the mail can open it. */
export function cancellationAddress(
  { secret, config }: Pick<Services, 'secret' | 'config'>,
  reference: string,
): string {
  return `${config.siteUrl}/reservation/cancel/${reference}.${secret.sign(PURPOSE, reference)}`;
}

export function referenceOfToken({ secret }: Pick<Services, 'secret'>, token: string): string | null {
  const [, reference = '', signature = ''] = TOKEN.exec(token) ?? [];
  return secret.verify(PURPOSE, reference, signature) ? reference : null;
}

export function deskAddress({ config }: Pick<Services, 'config'>, reference: string): string {
  return `${config.siteUrl}/admin/reservations/${reference}`;
}
