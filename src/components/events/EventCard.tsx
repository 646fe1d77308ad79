import { forAges, inLanguage } from '../../domain/events/audience-words.ts';
import { type CardEvent, eventPath } from '../../domain/events/card-event.ts';
import { datePartsOf, hasSeveralDates } from '../../domain/events/date-words.ts';
import { ACCESS_WORDS } from '../../domain/events/event-access.ts';
import { type EventDate, finalDate, intervalOf, listedDate } from '../../domain/events/event-dates.ts';
import { eventPhase } from '../../domain/events/event-phase.ts';
import { CHANGE_WORDS, isSimplyFree, priceWords } from '../../domain/events/event-words.ts';
import { offerUntil } from '../../domain/events/ticket-state.ts';
import { type Interval, overlaps } from '../../domain/time/wall-clock.ts';
import { capitalised } from '../../domain/words/capitalised.ts';
import { POSTER_SIZE, StoragePicture } from '../StoragePicture.tsx';
import { KindMark, KindPoster } from '../shapes/KindDrawing.tsx';
import { Signed, type SignName } from './Sign.tsx';
import { TicketMarks, TicketOffer } from './TicketMarks.tsx';
import './EventCard.css';

interface Props {
  event: CardEvent;
  nowMs: number;
  headingLevel?: 'h3' | 'h4';
  sizes: string;
  /** The card shows the first date within it. */
  within?: Interval | undefined;
}

export function EventCard({ event, nowMs, headingLevel: Heading = 'h3', sizes, within }: Props) {
  const isEnded = eventPhase(event, nowMs) === 'ended';
  const isCancelled = event.staff_status === 'Zrušený';
  const date = dateWithin(event, within) ?? listedDate(event, nowMs);
  const parts = datePartsOf(event, date);
  const href = eventPath(event);
  return (
    <article
      className={['event-card', isEnded && 'event-card--ended', isCancelled && 'event-card--cancelled']
        .filter(Boolean)
        .join(' ')}
      data-event-card={event.id}
      data-starts={finalDate(event).start_date}
      {...clockData(event, date, nowMs)}
    >
      {/* Repeats the title's link for fingers and mice only. */}
      {/* biome-ignore lint/a11y/useAnchorContent: see above */}
      <a className="event-card-poster" href={href} tabIndex={-1} aria-hidden="true">
        {event.poster_image === null ? (
          <NoPoster event={event} />
        ) : (
          <StoragePicture
            image_path={event.poster_image}
            alt_text=""
            {...POSTER_SIZE}
            focus={event.poster_focus}
            sizes={sizes}
          />
        )}
      </a>
      <EventBadges event={event} date={date} nowMs={nowMs} />
      <p className="event-card-date">
        <span className="event-card-day display" aria-hidden="true" data-date-part="day">
          {parts.day}
        </span>
        <span>
          <time dateTime={parts.start_date} data-date-part="line">
            {parts.line}
          </time>
          <span className="event-card-weekday">
            {'\u00a0· '}
            <span data-date-part="note">{parts.note}</span>
          </span>
        </span>
      </p>
      <Heading className="event-card-title">
        <a href={href}>{event.title}</a>
      </Heading>
      {event.location !== null && <p className="event-card-place">{event.location}</p>}
      {!isSimplyFree(event) && <p className="event-card-price">{capitalised(priceWords(event))}</p>}
      {!isEnded && !isCancelled && <EventNotes event={event} />}
      <p className="event-card-excerpt">
        {event.kind_name !== null && (
          <span className="event-card-kind">
            {event.kind_style && <KindMark {...event.kind_style} />}
            {event.kind_name} ·{' '}
          </span>
        )}
        {event.excerpt}
      </p>
      <p className="event-card-actions">
        <a className="more-link" href={href}>
          Zobraziť viac<span className="visually-hidden">: {event.title}</span>
        </a>
        {!isCancelled && (
          <TicketOffer event={event} date={date} nowMs={nowMs} className="more-link">
            <span className="visually-hidden">: {event.title} (otvorí sa v&nbsp;novom okne)</span>
            <span aria-hidden="true">{'\u00a0'}↗</span>
          </TicketOffer>
        )}
      </p>
    </article>
  );
}

function dateWithin({ dates }: CardEvent, within: Interval | undefined): EventDate | null {
  if (within === undefined) return null;
  const found = dates.filter((date) => overlaps(intervalOf(date), within));
  return found.find(({ status }) => status !== 'Zrušený') ?? found[0] ?? null;
}

function EventNotes({ event }: { event: CardEvent }) {
  const notes: readonly [SignName, string | null][] = [
    ['ages', forAges(event)],
    ['language', inLanguage(event)],
    ...(event.access ?? []).map((feature) => [feature, ACCESS_WORDS[feature]] as [SignName, string]),
  ];
  const known = notes.filter(([, words]) => words !== null);
  if (known.length === 0) return null;
  return (
    <p className="event-card-notes signs">
      {known.map(([name, words]) => (
        <Signed key={name} name={name}>
          {words}
        </Signed>
      ))}
    </p>
  );
}

/** `page-scripts/ended-events.ts` reads these attributes. */
export function clockData(
  event: Pick<CardEvent, 'dates' | 'tickets_from'>,
  date: EventDate,
  nowMs: number,
): Record<`data-${string}`, string | undefined> {
  const { dates, tickets_from } = event;
  const until = offerUntil(event, date, nowMs);
  const changes = hasSeveralDates(event) || until !== date.ends_at;
  return {
    'data-ends': finalDate(event).ends_at,
    ...(changes && {
      'data-dates': JSON.stringify(dates),
      'data-tickets-from': tickets_from ?? undefined,
      'data-date-until': until,
    }),
  };
}

interface BadgesProps {
  event: CardEvent;
  date: EventDate;
  nowMs: number;
}

/** Prices are too long for a badge. */
export function EventBadges({ event, date, nowMs }: BadgesProps) {
  const isCancelled = event.staff_status === 'Zrušený';
  return (
    <p className="event-badges">
      {isSimplyFree(event) && <span className="badge">{priceWords(event)}</span>}
      {event.staff_status !== null && <span className="badge badge--alert">{CHANGE_WORDS[event.staff_status]}</span>}
      {!isCancelled && (
        <>
          <TicketMarks event={event} date={date} nowMs={nowMs} className="badge" />
          <span className="badge badge--ended" hidden={eventPhase(event, nowMs) !== 'ended'} data-ended-badge>
            skončené
          </span>
        </>
      )}
    </p>
  );
}

interface NoPosterProps {
  event: Pick<CardEvent, 'id' | 'kind_style'>;
  className?: string;
}

export function NoPoster({ event: { id, kind_style }, className = '' }: NoPosterProps) {
  return (
    <span className={`event-card-empty ${className}`.trim()}>
      <span>Bez plagátu</span>
      <span className="visually-hidden" lang="en">
        No image available
      </span>
      {kind_style && <KindPoster {...kind_style} seed={id} />}
    </span>
  );
}
