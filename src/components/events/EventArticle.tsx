import { forAges, inLanguage } from '../../domain/events/audience-words.ts';
import { eventPath } from '../../domain/events/card-event.ts';
import { datePartsOf, hasSeveralDates } from '../../domain/events/date-words.ts';
import { listedDate } from '../../domain/events/event-dates.ts';
import { eventPhase } from '../../domain/events/event-phase.ts';
import { admissionWords, changeSentence, originalTime } from '../../domain/events/event-words.ts';
import type { PublishedEvent } from '../../domain/events/published-event.ts';
import { areHoursKnown, type Hours } from '../../domain/hours/opening-hours.ts';
import { phoneLink } from '../../domain/words/contact.ts';
import { photoCount } from '../../domain/words/plural.ts';
import { TodaysHours } from '../hours/TodaysHours.tsx';
import { POSTER_SIZE, StoragePicture } from '../StoragePicture.tsx';
import { KindMark } from '../shapes/KindDrawing.tsx';
import { EventAccess, type EventHouse } from './EventAccess.tsx';
import { clockData, EventBadges, NoPoster } from './EventCard.tsx';
import { EventDates } from './EventDates.tsx';
import { Signed } from './Sign.tsx';
import { TicketMarks, TicketOffer } from './TicketMarks.tsx';
import './EventArticle.css';

interface Props {
  event: PublishedEvent;
  nowMs: number;
  house: EventHouse;
  /** Sells tickets that have no shop. */
  boxOffice?: { hours: Hours; phone: string };
  photos?: number;
}

/** In characters; from here on, titles are set smaller, because 190 would fill the screen of a phone. */
const LONG_TITLE = 70;

