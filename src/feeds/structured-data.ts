// Structured data for search engines (schema.org as JSON-LD). Every value is one that the page itself shows.
import type { BreadcrumbList, Event, Graph, Offer, Organization, Place, PostalAddress, WithContext } from 'schema-dts';
import type { Site } from '../domain/content/settings.ts';
import { eventPath } from '../domain/events/card-event.ts';
import type { PublishedEvent } from '../domain/events/published-event.ts';
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

/** An event, as asked for by search engines' event listings. */
export function eventJsonLd(event: PublishedEvent, site: Site, siteUrl: string): WithContext<Event> {
  const url = siteUrl + eventPath(event);
  const offer = offerOf(event, url);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': `${siteUrl}/#event-${event.id}`,
    name: event.title,
    url,
    ...(event.text === '' ? {} : { description: event.text }),
    startDate: event.start_date,
    ...(event.end_date === null ? {} : { endDate: event.end_date }),
    eventStatus: STATUS[event.staff_status ?? 'scheduled'],
    ...(event.previous_start_date === null ? {} : { previousStartDate: event.previous_start_date }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(event, site),
    ...(event.poster_image === null ? {} : { image: [`${siteUrl}/storage/${event.poster_image}`] }),
    isAccessibleForFree: !event.is_paid,
    ...(offer === null ? {} : { offers: offer }),
    organizer: { '@type': 'Organization', '@id': houseId(siteUrl), name: site.name, url: `${siteUrl}/` },
  };
}

/** The centre: the organisation, and the building where events happen. */
export function placeJsonLd(site: Site, siteUrl: string): Graph {
  const common = {
    name: site.name,
    url: `${siteUrl}/`,
    address: postalAddress(site),
    telephone: site.phones[0]?.number ?? '',
  };
  const organization: Organization = {
    '@type': 'Organization',
    '@id': houseId(siteUrl),
    ...common,
    description: site.description,
    email: site.email,
    foundingDate: String(site.founded_year),
    sameAs: [site.links.facebook, site.links.instagram],
  };
  const building: Place = {
    '@type': 'EventVenue',
    '@id': `${siteUrl}/#place`,
    ...common,
    geo: geo(site.location),
  };
  return { '@context': 'https://schema.org', '@graph': [organization, building] };
}

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

/** What it costs. Nothing for cancelled events, whose tickets are not sold, and where neither a sum nor a shop is known. */
function offerOf(event: PublishedEvent, pageUrl: string): Offer | null {
  const price = event.is_paid ? firstSum(event.price_text ?? '') : 0;
  if (event.staff_status === 'Zrušený' || (price === null && event.rezervovane_sk_url === null)) return null;
  return {
    '@type': 'Offer',
    url: event.rezervovane_sk_url ?? pageUrl,
    ...(price === null ? {} : { price, priceCurrency: 'EUR' }),
    availability: 'https://schema.org/InStock',
  };
}

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
