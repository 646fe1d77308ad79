import ical, { escape as escapeText, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { eventPath } from '../domain/events/card-event.ts';
import { admissionWords, changeSentence, kindName, originalTime } from '../domain/events/event-words.ts';
import type { PublishedEvent } from '../domain/events/published-event.ts';
import { calendarText } from '../domain/time/calendar-file.ts';
import { DAY_MS, MINUTE_MS } from '../domain/time/clock.ts';
import { formatAddress } from '../domain/words/contact.ts';
import { eventPlace, type FeedContext } from './event-place.ts';

const YEAR_MS = 365 * DAY_MS;
const REFRESH_SECONDS = 6 * 60 * 60;
const SEQUENCE_EPOCH_MS = Date.UTC(2020, 0, 1);

/** The calendar to subscribe to: what is to come, and what ended less than a year ago (iCalendar, RFC 5545). */
export function eventsCalendar(events: readonly PublishedEvent[], context: FeedContext): string {
  const isCurrent = (event: PublishedEvent) => Date.parse(event.ends_at) > context.nowMs - YEAR_MS;
  return calendarOf(context.site.name, events.filter(isCurrent), context);
}

/** The calendar file of one event. */
export function eventCalendar(event: PublishedEvent, context: FeedContext): string {
  return calendarOf(event.title, [event], context);
}

function calendarOf(name: string, events: readonly PublishedEvent[], context: FeedContext): string {
  const calendar = ical({
    prodId: { company: escapeText(context.site.name, false), product: 'podujatia', language: 'SK' },
    name: escapeText(name, false),
    ttl: REFRESH_SECONDS,
    events: events.map((event) => calendarEvent(event, context)),
  });
  // The library folds at 75 octets, never within a character.
  return calendarText(calendar.toString());
}

function calendarEvent(event: PublishedEvent, context: FeedContext): ICalEventData {
  const { site, siteUrl } = context;
  const place = eventPlace(event, site);
  const changedMs = event.updated_at === null ? null : Date.parse(event.updated_at);
  return {
    // Never made from the slug: a new title must not become a second entry in people's calendars.
    id: `event-${event.id}@${new URL(siteUrl).hostname}`,
    sequence: changedMs === null ? 0 : Math.max(0, Math.floor((changedMs - SEQUENCE_EPOCH_MS) / MINUTE_MS)),
    stamp: new Date(changedMs ?? context.nowMs),
    lastModified: changedMs === null ? null : new Date(changedMs),
    start: event.start_date,
    end: event.ends_at,
    summary: event.title,
    description: descriptionText(event, siteUrl),
    location: {
      title: place.isHouse ? `${place.name}, ${formatAddress(site.address)}` : place.name,
      geo: { lat: place.lat, lon: place.lng },
    },
    categories: event.kind === null ? [] : [{ name: kindName(event.kind) }],
    status: event.staff_status === 'Zrušený' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url: siteUrl + eventPath(event),
  };
}

function descriptionText(event: PublishedEvent, siteUrl: string): string {
  const parts = [
    event.staff_status === null ? '' : changeSentence(event.staff_status),
    originalTime(event) ?? '',
    event.text,
    `Vstup: ${admissionWords(event)}`,
    event.rezervovane_sk_url === null ? '' : `Vstupenky: ${event.rezervovane_sk_url}`,
    `Viac: ${siteUrl}${eventPath(event)}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}
