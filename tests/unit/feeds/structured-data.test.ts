import { describe, expect, test } from 'vitest';
import type { PublishedEvent } from '../../../src/domain/events/published-event.ts';
import { breadcrumbJsonLd, eventJsonLd, placeJsonLd } from '../../../src/feeds/structured-data.ts';
import { makePublishedEvent } from '../../support/content-factories.ts';
import { makeSite } from '../../support/make-site.ts';

const SITE_URL = 'https://www.kdriviera.example';

function eventData(overrides: Partial<PublishedEvent> = {}) {
  return eventJsonLd(makePublishedEvent(overrides), makeSite(), SITE_URL);
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
        name: 'Veľká sála, Kultúrny dom Riviéra',
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
  const { '@graph': nodes } = placeJsonLd(makeSite(), SITE_URL);
  expect(nodes).toMatchObject([
    { '@type': 'Organization', '@id': `${SITE_URL}/#organization`, telephone: '+421 2 0000 0101' },
    { '@type': 'EventVenue', geo: { latitude: 48.1546, longitude: 17.056 }, address: { streetAddress: 'Riviérska 1' } },
  ]);
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
