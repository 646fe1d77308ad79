import { describe, expect, test } from 'vitest';
import type { ContentIndex } from '../../src/domain/content/content-index.ts';
import { createApp } from '../../src/server/core/http/create-app.ts';
import { eventsRoutes } from '../../src/server/features/events/routes.ts';
import { makeContentIndex, makeEventOn, makeGalleryPhoto, makePublishedEvent } from '../support/content-factories.ts';
import { testServices } from '../support/test-services.ts';

async function get(
  path: string,
  index: Partial<ContentIndex> | null,
  options: { at?: string; headers?: HeadersInit } = {},
) {
  const services = await testServices({ index, ...(options.at && { nowMs: Date.parse(options.at) }) });
  const app = createApp(services.config, [eventsRoutes(services)]);
  return app.fetch(new Request(`http://localhost:4321${path}`, { headers: options.headers ?? {} }), {
    clientAddress: '192.0.2.7',
  });
}

async function getIds(path: string, index: Partial<ContentIndex>, at?: string): Promise<number[]> {
  const events: { id: number }[] = await (await get(path, index, { ...(at && { at }) })).json();
  return events.map(({ id }) => id);
}

const DECEMBER: Partial<ContentIndex> = {
  events: [
    makeEventOn('2026-12-20', { id: 4 }),
    makeEventOn('2026-12-05', { id: 2 }),
    makeEventOn('2026-11-10', { id: 1 }),
    makeEventOn('2026-12-12', { id: 3 }),
  ],
};

const DATES_AND_PEOPLE = {
  dates: [
    {
      key: 1,
      start_date: '2026-12-05T18:00:00+01:00',
      end_date: '2026-12-05T20:00:00+01:00',
      ends_at: '2026-12-05T20:00:00+01:00',
      status: null,
      previous_start_date: null,
      tickets: null,
    },
  ],
  next_date: '2026-12-05T18:00:00+01:00',
  kind_name: 'Koncert',
  kind_style: { color: 'red', shape: 'circle' },
  rooms: [],
  tickets: null,
  tickets_from: null,
  age_from: null,
  age_to: null,
  language: 'sk',
  access: null,
};

describe('GET /api/events/upcoming/{count}', () => {
  test('answers the next events in order of their start', async () => {
    expect(await getIds('/api/events/upcoming/2', DECEMBER)).toEqual([2, 3]);
    expect(await getIds('/api/events/upcoming/2/', DECEMBER)).toEqual([2, 3]);
    expect(await getIds('/api/events/upcoming/100', DECEMBER)).toEqual([2, 3, 4]);
  });

  test('leaves out an event the moment it ends', async () => {
    expect(await getIds('/api/events/upcoming/1', DECEMBER, '2026-12-05T19:59:59+01:00')).toEqual([2]);
    expect(await getIds('/api/events/upcoming/1', DECEMBER, '2026-12-05T20:00:00+01:00')).toEqual([3]);
  });

  test('an exhibition that runs for weeks does not take the place of what begins', async () => {
    const exhibition = makePublishedEvent({
      id: 9,
      start_date: '2026-11-01T09:00:00+01:00',
      end_date: '2027-01-31T18:00:00+01:00',
      ends_at: '2027-01-31T18:00:00+01:00',
    });
    const index = { events: [exhibition, ...(DECEMBER.events ?? [])] };
    expect(await getIds('/api/events/upcoming/2', index)).toEqual([2, 3]);
    expect(await getIds('/api/events/upcoming/4', index)).toEqual([9, 2, 3, 4]);
  });

  test.each(['0', '-1', '101', '3.0', '1e1', '+3', '03', ' 3', 'tri', 'NaN'])(
    'refuses %s as a count',
    async (count) => {
      const answer = await get(`/api/events/upcoming/${encodeURIComponent(count)}`, DECEMBER);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toEqual({ message: { count: ['Počet podujatí má byť celé číslo od 1 do 100.'] } });
    },
  );
});

