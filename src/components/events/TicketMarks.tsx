import type { ReactNode } from 'react';
import type { CardEvent } from '../../domain/events/card-event.ts';
import type { EventDate } from '../../domain/events/event-dates.ts';
import { eventPhase } from '../../domain/events/event-phase.ts';
import { laterWords, offerAt, saidTickets, shopWords, ticketWords } from '../../domain/events/ticket-state.ts';
import { Sign } from './Sign.tsx';

interface Props {
  event: Pick<CardEvent, 'dates' | 'tickets_from'>;
  date: EventDate;
  nowMs: number;
  className: string;
}

/** Holds all states to come; `page-scripts/ended-events.ts` shows the present one. */
export function TicketMarks({ event, date, nowMs, className }: Props) {
  const isEnded = eventPhase(event, nowMs) === 'ended';
  const { tickets } = offerAt(event, date, nowMs);
  return saidTickets(event).map((state) => (
    <span key={state} className={`${className} signed`} data-tickets={state} hidden={isEnded || state !== tickets}>
      <Sign name={state} />
      {ticketWords(state, event)}
    </span>
  ));
}

interface OfferProps extends Props {
  event: Pick<CardEvent, 'dates' | 'tickets_from' | 'rezervovane_sk_url'>;
  children: ReactNode;
}

/** The way to the shop, or what is said without one; `page-scripts/next-date.ts` keeps it true. */
export function TicketOffer({ event, date, nowMs, className, children }: OfferProps) {
  const shop = event.rezervovane_sk_url;
  const offer = offerAt(event, date, nowMs);
  const words = shop === null ? laterWords(offer) : shopWords(offer);
  const isHidden = words === null || eventPhase(event, nowMs) === 'ended';
  if (shop === null)
    return (
      <span data-later hidden={isHidden}>
        {words}
      </span>
    );
  return (
    <a className={className} href={shop} target="_blank" rel="noopener" data-shop hidden={isHidden}>
      <span data-shop-words>{words}</span>
      {children}
    </a>
  );
}
