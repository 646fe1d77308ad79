// What visitors are told of tickets. Staff say it once; when the sale begins, the clock says the rest.
import { dateParts } from '../time/format-date.ts';
import { type DateTimes, heldDates, type Tickets } from './event-dates.ts';

const NBSP = '\u00a0';

interface Sale {
  tickets: Tickets | null;
  /** When the sale begins, ISO with offset. */
  tickets_from: string | null;
}

/** How tickets are sold at a moment (epoch milliseconds): before the sale begins not yet, from then on freely. */
export function ticketsAt({ tickets, tickets_from }: Sale, nowMs: number): Tickets | null {
  if (tickets === 'sold-out' || tickets === 'at-the-door' || tickets_from === null) return tickets;
  if (nowMs < Date.parse(tickets_from)) return 'not-yet';
  return tickets === 'not-yet' ? 'on-sale' : tickets;
}

/** The states that are said in words; of tickets on sale a link speaks. */
export type SaidTickets = Exclude<Tickets, 'on-sale'>;

/** `vypredané`, `predaj od 1. decembra o 10:00`. */
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

/** All states that are said of the dates of an event sooner or later, each once, in the order in which they come. */
export function saidTickets({ dates, tickets_from }: OnSale): SaidTickets[] {
  const states = heldDates({ dates }).flatMap(({ tickets }) => {
    const sale = { tickets, tickets_from };
    const saleMs = Date.parse(tickets_from ?? '');
    return Number.isNaN(saleMs) ? [tickets] : [ticketsAt(sale, saleMs - 1), ticketsAt(sale, saleMs)];
  });
  const isSaid = (tickets: Tickets | null): tickets is SaidTickets => tickets !== null && tickets !== 'on-sale';
  return [...new Set(states.filter(isSaid))];
}

/** Where the link to the shop leads at a moment: to the date that an event stands for, to a later one, or nowhere yet. */
interface Offer<D> {
  tickets: Tickets | null;
  /** Only when the date is sold out: the first one after it that is not. */
  later: D | null;
}

/** @param date that the event stands for (`listedDate`) */
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

/** Until when the offer of a date stays as it is: until the sale begins, otherwise until the date is over. ISO with offset. */
export function offerUntil({ tickets_from }: OnSale, { ends_at }: DateTimes, nowMs: number): string {
  const isBeforeSale = tickets_from !== null && nowMs < Date.parse(tickets_from);
  return isBeforeSale && Date.parse(tickets_from) < Date.parse(ends_at) ? tickets_from : ends_at;
}

/** What the link to the shop is called; null: there is nothing to buy there now. */
export function shopWords({ tickets, later }: Offer<DateTimes>): string | null {
  if (later !== null) return `Rezervovať na${NBSP}${dayOf(later)}`;
  return tickets === 'sold-out' || tickets === 'not-yet' ? null : 'Rezervovať vstupenku';
}

/** For events without a shop: when there is still room; null: not said, or on no later date. */
export function laterWords({ later }: Offer<DateTimes>): string | null {
  return later === null ? null : `voľno ešte ${dayOf(later)}`;
}

function dayOf({ start_date }: DateTimes): string {
  const { day, month } = dateParts(start_date);
  return `${day}.${NBSP}${month}`;
}
