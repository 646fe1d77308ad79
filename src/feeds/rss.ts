import { getRssString, type RSSFeedItem } from '@astrojs/rss';
import { absoluteLinks } from '../content-files/render-markdown.ts';
import { eventPath } from '../domain/events/card-event.ts';
import { placeInWords, ticketMark } from '../domain/events/date-words.ts';
import { listedDate } from '../domain/events/event-dates.ts';
import { admissionWords, originalTime, titleWithChange } from '../domain/events/event-words.ts';
import { nextEvents } from '../domain/events/next-events.ts';
import type { PublishedEvent } from '../domain/events/published-event.ts';
import { formatSpan } from '../domain/time/format-date.ts';
import { eventPlace, type FeedContext } from './event-place.ts';

const NEXT_COUNT = 30;
const NEWEST_COUNT = 30;

/** The next and the newest events, last changed first (decree 78/2020). */
export function eventsRss(events: readonly PublishedEvent[], context: FeedContext): Promise<string> {
  const { site, siteUrl, nowMs } = context;
  const lastChangedFirst = (a: PublishedEvent, b: PublishedEvent) => changedMs(b, nowMs) - changedMs(a, nowMs);
  const newest = events.toSorted(lastChangedFirst).slice(0, NEWEST_COUNT);
  const chosen = new Set([...nextEvents(events, nowMs, NEXT_COUNT), ...newest]);
  return getRssString({
    title: `${site.name} – podujatia`,
    description: site.description,
    site: siteUrl,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>sk</language><atom:link href="${escapeHtml(`${siteUrl}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    items: [...chosen].sort((a, b) => lastChangedFirst(a, b) || b.id - a.id).map((event) => feedItem(event, context)),
  });
}

function changedMs(event: PublishedEvent, nowMs: number): number {
  return Math.min(Date.parse(event.updated_at ?? event.start_date), nowMs);
}

function feedItem(event: PublishedEvent, { site, siteUrl, nowMs }: FeedContext): RSSFeedItem {
  return {
    title: titleWithChange(event.title, event.staff_status),
    link: siteUrl + eventPath(event),
    pubDate: new Date(changedMs(event, nowMs)),
    description: `${facts(event, eventPlace(event, site).name, nowMs)}${absoluteLinks(event.description, siteUrl)}`,
    // The address changes with the title; the identity must not.
    customData: `<guid isPermaLink="false">event-${event.id}</guid>`,
  };
}

function facts(event: PublishedEvent, place: string, nowMs: number): string {
  const date = listedDate(event, nowMs);
  const when = `<strong>${formatSpan(date.start_date, date.end_date)}</strong>`;
  const more = [placeInWords(event, date), originalTime(date), ticketMark(date.tickets)];
  const lines = [when, ...more, escapeHtml(place), `Vstup: ${escapeHtml(admissionWords(event))}`];
  return `<p>${lines.filter((line) => line !== null).join('<br>')}</p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Also safe in quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
