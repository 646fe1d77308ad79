import { eventPath } from '../../domain/events/card-event.ts';
import { eventPhase } from '../../domain/events/event-phase.ts';
import { admissionWords, changeSentence, kindName, originalTime } from '../../domain/events/event-words.ts';
import type { PublishedEvent } from '../../domain/events/published-event.ts';
import { dateParts, formatSpan } from '../../domain/time/format-date.ts';
import { keepTogether } from '../../domain/words/typography.ts';
import { POSTER_SIZE, StoragePicture } from '../StoragePicture.tsx';
import { EventBadges, NoPoster } from './EventCard.tsx';
import './EventArticle.css';

interface Props {
  event: PublishedEvent;
  nowMs: number;
  /** Name of the house, where an event names no place of its own. */
  houseName: string;
}

/** From this many characters on, a title is set smaller: 190 of them must not fill the screen of a phone. */
const LONG_TITLE = 70;

/** The programme sheet of an event: poster beside the facts, the text under them. */
export function EventArticle({ event, nowMs, houseName }: Props) {
  const isEnded = eventPhase(event, nowMs) === 'ended';
  const start = dateParts(event.start_date);
  const was = originalTime(event);
  const isCancelled = event.staff_status === 'Zrušený';
  const className = [
    'event-article',
    event.title.length >= LONG_TITLE && 'event-article--long',
    isCancelled && 'event-article--cancelled',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <article className={className} data-starts={event.start_date} data-ends={event.ends_at}>
      <header className="event-article-head">
        <p className="event-article-back">
          <a className="more-link" href="/events">
            ← Všetky podujatia
          </a>
        </p>
        {event.kind !== null && <p className="event-article-kind">{kindName(event.kind)}</p>}
        <h1>{keepTogether(event.title)}</h1>
        {isCancelled && <p className="event-article-cancelled">{changeSentence('Zrušený')}</p>}
      </header>
      <div className="event-article-poster">
        {event.poster_image === null ? (
          <NoPoster className="event-article-empty" />
        ) : (
          <StoragePicture
            image_path={event.poster_image}
            alt_text={event.poster_alt ?? ''}
            {...POSTER_SIZE}
            focus={event.poster_focus}
            sizes="(min-width: 85rem) 34rem, (min-width: 45rem) 39vw, calc(100vw - 7.25rem)"
            isUrgent
          />
        )}
        <EventBadges event={event} isEnded={isEnded} />
      </div>
      <div className="event-article-facts">
        <p className="event-article-date" aria-hidden="true">
          <span className="display">{start.day}</span>
          <span>
            {start.month}
            <br />
            {start.year}
          </span>
        </p>
        <dl>
          <dt>Kedy</dt>
          <dd>
            <time dateTime={event.start_date}>{formatSpan(event.start_date, event.end_date)}</time>
            {was !== null && <span className="event-article-was">{was}</span>}
          </dd>
          <dt>Kde</dt>
          <dd>
            {keepTogether(event.location ?? (event.lat === null ? houseName : 'Mimo domu, miesto ukazuje mapa'))}
            {event.location !== null && event.lat === null && <span className="event-article-was">{houseName}</span>}
          </dd>
          <dt>Vstup</dt>
          <dd>{admissionWords(event)}</dd>
        </dl>
        {!isCancelled && (
          <>
            <p className="event-article-actions button-row" data-until-ended hidden={isEnded}>
              {event.rezervovane_sk_url !== null && (
                <a className="button button--red" href={event.rezervovane_sk_url} target="_blank" rel="noopener">
                  Rezervovať vstupenku<span className="visually-hidden"> (otvorí sa v&nbsp;novom okne)</span>
                  <span aria-hidden="true"> ↗</span>
                </a>
              )}
              <a className="button" href={`${eventPath(event)}.ics`} download data-astro-reload="">
                Pridať do kalendára<span className="visually-hidden"> (súbor ICS)</span>
              </a>
            </p>
            <p className="event-article-over" data-ended-badge hidden={!isEnded}>
              Toto podujatie sa už skončilo.
            </p>
          </>
        )}
        <SocialLinks links={event.social_links} />
      </div>
      <div className="event-article-text">
        <h2 className="visually-hidden">O&nbsp;podujatí</h2>
        {/* Rendered from Markdown and sanitised with an allow-list by src/content-files/render-markdown.ts. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: event.description }} />
      </div>
    </article>
  );
}

const PLATFORMS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  youtube: 'YouTube',
  website: 'Web podujatia',
} as const;

/** Where an event is elsewhere on the web; nothing when nowhere. */
function SocialLinks({ links }: { links: PublishedEvent['social_links'] }) {
  const entries = (Object.keys(PLATFORMS) as (keyof typeof PLATFORMS)[]).flatMap((platform) => {
    const href = links[platform];
    return href === undefined ? [] : [{ platform, href }];
  });
  if (entries.length === 0) return null;
  return (
    // The role brings back what Safari takes from lists without markers.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" className="social-links" aria-label="Podujatie na sociálnych sieťach">
      {entries.map(({ platform, href }) => (
        <li key={platform}>
          <a className="more-link" href={href} target="_blank" rel="noopener">
            {PLATFORMS[platform]}
            <span className="visually-hidden"> (otvorí sa v&nbsp;novom okne)</span>
            <span aria-hidden="true">&nbsp;↗</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