export function EventArticle({ event, nowMs, house, boxOffice, photos = 0 }: Props) {
  const isEnded = eventPhase(event, nowMs) === 'ended';
  const date = listedDate(event, nowMs);
  const parts = datePartsOf(event, date);
  const was = originalTime(event);
  const ages = forAges(event);
  const language = inLanguage(event);
  const isHouse = event.lat === null;
  const isCancelled = event.staff_status === 'Zrušený';
  const className = [
    'event-article',
    event.title.length >= LONG_TITLE && 'event-article--long',
    isCancelled && 'event-article--cancelled',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <article className={className} {...clockData(event, date, nowMs)}>
      <header className="event-article-head">
        <p className="event-article-back">
          <a className="more-link" href="/events">
            ← Všetky podujatia
          </a>
        </p>
        {event.kind_name !== null && (
          <p className="event-article-kind">
            {event.kind_style && <KindMark {...event.kind_style} />}
            {event.kind_name}
          </p>
        )}
        <h1>{event.title}</h1>
        {isCancelled && <p className="event-article-cancelled">{changeSentence('Zrušený')}</p>}
      </header>
      <div className="event-article-poster">
        {event.poster_image === null ? (
          <NoPoster event={event} className="event-article-empty" />
        ) : (
          <StoragePicture
            image_path={event.poster_image}
            alt_text={event.poster_alt ?? ''}
            {...POSTER_SIZE}
            focus={event.poster_focus}
            sizes="(min-width: 85rem) 34rem, (min-width: 48rem) 39vw, calc(100vw - 7.25rem)"
            isUrgent
          />
        )}
        <EventBadges event={event} date={date} nowMs={nowMs} />
      </div>
      <div className="event-article-facts">
        <p className="event-article-date" aria-hidden="true">
          <span className="display" data-date-part="day">
            {parts.day}
          </span>
          <span>
            <span data-date-part="month">{parts.month}</span>
            <br />
            <span data-date-part="year">{parts.year}</span>
          </span>
        </p>
        <dl>
          <dt>Kedy</dt>
          <dd>
            <time dateTime={parts.start_date} data-date-part="span">
              {parts.span}
            </time>
            {hasSeveralDates(event) && (
              <span className="event-article-was" data-date-part="place">
                {parts.place}
              </span>
            )}
            {event.staff_status === 'Presunutý' && <span className="event-article-moved">Presunuté</span>}
            {was !== null && <span className="event-article-was">{was}</span>}
          </dd>
          <dt>Kde</dt>
          <dd>
            {event.location ?? (isHouse ? house.name : 'Mimo domu, miesto ukazuje mapa')}
            {event.location !== null && isHouse && <span className="event-article-was">{house.name}</span>}
          </dd>
          <dt>Vstup</dt>
          <dd>
            {admissionWords(event)}
            {!isCancelled && <TicketMarks event={event} date={date} nowMs={nowMs} className="event-article-tickets" />}
          </dd>
          {boxOffice !== undefined && isSoldAtBoxOffice(event) && areHoursKnown(boxOffice.hours) && (
            <>
              <dt data-until-ended hidden={isEnded}>
                Vstupenky
              </dt>
              <dd data-until-ended hidden={isEnded}>
                v&nbsp;pokladnici,{' '}
                <TodaysHours hours={boxOffice.hours} place="box-office">
                  <a href="/contact#otvaracie-hodiny">otváracie hodiny</a>
                </TodaysHours>
                , tel.&nbsp;<a href={phoneLink(boxOffice.phone)}>{boxOffice.phone.replaceAll(' ', '\u00a0')}</a>
              </dd>
            </>
          )}
          {(ages !== null || language !== null) && (
            <>
              <dt>Pre koho</dt>
              <dd className="signs">
                {ages !== null && <Signed name="ages">{ages}</Signed>}
                {language !== null && <Signed name="language">{language}</Signed>}
              </dd>
            </>
          )}
          {!isCancelled && (isHouse || event.access !== null) && (
            <>
              <dt>Prístupnosť</dt>
              <dd className="event-article-access">
                <EventAccess event={event} house={house} isHouse={isHouse} />
              </dd>
            </>
          )}
        </dl>
        <EventDates event={event} nowMs={nowMs} />
        {!isCancelled && (
          <>
            <p className="event-article-actions button-row" data-until-ended hidden={isEnded}>
              <TicketOffer event={event} date={date} nowMs={nowMs} className="button button--red">
                <span className="visually-hidden"> (otvorí sa v&nbsp;novom okne)</span>
                <span aria-hidden="true"> ↗</span>
              </TicketOffer>
              <a className="button" href={`${eventPath(event)}.ics`} download data-astro-reload="">
                Pridať do kalendára<span className="visually-hidden"> (súbor ICS)</span>
              </a>
            </p>
            <p className="event-article-over" data-ended-badge hidden={!isEnded}>
              <span>Toto podujatie sa už skončilo.</span>
              {photos > 0 && (
                <a className="button" href="#galeria">
                  Pozrieť {photoCount(photos)}
                </a>
              )}
            </p>
          </>
        )}
        <SocialLinks links={event.social_links} />
      </div>
      <div className="event-article-text">
        <h2 className="visually-hidden">O&nbsp;podujatí</h2>
        {/* src/content-files/render-markdown.ts sanitises the HTML with an allow-list. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: event.description }} />
      </div>
    </article>
  );
}

function isSoldAtBoxOffice({ is_paid, rezervovane_sk_url, staff_status, tickets }: PublishedEvent): boolean {
  const isOnSale = tickets === null || tickets === 'on-sale' || tickets === 'few-left';
  return is_paid && rezervovane_sk_url === null && staff_status !== 'Zrušený' && isOnSale;
}

const PLATFORMS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  youtube: 'YouTube',
  website: 'Web podujatia',
} as const;

function SocialLinks({ links }: { links: PublishedEvent['social_links'] }) {
  const entries = (Object.keys(PLATFORMS) as (keyof typeof PLATFORMS)[]).flatMap((platform) => {
    const href = links[platform];
    return href === undefined ? [] : [{ platform, href }];
  });
  if (entries.length === 0) return null;
  return (
    // Safari drops the role of lists without markers.
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
