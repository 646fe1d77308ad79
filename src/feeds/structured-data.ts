// Structured data for search engines (schema.org as JSON-LD). Every value is one that the page itself shows.
import type {
  BreadcrumbList,
  ContactPoint,
  Event,
  Graph,
  Offer,
  OpeningHoursSpecification,
  Organization,
  Place,
  PostalAddress,
  WithContext,
} from 'schema-dts';
import type { Site } from '../domain/content/settings.ts';
import { eventPath } from '../domain/events/card-event.ts';
import type { AccessFeature } from '../domain/events/event-access.ts';
import { type EventDate, listedDate, type Tickets } from '../domain/events/event-dates.ts';
import type { PublishedEvent } from '../domain/events/published-event.ts';
import {
  type Hours,
  type HoursPlace,
  hoursOn,
  placesWithHours,
  type Span,
  WEEKDAYS,
  weekdayHours,
} from '../domain/hours/opening-hours.ts';
import { boxOffice } from '../domain/words/contact.ts';
import { eventPlace } from './event-place.ts';

const STATUS = {
  scheduled: 'https://schema.org/EventScheduled',
  Zrušený: 'https://schema.org/EventCancelled',
  Presunutý: 'https://schema.org/EventRescheduled',
} as const;

/** A number of a price text: `9`, `8,50`, `12.50`, `1 200`, `1.200`. */
const SUM = /(?<![\d.,])(\d{1,3}(?:[ \u00a0.]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?!\d)/;

/** The first sum in euros, `večer 8 €, páska 24 €`, `5,- €`, or the two it lies between, `10 – 15 €`. */
const FIRST_SUM = new RegExp(`${SUM.source}(?:\\s?[–-]\\s?${SUM.source})?(?:,-)?\\s?€`);

/** `Event` of schema-dts is a union of all kinds of events, which the compiler takes minutes to compare. */
type EventData = WithContext<Extract<Event, { '@type': 'Event' }>> & { accessibilityFeature?: string[] };

/** Each date of an event that is not over at a moment (epoch milliseconds) as an event of its own, the one that its page shows first. */
export function datesJsonLd(event: PublishedEvent, site: Site, siteUrl: string, nowMs: number): EventData[] {
  const listed = listedDate(event, nowMs);
  const others = event.dates.filter((date) => date !== listed && Date.parse(date.ends_at) > nowMs);
  // The text of the page is said once.
  const untold = { ...event, text: '' };
  return [eventJsonLd(event, site, siteUrl, listed), ...others.map((date) => eventJsonLd(untold, site, siteUrl, date))];
}

/** One date of an event, as search engines want it for their event listings. */
export function eventJsonLd(event: PublishedEvent, site: Site, siteUrl: string, date: EventDate): EventData {
  const url = siteUrl + eventPath(event);
  const data: EventData = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': `${siteUrl}/#event-${event.id}${date.key === 1 ? '' : `-${date.key}`}`,
    name: event.title,
    url,
    startDate: date.start_date,
    eventStatus: STATUS[date.status ?? 'scheduled'],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(event, site),
    isAccessibleForFree: !event.is_paid,
    inLanguage: event.language,
    organizer: { '@type': 'Organization', '@id': houseId(siteUrl), name: site.name, url: `${siteUrl}/` },
  };
  const [offer, ages] = [offerOf(event, date, url), ageRange(event)];
  if (event.text !== '') data.description = event.text;
  if (date.end_date !== null) data.endDate = date.end_date;
  if (date.previous_start_date !== null) data.previousStartDate = date.previous_start_date;
  if (event.poster_image !== null) data.image = [`${siteUrl}/storage/${event.poster_image}`];
  if (ages !== null) data.typicalAgeRange = ages;
  if (event.access !== null && event.access.length > 0)
    data.accessibilityFeature = event.access.map((feature) => FEATURES[feature]);
  if (offer !== null) data.offers = offer;
  return data;
}

/** The hours of the centre, and the day from which exceptions are told. */
interface OpenOn {
  hours: Hours;
  today: string;
}

/** The centre: the organisation with its box office, and the building where events happen. */
export function placeJsonLd(site: Site, siteUrl: string, open: OpenOn): Graph {
  const common = {
    name: site.name,
    url: `${siteUrl}/`,
    address: postalAddress(site),
    telephone: site.phones[0]?.number ?? '',
  };
  const profiles = [site.links.facebook, site.links.instagram].filter((link) => link !== undefined);
  const organization: Organization = {
    '@type': 'Organization',
    '@id': houseId(siteUrl),
    ...common,
    description: site.description,
    email: site.email,
    foundingDate: String(site.founded_year),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...boxOfficeJsonLd(site, open),
  };
  const building: Place = {
    '@type': 'EventVenue',
    '@id': `${siteUrl}/#place`,
    ...common,
    geo: geo(site.location),
    ...openingJsonLd(open),
  };
  return { '@context': 'https://schema.org', '@graph': [organization, building] };
}

