import type { Room } from '../../../domain/content/rooms.ts';
import type { Reservation } from '../../../domain/reservations/reservation.ts';
import { sumsOf } from '../../../domain/reservations/reservation.ts';
import { STATUS_WORDS } from '../../../domain/reservations/reservation-status.ts';
import { toCsv } from '../../http/csv.ts';
import type { Entry } from '../../store/collection.ts';

const SOURCES = { form: 'web', phone: 'telefón', block: 'blokovanie' } as const;

type Column = [heading: string, cell: (entry: Entry<Reservation>) => string | number | null];

/** Reservations as a table for a spreadsheet; days and times in the form that sorts. */
export function reservationsCsv(entries: readonly Entry<Reservation>[], rooms: readonly Room[]): string {
  const roomName = (room: string) => rooms.find(({ id }) => id === room)?.name ?? room;
  const columns: Column[] = [
    ['číslo', ({ id }) => id],
    ['stav', ({ value }) => STATUS_WORDS[value.status]],
    ['pôvod', ({ value }) => SOURCES[value.source]],
    ['prijaté', ({ value }) => value.created_at],
    ['miestnosť', ({ value }) => roomName(value.room)],
    ['od dňa', ({ value }) => value.date_from],
    ['od času', ({ value }) => value.time_from],
    ['do dňa', ({ value }) => value.date_until],
    ['do času', ({ value }) => value.time_until],
    ['meno', ({ value }) => value.name],
    ['e-mail', ({ value }) => value.email],
    ['telefón', ({ value }) => value.phone],
    ['druh podujatia', ({ value }) => value.eventType],
    ['účel', ({ value }) => value.purpose],
    ['počet osôb', ({ value }) => value.attendees],
    ['správa', ({ value }) => value.message],
    ['cena €', ({ value }) => euros(sumsOf(value).total)],
    ['záloha €', ({ value }) => euros(sumsOf(value).deposit)],
    ['záloha do', ({ value }) => value.deposit.due],
    ['záloha zaplatená', ({ value }) => value.deposit.paid_on],
    ['doplatok €', ({ value }) => euros(sumsOf(value).balance)],
    ['doplatok do', ({ value }) => value.balance.due],
    ['doplatok zaplatený', ({ value }) => value.balance.paid_on],
    ['dôvod', ({ value }) => value.reason],
    ['poznámky', ({ value }) => value.notes],
  ];
  const rows = entries.map((entry) => columns.map(([, cell]) => String(cell(entry) ?? '')));
  return toCsv([columns.map(([heading]) => heading), ...rows]);
}

/** As Slovak spreadsheets write numbers. */
function euros(amount: number | null): string | null {
  return amount === null ? null : amount.toFixed(2).replace('.', ',');
}
