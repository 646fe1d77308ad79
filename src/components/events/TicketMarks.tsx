import type { CardEvent } from '../../domain/events/card-event.ts';
import type { EventDate } from '../../domain/events/event-dates.ts';
import { eventPhase } from '../../domain/events/event-phase.ts';
import { offerAt, saidTickets, ticketWords } from '../../domain/events/ticket-state.ts';
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
