// schema.org as JSON-LD; search engines require that the page shows every value.
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
import { knownLocation } from '../domain/content/guesses.ts';
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
import { type EventPlace, eventPlace } from './event-place.ts';

const STATUS = {
  scheduled: 'https://schema.org/EventScheduled',
  Zrušený: 'https://schema.org/EventCancelled',
  Presunutý: 'https://schema.org/EventRescheduled',
} as const;

const SUM = /(?<![\d.,])(\d{1,3}(?:[ \u00a0.]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?!\d)/;

/** `večer 8 €, páska 24 €`, `5,- €`, or a range, `10 – 15 €`. */
const FIRST_SUM = new RegExp(`${SUM.source}(?:\\s?[–-]\\s?${SUM.source})?(?:,-)?\\s?€`);

/** The compiler takes minutes to compare schema-dts's whole `Event`. */
type EventData = WithContext<Extract<Event, { '@type': 'Event' }>> & { accessibilityFeature?: string[] };

/** Only dates that are not over at `nowMs`, first the one that the page shows. */
export function datesJsonLd(event: PublishedEvent, site: Site, siteUrl: string, nowMs: number): EventData[] {
  const listed = listedDate(event, nowMs);
  const others = event.dates.filter((date) => date !== listed && Date.parse(date.ends_at) > nowMs);
  const untold = { ...event, text: '' };
  return [eventJsonLd(event, site, siteUrl, listed), ...others.map((date) => eventJsonLd(untold, site, siteUrl, date))];
}

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
    location: eventPlaceJsonLd(event, site),
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

interface OpenOn {
  hours: Hours;
  today: string;
}

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
    ...geo(knownLocation(site)),
    ...openingJsonLd(open),
  };
  return { '@context': 'https://schema.org', '@graph': [organization, building] };
}

function openingJsonLd({ hours, today }: OpenOn) {
  if (!placesWithHours(hours).includes('house')) return {};
  const special = exceptionsJsonLd(hours, 'house', today);
  return {
    openingHoursSpecification: weekJsonLd(hours, 'house'),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

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

/** For search engines a closed day opens and closes at midnight. */
const CLOSED = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' } as const;

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

function geo(point: EventPlace['point']) {
  if (point === null) return {};
  return { geo: { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lng } } as const;
}

/** Of a place elsewhere only the written name is known. */
function eventPlaceJsonLd(event: PublishedEvent, site: Site): Place {
  const place = eventPlace(event, site);
  return {
    '@type': 'Place',
    name: place.name,
    address: place.isHouse ? postalAddress(site) : place.name,
    ...geo(place.point),
  };
}

/** Null: cancelled, or neither a sum nor a shop is known. */
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

const FEATURES: Readonly<Record<AccessFeature, string>> = {
  'step-free': 'stepFreeAccess',
  'hearing-loop': 'hearingLoop',
  'sign-language': 'signLanguage',
  captions: 'captions',
  'audio-description': 'audioDescription',
  relaxed: 'relaxedPerformance',
};

/** In euros; the lower one of a range. */
function firstSum(text: string): number | null {
  const match = FIRST_SUM.exec(text);
  if (match === null) return null;
  const [, euros = '', cents, upperEuros = euros, upperCents = cents] = match;
  return Math.min(inEuros(euros, cents), inEuros(upperEuros, upperCents));
}

function inEuros(whole: string, cents = '0'): number {
  return Number(`${whole.replace(/[ \u00a0.]/g, '')}.${cents}`);
}

/** For a `<script>` element: a title with `</script>` must not end it (ASVS 1.2.3). */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