describe('GET /api/events/upcoming/{startDate}/{endDate}', () => {
  const range = (from: string, to: string, index = DECEMBER) => getIds(`/api/events/upcoming/${from}/${to}`, index);

  test('answers events of the range in order of their start, both days included', async () => {
    expect(await range('2026-12-05', '2026-12-12')).toEqual([2, 3]);
    expect(await range('2026-12-06', '2026-12-11')).toEqual([]);
    expect(await range('2026-12-12', '2026-12-12')).toEqual([3]);
    expect(await range('2026-11-01', '2027-01-01')).toEqual([1, 2, 3, 4]);
  });

  test('finds an event that began before the range and ends after it', async () => {
    const long = makePublishedEvent({ start_date: '2026-12-01T09:00:00+01:00', ends_at: '2026-12-31T18:00:00+01:00' });
    expect(await range('2026-12-10', '2026-12-11', { events: [long] })).toEqual([1]);
  });

  test('an end at midnight belongs to the day before', async () => {
    const late = makePublishedEvent({ start_date: '2026-12-05T20:00:00+01:00', ends_at: '2026-12-06T00:00:00+01:00' });
    expect(await range('2026-12-05', '2026-12-05', { events: [late] })).toEqual([1]);
    expect(await range('2026-12-06', '2026-12-06', { events: [late] })).toEqual([]);
  });

  test('days are those of Bratislava, also when the clock changes', async () => {
    const at = (id: number, start: string, end: string) => makePublishedEvent({ id, start_date: start, ends_at: end });
    const autumn = {
      events: [
        at(1, '2026-10-25T00:00:00+02:00', '2026-10-25T01:00:00+02:00'),
        at(2, '2026-10-25T23:30:00+01:00', '2026-10-25T23:59:00+01:00'),
        at(3, '2026-10-26T00:00:00+01:00', '2026-10-26T01:00:00+01:00'),
      ],
    };
    expect(await range('2026-10-25', '2026-10-25', autumn)).toEqual([1, 2]);
    const spring = {
      events: [
        at(4, '2027-03-27T23:30:00+01:00', '2027-03-28T00:00:00+01:00'),
        at(5, '2027-03-28T23:30:00+02:00', '2027-03-28T23:45:00+02:00'),
      ],
    };
    expect(await range('2027-03-28', '2027-03-28', spring)).toEqual([5]);
  });

  test.each([
    ['2026-02-30', '2026-03-01', 'startDate'],
    ['2026-12-05', '2026-13-01', 'endDate'],
    ['2026-12-05', '9999-12-31', 'endDate'],
    ['0001-01-01', '2026-12-05', 'startDate'],
    ['2026-12-05', '2026-12-5', 'endDate'],
    ['5.12.2026', '2026-12-06', 'startDate'],
    ['2026-12-05T00:00', '2026-12-06', 'startDate'],
  ])('refuses %s – %s, which is not a range of real days', async (from, to, field) => {
    const answer = await get(`/api/events/upcoming/${from}/${to}`, DECEMBER);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ message: { [field]: ['Napíšte skutočný dátum v\u00a0tvare RRRR-MM-DD.'] } });
  });

  test('refuses a range that ends before it begins', async () => {
    const answer = await get('/api/events/upcoming/2026-12-06/2026-12-05', DECEMBER);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      message: { endDate: ['Koniec obdobia má byť v\u00a0ten istý deň ako začiatok alebo neskôr.'] },
    });
  });
});

