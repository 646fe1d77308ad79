import ical, { escape as escapeText, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { eventPath } from '../domain/events/card-event.ts';
import { DATE_CHANGES, ticketMark } from '../domain/events/date-words.ts';
import { calendarUid, type EventDate } from '../domain/events/event-dates.ts';
import { admissionWords, changeSentence, originalTime, titleWithChange } from '../domain/events/event-words.ts';
import type { PublishedEvent } from '../domain/events/published-event.ts';
import { calendarText } from '../domain/time/calendar-file.ts';
import { DAY_MS, MINUTE_MS } from '../domain/time/clock.ts';
import { formatAddress } from '../domain/words/contact.ts';
import { eventPlace, type FeedContext } from './event-place.ts';

const YEAR_MS = 365 * DAY_MS;
const REFRESH_SECONDS = 6 * 60 * 60;
const SEQUENCE_EPOCH_MS = Date.UTC(2020, 0, 1);

/** Future events and those of the last year (RFC 5545). */
export function eventsCalendar(events: readonly PublishedEvent[], context: FeedContext): string {
  const isCurrent = ({ date }: Entry) => Date.parse(date.ends_at) > context.nowMs - YEAR_MS;
  return calendarOf(context.site.name, events.flatMap(entriesOf).filter(isCurrent), context);
}

export function eventCalendar(event: PublishedEvent, context: FeedContext): string {
  return calendarOf(event.title, entriesOf(event), context);
}

interface Entry {
  event: PublishedEvent;
  date: EventDate;
}

function entriesOf(event: PublishedEvent): Entry[] {
  return event.dates.map((date) => ({ event, date }));
}

function calendarOf(name: string, entries: readonly Entry[], context: FeedContext): string {
  const calendar = ical({
    prodId: { company: escapeText(context.site.name, false), product: 'podujatia', language: 'SK' },
    name: escapeText(name, false),
    ttl: REFRESH_SECONDS,
    events: entries.map((entry) => calendarEvent(entry, context)),
  });
  // The library folds at 75 octets, never within a character.
  return calendarText(calendar.toString());
}

function calendarEvent({ event, date }: Entry, context: FeedContext): ICalEventData {
  const { site, siteUrl } = context;
  const place = eventPlace(event, site);
  const changedMs = event.updated_at === null ? null : Date.parse(event.updated_at);
  return {
    id: calendarUid(event.id, date.key, new URL(siteUrl).hostname),
    sequence: changedMs === null ? 0 : Math.max(0, Math.floor((changedMs - SEQUENCE_EPOCH_MS) / MINUTE_MS)),
    stamp: new Date(changedMs ?? context.nowMs),
    lastModified: changedMs === null ? null : new Date(changedMs),
    start: date.start_date,
    end: date.ends_at,
    summary: titleWithChange(event.title, date.status),
    description: descriptionText(event, date, siteUrl),
    location: {
      title: place.isHouse ? `${place.name}, ${formatAddress(site.address)}` : place.name,
      ...(place.point !== null && { geo: { lat: place.point.lat, lon: place.point.lng } }),
    },
    categories: event.kind_name === null ? [] : [{ name: event.kind_name }],
    status: date.status === 'Zrušený' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url: siteUrl + eventPath(event),
  };
}

function descriptionText(event: PublishedEvent, date: EventDate, siteUrl: string): string {
  const parts = [
    changeOf(event, date),
    originalTime(date) ?? '',
    ticketMark(date.tickets) === null ? '' : `Vstupenky: ${ticketMark(date.tickets)}`,
    event.text,
    `Vstup: ${admissionWords(event)}`,
    event.rezervovane_sk_url === null ? '' : `Vstupenky: ${event.rezervovane_sk_url}`,
    `Viac: ${siteUrl}${eventPath(event)}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function changeOf({ staff_status }: PublishedEvent, { status }: EventDate): string {
  if (status === null) return '';
  return status === staff_status ? changeSentence(status) : `Tento termín je ${DATE_CHANGES[status]}.`;
}
