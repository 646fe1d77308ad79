// When the sale begins, the clock says the rest.
import { dateParts } from '../time/format-date.ts';
import { type DateTimes, heldDates, type Tickets } from './event-dates.ts';

const NBSP = '\u00a0';

interface Sale {
  tickets: Tickets | null;
  /** ISO with offset. */
  tickets_from: string | null;
}

export function ticketsAt({ tickets, tickets_from }: Sale, nowMs: number): Tickets | null {
  if (tickets === 'sold-out' || tickets === 'at-the-door' || tickets_from === null) return tickets;
  if (nowMs < Date.parse(tickets_from)) return 'not-yet';
  return tickets === 'not-yet' ? 'on-sale' : tickets;
}

export type SaidTickets = Exclude<Tickets, 'on-sale'>;

export function ticketWords(tickets: SaidTickets, { tickets_from }: Pick<Sale, 'tickets_from'>): string {
  switch (tickets) {
    case 'sold-out':
      return 'vypredané';
    case 'few-left':
      return 'zostáva málo miest';
    case 'at-the-door':
      return `lístky na${NBSP}mieste`;
    case 'not-yet':
      return tickets_from === null ? `ešte nie v${NBSP}predaji` : saleFrom(tickets_from);
  }
}

function saleFrom(moment: string): string {
  const { day, month, time } = dateParts(moment);
  const words = `predaj od${NBSP}${day}.${NBSP}${month}`;
  return time === '0:00' ? words : `${words} o${NBSP}${time}`;
}

interface OnSale extends Pick<Sale, 'tickets_from'> {
  dates: readonly (DateTimes & { tickets: Tickets | null })[];
}

export function saidTickets({ dates, tickets_from }: OnSale): SaidTickets[] {
  const states = heldDates({ dates }).flatMap(({ tickets }) => {
    const sale = { tickets, tickets_from };
    const saleMs = Date.parse(tickets_from ?? '');
    return Number.isNaN(saleMs) ? [tickets] : [ticketsAt(sale, saleMs - 1), ticketsAt(sale, saleMs)];
  });
  const isSaid = (tickets: Tickets | null): tickets is SaidTickets => tickets !== null && tickets !== 'on-sale';
  return [...new Set(states.filter(isSaid))];
}

interface Offer<D> {
  tickets: Tickets | null;
  later: D | null;
}

export function offerAt<E extends OnSale>(
  event: E,
  date: E['dates'][number],
  nowMs: number,
): Offer<E['dates'][number]> {
  const tickets = ticketsAt({ tickets: date.tickets, tickets_from: event.tickets_from }, nowMs);
  if (tickets !== 'sold-out') return { tickets, later: null };
  const isFree = (other: E['dates'][number]) =>
    Date.parse(other.start_date) > Date.parse(date.start_date) && other.tickets !== 'sold-out';
  return { tickets, later: heldDates(event).find(isFree) ?? null };
}

/** ISO with offset: the beginning of the sale, else the end of the date. */
export function offerUntil({ tickets_from }: OnSale, { ends_at }: DateTimes, nowMs: number): string {
  const isBeforeSale = tickets_from !== null && nowMs < Date.parse(tickets_from);
  return isBeforeSale && Date.parse(tickets_from) < Date.parse(ends_at) ? tickets_from : ends_at;
}

export function shopWords({ tickets, later }: Offer<DateTimes>): string | null {
  if (later !== null) return `Rezervovať na${NBSP}${dayOf(later)}`;
  return tickets === 'sold-out' || tickets === 'not-yet' ? null : 'Rezervovať vstupenku';
}

export function laterWords({ later }: Offer<DateTimes>): string | null {
  return later === null ? null : `voľno ešte ${dayOf(later)}`;
}

function dayOf({ start_date }: DateTimes): string {
  const { day, month } = dateParts(start_date);
  return `${day}.${NBSP}${month}`;
}