describe('GET /api/events/all', () => {
  test('answers all events in order of their start, also those that are over', async () => {
    expect(await getIds('/api/events/all', DECEMBER)).toEqual([1, 2, 3, 4]);
  });

  test('an item has the fields of a card, the description and the status, and no others', async () => {
    const answer = await get('/api/events/all', {
      events: [makePublishedEvent({ former_slugs: ['stary'], text: 'x' })],
    });
    expect(await answer.json()).toEqual([
      {
        id: 1,
        slug: 'vianocny-koncert',
        title: 'Vianočný koncert',
        kind: 'concert',
        start_date: '2026-12-05T18:00:00+01:00',
        end_date: '2026-12-05T20:00:00+01:00',
        ends_at: '2026-12-05T20:00:00+01:00',
        location: 'Divadelná sála',
        poster_image: 'events/0001.webp',
        poster_alt: 'Plagát s husľami',
        excerpt: 'Koledy zo Záhoria.',
        is_paid: true,
        price_text: '8 €',
        rezervovane_sk_url: null,
        staff_status: null,
        description: '<p>Koledy zo Záhoria.</p>',
        status: { name: 'Pripravovaný' },
        ...DATES_AND_PEOPLE,
      },
    ]);
  });

  test('texts are as an editor typed them, without the spaces that hold words together on pages', async () => {
    const event = makePublishedEvent({
      title: 'Večer s\u00a0husľami',
      price_text: '8\u00a0€',
      description: '<p>Koledy z\u00a0hôr.</p>',
    });
    const typed = { title: 'Večer s husľami', price_text: '8 €', description: event.description };
    const galleries = { 1: [makeGalleryPhoto({ caption: 'Zbor v\u00a0sále' })] };
    const read = async (path: string) => (await get(path, { events: [event], galleries })).json();
    expect(await read('/api/events/all')).toMatchObject([typed]);
    expect(await read('/api/events/upcoming/1')).toMatchObject([typed]);
    const gallery = [{ caption: 'Zbor v sále' }];
    expect(await read('/api/events/1/vianocny-koncert')).toMatchObject({ event: typed, gallery });
  });

  test.each([
    ['2026-12-05T17:59:59+01:00', null, 'Pripravovaný'],
    ['2026-12-05T18:00:00+01:00', null, 'Prebieha'],
    ['2026-12-05T20:00:00+01:00', null, 'Skončený'],
    ['2026-12-05T20:00:00+01:00', 'Zrušený', 'Zrušený'],
    ['2026-12-01T00:00:00+01:00', 'Presunutý', 'Presunutý'],
  ] as const)('at %s an event set to %s is %s', async (at, staffStatus, name) => {
    const answer = await get(
      '/api/events/all',
      { events: [makePublishedEvent({ staff_status: staffStatus })] },
      { at },
    );
    expect(await answer.json()).toMatchObject([{ status: { name } }]);
  });
});

describe('an answer with many events', () => {
  test.each(['/api/events/all', '/api/events/upcoming/1900-01-01/2100-01-01'])(
    '%s is made once, until a date begins or ends or there is another build',
    async (path) => {
      const services = await testServices();
      let read = 0;
      const event = {
        ...makePublishedEvent(),
        get description() {
          read += 1;
          return '<p>Koledy</p>';
        },
      };
      let index = makeContentIndex({ events: [event] });
      const app = createApp(services.config, [
        eventsRoutes({ ...services, contentIndex: { read: async () => index } }),
      ]);
      const ask = async () => {
        const before = read;
        const answer = await app.request(path, {}, { clientAddress: '192.0.2.7' });
        const [{ status }] = await answer.json();
        return { status: status.name, isMade: read > before, etag: answer.headers.get('ETag') };
      };
      const first = await ask();
      expect(first).toMatchObject({ status: 'Pripravovaný', isMade: true });
      services.clock.advance(Date.parse(event.start_date) - services.clock.now() - 1);
      expect(await ask()).toEqual({ ...first, isMade: false });
      services.clock.advance(1);
      const running = await ask();
      expect(running).toMatchObject({ status: 'Prebieha', isMade: true });
      expect(running.etag).not.toBe(first.etag);
      expect(await ask()).toEqual({ ...running, isMade: false });
      services.clock.advance(Date.parse(event.ends_at) - services.clock.now());
      expect(await ask()).toMatchObject({ status: 'Skončený', isMade: true });
      expect((await ask()).isMade).toBe(false);
      index = makeContentIndex({ events: [event] });
      expect((await ask()).isMade).toBe(true);
    },
  );
});

