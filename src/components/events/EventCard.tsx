import { type CardEvent, eventPath } from '../../domain/events/card-event.ts';
import { eventPhase } from '../../domain/events/event-phase.ts';
import { CHANGE_WORDS, kindName, priceWords } from '../../domain/events/event-words.ts';
import { isoDay } from '../../domain/time/calendar-day.ts';
import { DAY_MS } from '../../domain/time/clock.ts';
import { dateParts, formatDateTime } from '../../domain/time/format-date.ts';
import { keepTogether } from '../../domain/words/typography.ts';
import { POSTER_SIZE, StoragePicture } from '../StoragePicture.tsx';
import './EventCard.css';

interface Props {
  event: CardEvent;
  nowMs: number;
  headingLevel?: 'h3' | 'h4';
  /** How wide the poster is shown, as in HTML. */
  sizes: string;
}

/** An event in a list: the poster leads, the day is a numeral. Ended events are drawn quieter. */
export function EventCard({ event, nowMs, headingLevel: Heading = 'h3', sizes }: Props) {
  const isEnded = eventPhase(event, nowMs) === 'ended';
  const isCancelled = event.staff_status === 'Zrušený';
  const start = dateParts(event.start_date);
  const href = eventPath(event);
  const title = keepTogether(event.title);
  return (
    <article
      className={['event-card', isEnded && 'event-card--ended', isCancelled && 'event-card--cancelled']
        .filter(Boolean)
        .join(' ')}
      data-event-card={event.id}
      data-starts={event.start_date}
      data-ends={event.ends_at}
    >
      {/* The link of the title once more, larger, for fingers and mice only. */}
      {/* biome-ignore lint/a11y/useAnchorContent: see above */}
      <a className="event-card-poster" href={href} tabIndex={-1} aria-hidden="true">
        {event.poster_image === null ? (
          <NoPoster />
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
      <EventBadges event={event} isEnded={isEnded} />
      <p className="event-card-date">
        <span className="event-card-day display" aria-hidden="true">
          {start.day}
        </span>
        <span>
          <time dateTime={event.start_date}>od {formatDateTime(event.start_date)}</time>
          <span className="event-card-weekday">
            {start.weekday}
            {lastDayNote(event)}
          </span>
        </span>
      </p>
      <Heading className="event-card-title">
        <a href={href}>{title}</a>
      </Heading>
      {event.location !== null && <p className="event-card-place">{keepTogether(event.location)}</p>}
      <p className="event-card-excerpt">
        {event.kind !== null && <span className="event-card-kind">{kindName(event.kind)} · </span>}
        {keepTogether(event.excerpt)}
      </p>
      <p className="event-card-actions">
        <a className="more-link" href={href}>
          Zobraziť viac<span className="visually-hidden">: {title}</span>
        </a>
        {event.rezervovane_sk_url !== null && !isCancelled && (
          <a
            className="more-link"
            href={event.rezervovane_sk_url}
            target="_blank"
            rel="noopener"
            data-until-ended
            hidden={isEnded}
          >
            Rezervovať vstupenku<span className="visually-hidden">: {title} (otvorí sa v&nbsp;novom okne)</span>
            <span aria-hidden="true">{'\u00a0'}↗</span>
          </a>
        )}
      </p>
    </article>
  );
}

/** For events of several days: `, do 31. januára`. */
function lastDayNote(event: CardEvent): string {
  if (event.end_date === null) return '';
  const lastMoment = Date.parse(event.end_date) - 1;
  if (lastMoment - Date.parse(event.start_date) < DAY_MS) return '';
  if (isoDay(lastMoment) === isoDay(event.start_date)) return '';
  const { day, month } = dateParts(lastMoment);
  return `, do\u00a0${day}.\u00a0${month}`;
}

interface BadgesProps {
  event: Pick<CardEvent, 'is_paid' | 'price_text' | 'staff_status'>;
  isEnded: boolean;
}

/** The small marks on a poster: what it costs, and what has changed. What was cancelled has never come to its end. */
export function EventBadges({ event, isEnded }: BadgesProps) {
  return (
    <p className="event-badges">
      <span className="badge">{priceWords(event)}</span>
      {event.staff_status !== null && <span className="badge badge--alert">{CHANGE_WORDS[event.staff_status]}</span>}
      {event.staff_status !== 'Zrušený' && (
        <span className="badge badge--ended" hidden={!isEnded} data-ended-badge>
          skončené
        </span>
      )}
    </p>
  );
}

/** Stands in the place of a missing poster. */
export function NoPoster({ className = '' }: { className?: string }) {
  return (
    <span className={`event-card-empty ${className}`.trim()}>
      <span>Bez plagátu</span>
      <span className="visually-hidden" lang="en">
        No image available
      </span>
    </span>
  );
}
