import { describe, expect, test } from 'vitest';
import { GUESSES } from '../../../src/domain/content/guesses.ts';
import { listedDate } from '../../../src/domain/events/event-dates.ts';
import type { PublishedEvent } from '../../../src/domain/events/published-event.ts';
import { breadcrumbJsonLd, datesJsonLd, eventJsonLd, placeJsonLd } from '../../../src/feeds/structured-data.ts';
import { makeDate, makePublishedEvent } from '../../support/content-factories.ts';
import { makeSite } from '../../support/make-site.ts';

const SITE_URL = 'https://www.kdriviera.example';
const UNKNOWN = { hours: { weekly: [], exceptions: [] }, today: '2026-11-21' };

function eventData(overrides: Partial<PublishedEvent> = {}) {
  const event = makePublishedEvent(overrides);
  return eventJsonLd(event, makeSite(), SITE_URL, listedDate(event, 0));
}

describe('an event', () => {
  test('says what its page says', () => {
    expect(eventData()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      '@id': `${SITE_URL}/#event-1`,
      name: 'Vianočný koncert',
      url: `${SITE_URL}/events/1/vianocny-koncert`,
      description: 'Koledy zo Záhoria.',
      startDate: '2026-12-05T18:00:00+01:00',
      endDate: '2026-12-05T20:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Divadelná sála, Kultúrny dom Riviéra',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Riviérska 1',
          postalCode: '841 04',
          addressLocality: 'Bratislava',
          addressCountry: 'SK',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 48.1546, longitude: 17.056 },
      },
      image: [`${SITE_URL}/storage/events/0001.webp`],
      isAccessibleForFree: false,
      inLanguage: 'sk',
      offers: {
        '@type': 'Offer',
        url: `${SITE_URL}/events/1/vianocny-koncert`,
        price: 8,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
      organizer: {
        '@type': 'Organization',
        '@id': `${SITE_URL}/#organization`,
        name: 'Kultúrny dom Riviéra',
        url: `${SITE_URL}/`,
      },
    });
  });

  test('is at an address alone while the place of a new house is only guessed', () => {
    const site = makeSite({ location: { ...GUESSES.location } });
    const event = makePublishedEvent();
    const [building] = placeJsonLd(site, SITE_URL, UNKNOWN)['@graph'].slice(-1);
    for (const place of [building, eventJsonLd(event, site, SITE_URL, listedDate(event, 0)).location]) {
      expect(place).toMatchObject({ address: { streetAddress: 'Riviérska 1' } });
      expect(place).not.toHaveProperty('geo');
    }
  });

  test('leaves out the end, the picture and the text it does not have', () => {
    const data = eventData({ end_date: null, poster_image: null, poster_alt: null, text: '' });
    expect(data).not.toHaveProperty('description');
    expect(data).not.toHaveProperty('endDate');
    expect(data).not.toHaveProperty('image');
  });

  test('that is cancelled sells nothing', () => {
    const data = eventData({ staff_status: 'Zrušený', rezervovane_sk_url: 'https://rezervovane.example/1' });
    expect(data).toHaveProperty('eventStatus', 'https://schema.org/EventCancelled');
    expect(data).not.toHaveProperty('offers');
  });

  test('that was moved tells when it was to begin', () => {
    const data = eventData({ staff_status: 'Presunutý', previous_start_date: '2026-11-28T18:00:00+01:00' });
    expect(data).toHaveProperty('eventStatus', 'https://schema.org/EventRescheduled');
    expect(data).toHaveProperty('previousStartDate', '2026-11-28T18:00:00+01:00');
  });

  test('elsewhere has the place it names, not the address of the house', () => {
    const data = eventData({ location: 'Knižnica Lúčna, Lúčna 4', lat: 48.1563, lng: 17.0527 });
    expect(data).toHaveProperty('location', {
      '@type': 'Place',
      name: 'Knižnica Lúčna, Lúčna 4',
      address: 'Knižnica Lúčna, Lúčna 4',
      geo: { '@type': 'GeoCoordinates', latitude: 48.1563, longitude: 17.0527 },
    });
  });

  test('that costs nothing is offered for 0 euros, whatever its words say', () => {
    for (const price_text of [null, 'vstupné dobrovoľné']) {
      const data = eventData({ is_paid: false, price_text });
      expect(data).toHaveProperty('isAccessibleForFree', true);
      expect(data).toHaveProperty('offers.price', 0);
    }
  });

  test.each([
    ['13 €, zľavnené 9 €', 13],
    ['popoludní zadarmo, večer 8 €, páska na štyri večery 24 €', 8],
    ['do 15 rokov zadarmo, dospelí 2,50 €', 2.5],
    ['1\u00a0200 € za celý kurz', 1200],
    ['125\u00a0€, súrodenec 115\u00a0€', 125],
    ['12.50 €', 12.5],
    ['1.200 €', 1200],
    ['10 – 15 € podľa miesta', 10],
    ['10-15 €', 10],
    ['5,- €', 5],
    ['sobota 5.12. 8 €', 8],
    ['od 18:00 4 €', 4],
  ])('with the price %s is offered for the first sum', (price_text, price) => {
    expect(eventData({ price_text })).toHaveProperty('offers.price', price);
  });

  test('whose price nobody wrote down names none, but does name where tickets are sold', () => {
    expect(eventData({ price_text: null })).not.toHaveProperty('offers');
    const data = eventData({ price_text: null, rezervovane_sk_url: 'https://rezervovane.example/1' });
    expect(data).toHaveProperty('offers.url', 'https://rezervovane.example/1');
    expect(data).not.toHaveProperty('offers.price');
  });
});