/** The week of the house, and the coming days that differ from it. */
function openingJsonLd({ hours, today }: OpenOn) {
  if (!placesWithHours(hours).includes('house')) return {};
  const special = exceptionsJsonLd(hours, 'house', today);
  return {
    openingHoursSpecification: weekJsonLd(hours, 'house'),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

/** The box office, where it has hours of its own. */
function boxOfficeJsonLd(site: Site, { hours, today }: OpenOn): { contactPoint?: ContactPoint } {
  if (!placesWithHours(hours).includes('box-office')) return {};
  const contactPoint: ContactPoint = {
    '@type': 'ContactPoint',
    contactType: 'box office',
    telephone: boxOffice(site).number,
    hoursAvailable: [...weekJsonLd(hours, 'box-office'), ...exceptionsJsonLd(hours, 'box-office', today)],
  };
  return { contactPoint };
}

function weekJsonLd(hours: Hours, place: HoursPlace): OpeningHoursSpecification[] {
  return WEEKDAYS.flatMap((day) =>
    weekdayHours(hours, place, day).map((span) => ({
      ...specification(span),
      dayOfWeek: DAYS[day],
    })),
  );
}

function exceptionsJsonLd(hours: Hours, place: HoursPlace, today: string): OpeningHoursSpecification[] {
  const dates = [...new Set(hours.exceptions.map(({ date }) => date))].filter((date) => date >= today).sort();
  return dates.flatMap((date) => {
    const { spans, isException } = hoursOn(hours, place, date);
    if (!isException) return [];
    return (spans.length === 0 ? [CLOSED] : spans.map(specification)).map((day) => ({
      ...day,
      validFrom: date,
      validThrough: date,
    }));
  });
}

const DAYS = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
} as const;

function specification({ from, until }: Span) {
  const closes = until === '00:00' ? '23:59' : until;
  return { '@type': 'OpeningHoursSpecification' as const, opens: from, closes };
}

/** A closed day opens and closes at midnight, as search engines want it. */
const CLOSED = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' } as const;

/** The way from the home page to a page; `path` begins with a slash. */
export function breadcrumbJsonLd(
  items: readonly { name: string; path: string }[],
  siteUrl: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

function houseId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}

function postalAddress({ address }: Site): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    postalCode: address.postal_code,
    addressLocality: address.city,
    addressCountry: address.country,
  };
}

function geo(point: { lat: number; lng: number }) {
  return { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lng } as const;
}

/** Of a place outside the building we know only the written name, which serves as its address. */
function placeOf(event: PublishedEvent, site: Site): Place {
  const place = eventPlace(event, site);
  return {
    '@type': 'Place',
    name: place.name,
    address: place.isHouse ? postalAddress(site) : place.name,
    geo: geo(place),
  };
}

/** What it costs; null for cancelled events, and when neither a sum nor a shop is known. */
function offerOf(event: PublishedEvent, { status, tickets }: EventDate, pageUrl: string): Offer | null {
  const price = event.is_paid ? firstSum(event.price_text ?? '') : 0;
  if (status === 'Zrušený' || (price === null && event.rezervovane_sk_url === null)) return null;
  return {
    '@type': 'Offer',
    url: event.rezervovane_sk_url ?? pageUrl,
    ...(price === null ? {} : { price, priceCurrency: 'EUR' }),
    availability: availabilityOf(tickets),
    ...(event.tickets_from !== null && { validFrom: event.tickets_from }),
  };
}

function availabilityOf(tickets: Tickets | null) {
  if (tickets === 'sold-out') return 'https://schema.org/SoldOut';
  return tickets === 'not-yet' ? 'https://schema.org/PreOrder' : 'https://schema.org/InStock';
}

/** `6-10`, `6-` from six on, `0-3` up to three; null: for everybody. */
function ageRange({ age_from, age_to }: PublishedEvent): string | null {
  return age_from === null && age_to === null ? null : `${age_from ?? 0}-${age_to ?? ''}`;
}

/** By the names of the schema.org accessibility vocabulary where it has one. */
const FEATURES: Readonly<Record<AccessFeature, string>> = {
  'step-free': 'stepFreeAccess',
  'hearing-loop': 'hearingLoop',
  'sign-language': 'signLanguage',
  captions: 'captions',
  'audio-description': 'audioDescription',
  relaxed: 'relaxedPerformance',
};

/** The first sum a price text names, in euros, of a range the lower one; null when it names none. */
function firstSum(text: string): number | null {
  const match = FIRST_SUM.exec(text);
  if (match === null) return null;
  const [, euros = '', cents, upperEuros = euros, upperCents = cents] = match;
  return Math.min(inEuros(euros, cents), inEuros(upperEuros, upperCents));
}

function inEuros(whole: string, cents = '0'): number {
  return Number(`${whole.replace(/[ \u00a0.]/g, '')}.${cents}`);
}

/**
 * Data as JSON for a `<script>` element of type `application/…json`. Every `<` is written as an escape, because a title with
 * `</script>` would end the element (ASVS 1.2.3).
 */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
