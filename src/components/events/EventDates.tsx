import { type EventDate, heldDates } from '../../domain/events/event-dates.ts';
import { CHANGE_WORDS } from '../../domain/events/event-words.ts';
import type { PublishedEvent } from '../../domain/events/published-event.ts';
import { type SaidTickets, ticketsAt, ticketWords } from '../../domain/events/ticket-state.ts';
import { dateParts, formatDate, formatSpan, keepYears } from '../../domain/time/format-date.ts';
import { Signed } from './Sign.tsx';
import './EventDates.css';

interface Props {
  event: Pick<PublishedEvent, 'dates' | 'tickets_from'>;
  nowMs: number;
}

const MOST_OPEN = 8;

export function EventDates({ event, nowMs }: Props) {
  const { dates } = event;
  if (dates.length < 2) return null;
  const list = <DateList event={event} nowMs={nowMs} />;
  if (dates.length <= MOST_OPEN)
    return (
      <section className="event-dates" aria-labelledby="terminy">
        <h2 id="terminy">Termíny</h2>
        {list}
      </section>
    );
  return (
    <details className="event-dates">
      <summary>
        <h2>Všetkých {dates.length} termínov</h2>
        <span className="muted">{fromTo(dates)}</span>
        <svg className="plus" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 12h16" />
          <path d="M12 4v16" />
        </svg>
      </summary>
      {list}
    </details>
  );
}

function fromTo(dates: readonly EventDate[]): string {
  const moments = [dates[0], dates.at(-1)].map((date) => formatDate(date?.start_date ?? ''));
  return keepYears(moments.join('\u00a0– '));
}

function DateList({ event, nowMs }: Props) {
  const { dates } = event;
  const years = new Set(dates.map(({ start_date }) => dateParts(start_date).year));
  const states = new Set(heldDates(event).map(({ tickets }) => tickets));
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the role brings back what Safari takes from lists without markers
    <ol role="list">
      {dates.map((date) => (
        <li key={date.key} className={classOf(date, nowMs)} data-over={date.ends_at}>
          <DateTime date={date} withYear={years.size > 1} />
          <Change date={date} />
          {states.size > 1 && <RowTickets event={event} date={date} nowMs={nowMs} />}
        </li>
      ))}
    </ol>
  );
}

function classOf({ ends_at, status }: EventDate, nowMs: number): string | undefined {
  const isOver = Date.parse(ends_at) <= nowMs && 'event-date--over';
  const isCancelled = status === 'Zrušený' && 'event-date--cancelled';
  return [isOver, isCancelled].filter(Boolean).join(' ') || undefined;
}

function DateTime({ date: { start_date, end_date }, withYear }: { date: EventDate; withYear: boolean }) {
  const words = formatSpan(start_date, end_date);
  const start = dateParts(start_date);
  const [, hours] = words.split(`${start.year}, `);
  if (end_date !== null && hours === undefined) return <time dateTime={start_date}>{keepYears(words)}</time>;
  const day = `${start.day}.\u00a0${start.month}${withYear ? `\u00a0${start.year}` : ''}`;
  return (
    <time dateTime={start_date} className="event-date-columns">
      <span>{start.weekday}</span> <span>{day}</span> <span>{hours ?? start.time}</span>
    </time>
  );
}

function Change({ date: { status, previous_start_date } }: { date: EventDate }) {
  if (status === null) return null;
  return (
    <span className="event-date-note">
      {CHANGE_WORDS[status]}
      {previous_start_date !== null && <>, pôvodne {dayAndTime(previous_start_date)}</>}
    </span>
  );
}

function dayAndTime(moment: string): string {
  const { day, month, time } = dateParts(moment);
  return `${day}.\u00a0${month} o\u00a0${time}`;
}

function RowTickets({ event: { tickets_from }, date, nowMs }: Props & { date: EventDate }) {
  const tickets = ticketsAt({ tickets: date.tickets, tickets_from }, nowMs);
  if (date.status === 'Zrušený' || !isSaid(tickets)) return null;
  return (
    <span className="event-date-note event-date-tickets">
      <Signed name={tickets}>{ticketWords(tickets, { tickets_from })}</Signed>
    </span>
  );
}

function isSaid(tickets: EventDate['tickets']): tickets is SaidTickets {
  return tickets !== null && tickets !== 'on-sale';
}