describe('GET /api/events/{id}/{slug}', () => {
  const index: Partial<ContentIndex> = {
    events: [makePublishedEvent({ id: 7, lat: 48.15, lng: 17.05, social_links: { facebook: 'https://f.example/' } })],
    galleries: { 7: [makeGalleryPhoto({ credit: 'Jana Malá' }), makeGalleryPhoto({ id: 2, caption: 'Záver' })] },
  };

  test('answers the event and its gallery', async () => {
    const answer = await get('/api/events/7/vianocny-koncert', index);
    const photo = { image_path: 'gallery/1/1.webp', alt_text: 'Zbor na javisku', width: 1600, height: 1067 };
    expect(await answer.json()).toEqual({
      event: {
        id: 7,
        slug: 'vianocny-koncert',
        title: 'Vianočný koncert',
        kind: 'concert',
        description: '<p>Koledy zo Záhoria.</p>',
        start_date: '2026-12-05T18:00:00+01:00',
        end_date: '2026-12-05T20:00:00+01:00',
        ends_at: '2026-12-05T20:00:00+01:00',
        previous_start_date: null,
        location: 'Divadelná sála',
        lat: 48.15,
        lng: 17.05,
        poster_image: 'events/0001.webp',
        poster_alt: 'Plagát s husľami',
        is_paid: true,
        price_text: '8 €',
        rezervovane_sk_url: null,
        social_links: { facebook: 'https://f.example/' },
        status: { name: 'Pripravovaný' },
        ...DATES_AND_PEOPLE,
      },
      gallery: [
        { id: 1, ...photo, caption: null, credit: 'Jana Malá' },
        { id: 2, ...photo, caption: 'Záver', credit: null },
      ],
    });
  });

  test('the id decides: another slug is answered with the right one', async () => {
    const answer = await get('/api/events/7/stary-nazov', index);
    expect(await answer.json()).toMatchObject({ event: { slug: 'vianocny-koncert' } });
  });

  test('an event without photos has an empty gallery', async () => {
    const answer = await get('/api/events/1/x', { events: [makePublishedEvent()] });
    expect(await answer.json()).toMatchObject({ gallery: [] });
  });

  test.each(['8', '0', '07', '7a', 'sedem', '7.0', '-7', '99999999999999999999', '__proto__'])(
    'id %s is answered 404',
    async (id) => {
      const answer = await get(`/api/events/${id}/vianocny-koncert`, index);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ message: 'Podujatie sa nenašlo.' });
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
    },
  );
});

describe('caching of public calls', () => {
  test('browsers ask again each time, the host keeps the answer for a minute', async () => {
    const { headers } = await get('/api/events/all', DECEMBER);
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('Netlify-CDN-Cache-Control')).toBe('public, durable, max-age=60');
    expect(headers.get('Netlify-Cache-Tag')).toBe('events');
  });

  test('an answer the caller has already is answered 304', async () => {
    const etag = (await get('/api/events/all', DECEMBER)).headers.get('ETag') ?? '';
    const again = await get('/api/events/all', DECEMBER, { headers: { 'If-None-Match': etag } });
    expect(etag).not.toBe('');
    expect(again.status).toBe(304);
    expect(again.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(await again.text()).toBe('');
  });

  test('an answer to a caller with a token is not stored', async () => {
    const { headers } = await get('/api/events/all', DECEMBER, { headers: { Authorization: 'Bearer t' } });
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Netlify-CDN-Cache-Control')).toBeNull();
  });

  test('a refusal is not stored', async () => {
    const { headers } = await get('/api/events/upcoming/0', DECEMBER);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Netlify-CDN-Cache-Control')).toBeNull();
  });
});