test('the house is one organisation and one building at the same address', () => {
  const { '@graph': nodes } = placeJsonLd(makeSite(), SITE_URL, UNKNOWN);
  expect(nodes).toMatchObject([
    { '@type': 'Organization', '@id': `${SITE_URL}/#organization`, telephone: '+421 2 0000 0101' },
    { '@type': 'EventVenue', geo: { latitude: 48.1546, longitude: 17.056 }, address: { streetAddress: 'Riviérska 1' } },
  ]);
});

test('a house that nobody can follow elsewhere names no other profiles', () => {
  const { facebook, instagram, ...links } = makeSite().links;
  const [organization] = placeJsonLd(makeSite({ links }), SITE_URL, UNKNOWN)['@graph'];
  expect(organization).not.toHaveProperty('sameAs');
  const [followed] = placeJsonLd(makeSite({ links: { ...links, instagram } }), SITE_URL, UNKNOWN)['@graph'];
  expect(followed).toHaveProperty('sameAs', [instagram]);
  expect(facebook).toBeDefined();
});

test('breadcrumbs count from one and lead to absolute addresses', () => {
  const data = breadcrumbJsonLd(
    [
      { name: 'Domov', path: '/' },
      { name: 'Podujatia', path: '/events' },
    ],
    SITE_URL,
  );
  expect(data).toHaveProperty('itemListElement', [
    { '@type': 'ListItem', position: 1, name: 'Domov', item: `${SITE_URL}/` },
    { '@type': 'ListItem', position: 2, name: 'Podujatia', item: `${SITE_URL}/events` },
  ]);
});

describe('an event with several dates', () => {
  const premiere = makePublishedEvent({
    tickets_from: '2026-11-01T09:00:00+01:00',
    age_from: 6,
    access: ['captions', 'step-free'],
    dates: [
      makeDate(1, '2026-11-14'),
      makeDate(2, '2026-12-05', { tickets: 'sold-out' }),
      makeDate(3, '2026-12-06', { status: 'Presunutý', previous_start_date: '2026-12-07T18:00:00+01:00' }),
      makeDate(4, '2026-12-08', { status: 'Zrušený' }),
      makeDate(5, '2026-12-09', { tickets: 'not-yet' }),
    ],
  });
  const data = datesJsonLd(premiere, makeSite(), SITE_URL, Date.parse('2026-11-21T09:00:00+01:00'));

  test('is an event for each date that is not over, named like its entry in calendars', () => {
    expect(data.map((event) => [event['@id'], event.startDate, event.eventStatus])).toEqual([
      [`${SITE_URL}/#event-1-2`, '2026-12-05T18:00:00+01:00', 'https://schema.org/EventScheduled'],
      [`${SITE_URL}/#event-1-3`, '2026-12-06T18:00:00+01:00', 'https://schema.org/EventRescheduled'],
      [`${SITE_URL}/#event-1-4`, '2026-12-08T18:00:00+01:00', 'https://schema.org/EventCancelled'],
      [`${SITE_URL}/#event-1-5`, '2026-12-09T18:00:00+01:00', 'https://schema.org/EventScheduled'],
    ]);
    expect(data[1]).toMatchObject({ previousStartDate: '2026-12-07T18:00:00+01:00' });
  });

  test('says of each date whether there are tickets', () => {
    expect(data.map(({ offers }) => (offers as { availability: string } | undefined)?.availability)).toEqual([
      'https://schema.org/SoldOut',
      'https://schema.org/InStock',
      undefined,
      'https://schema.org/PreOrder',
    ]);
  });

  test('says for whom it is', () => {
    expect(data[0]).toMatchObject({
      typicalAgeRange: '6-',
      inLanguage: 'sk',
      accessibilityFeature: ['captions', 'stepFreeAccess'],
    });
  });

  test('is its last date when all are over', () => {
    const over = datesJsonLd(premiere, makeSite(), SITE_URL, Date.parse('2027-01-01T09:00:00+01:00'));
    expect(over.map((event) => event['@id'])).toEqual([`${SITE_URL}/#event-1-5`]);
  });
});

test('the building says its week and the days that differ, the organisation those of its box office', () => {
  const hours = {
    weekly: [
      { day: 'monday', from: '09:00', until: '00:00' },
      { day: 'monday', place: 'box-office', from: '15:00', until: '18:00' },
    ],
    exceptions: [
      { date: '2026-11-20', closed: true },
      { date: '2026-12-24', closed: true },
      { date: '2026-12-28', place: 'box-office', from: '10:00', until: '12:00' },
    ],
  } as const;
  const open = { hours: { weekly: [...hours.weekly], exceptions: [...hours.exceptions] }, today: '2026-11-21' };
  const [organization, building] = placeJsonLd(makeSite(), SITE_URL, open)['@graph'];
  const span = (opens: string, closes: string) => ({ '@type': 'OpeningHoursSpecification', opens, closes });
  const on = (date: string) => ({ validFrom: date, validThrough: date });
  expect(building).toMatchObject({
    openingHoursSpecification: [{ ...span('09:00', '23:59'), dayOfWeek: 'https://schema.org/Monday' }],
    specialOpeningHoursSpecification: [{ ...span('00:00', '00:00'), ...on('2026-12-24') }],
  });
  expect(organization).toMatchObject({
    contactPoint: {
      contactType: 'box office',
      telephone: '+421 2 0000 0101',
      hoursAvailable: [
        { ...span('15:00', '18:00'), dayOfWeek: 'https://schema.org/Monday' },
        { ...span('00:00', '00:00'), ...on('2026-12-24') },
        { ...span('10:00', '12:00'), ...on('2026-12-28') },
      ],
    },
  });
});
