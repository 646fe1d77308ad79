import { expect, test } from 'vitest';
import { openContentDesk } from '../../support/open-content-desk.ts';

const GOOD = { title: 'Jazz', start_date: '2027-02-05T18:00', description: 'Text.', is_paid: false };

test.each([
  ['no title', { title: '' }, { title: ['Napíšte názov podujatia.'] }],
  ['a title that is left out', { title: undefined }, { title: ['Napíšte názov podujatia.'] }],
  ['no text', { description: '  \n' }, { description: ['Napíšte pár viet o\u00a0tom, čo návštevníkov čaká.'] }],
  [
    'a date that does not exist',
    { start_date: '2027-02-30T18:00' },
    { start_date: ['Napíšte skutočný dátum a\u00a0čas v\u00a0tvare 2026-12-05T18:00.'] },
  ],
  ['an end before the start', { end_date: '2027-02-05T17:00' }, { end_date: ['Koniec musí byť neskôr ako začiatok.'] }],
  [
    'half a place on the map',
    { lat: 48.1 },
    { lat: ['Zemepisná šírka (lat) a\u00a0dĺžka (lng) patria k\u00a0sebe: napíšte obe, alebo žiadnu.'] },
  ],
  [
    'a poster nobody described',
    { poster_image: 'events/0003.webp' },
    { poster_alt: ['Opíšte plagát, alebo označte, že je len ozdoba.'] },
  ],
  [
    'a poster that is not there',
    { poster_image: 'events/nie.webp', poster_alt: '' },
    { poster_image: ['Obrázok storage/events/nie.webp neexistuje.'] },
  ],
  [
    'a poster from elsewhere',
    { poster_image: '../../etc/passwd.png', poster_alt: '' },
    { poster_image: [expect.stringContaining('Cesta k\u00a0obrázku')] },
  ],
  [
    'a link that runs',
    { rezervovane_sk_url: 'javascript:alert(1)' },
    { rezervovane_sk_url: ['Napíšte celú adresu, ktorá sa začína na https://.'] },
  ],
  [
    'a link that runs, among others',
    { social_links: { facebook: 'javascript:alert(1)' } },
    { 'social_links.facebook': [expect.any(String)] },
  ],
  ['no word about admission', { is_paid: null }, { is_paid: ['Vyberte, či sa platí vstupné.'] }],
  ['admission of another kind', { is_paid: 'áno' }, { is_paid: ['Má tu byť áno alebo nie.'] }],
  ['a status of its own', { status: { name: 'Skončený' } }, { status: ['Vyberte Zrušený alebo Presunutý.'] }],
  ['an address that is none', { slug: '../x' }, { slug: [expect.stringContaining('malé písmená')] }],
  [
    'several mistakes',
    { title: '', start_date: '' },
    { title: [expect.any(String)], start_date: [expect.any(String)] },
  ],
  ['a title of another kind', { title: 7 }, { title: ['Má tu byť text.'] }],
])('an event with %s is refused, field by field', async (_, wrong, message) => {
  const { call, files } = await openContentDesk();
  const answer = await call('POST', '/api/admin/events', { ...GOOD, ...wrong });
  expect([answer.status, answer.body]).toEqual([422, { message }]);
  expect(await files('events')).toHaveLength(3);
});

test('what the program keeps itself cannot be sent', async () => {
  const { call, file } = await openContentDesk();
  await call('POST', '/api/admin/events', {
    ...GOOD,
    id: 8,
    former_slugs: ['x'],
    updated_at: '2001-01-01T00:00',
    autor: 'Jana',
  });
  expect(await file('events/0151-jazz.md')).toBe(
    '---\nid: 151\ntitle: Jazz\nstart_date: 2027-02-05T18:00\nis_paid: false\nupdated_at: 2026-11-20T12:00\n---\nText.\n',
  );
});

test('a draft need not know whether one has to pay, and is published once it does', async () => {
  const { call, file } = await openContentDesk();
  const { is_paid: _, ...unsaid } = GOOD;
  const made = await call('POST', '/api/admin/events', { ...unsaid, draft: true });
  expect(made.status).toBe(201);
  expect(await file('events/0151-jazz.md')).not.toContain('is_paid');
  const { version, is_paid } = (await call('GET', '/api/admin/events/151')).body;
  expect(is_paid).toBeNull();
  const early = await call('PUT', '/api/admin/events/151', { version, draft: false });
  expect([early.status, early.body]).toEqual([422, { message: { is_paid: ['Vyberte, či sa platí vstupné.'] } }]);
  expect((await call('PUT', '/api/admin/events/151', { version, draft: false, is_paid: false })).status).toBe(200);
  expect(await file('events/0151-jazz.md')).toContain('is_paid: false\n');
});

test('null and an empty text take a field away, what is not sent stays', async () => {
  const { call } = await openContentDesk();
  const before = (await call('GET', '/api/admin/events/8')).body;
  const after = (
    await call('PUT', '/api/admin/events/8', {
      version: before.version,
      location: '',
      poster_image: null,
      end_date: null,
    })
  ).body;
  expect(after).toMatchObject({
    location: null,
    poster_image: null,
    poster_alt: null,
    end_date: null,
    title: before.title,
    description: before.description,
  });
});

test.each(['2026-03-29T02:30', '2026-10-25T02:30'])(
  'a time of a clock change, %s, comes back as it was written',
  async (start) => {
    const { call, file } = await openContentDesk();
    const made = await call('POST', '/api/admin/events', { ...GOOD, start_date: start });
    const written = await file('events/0151-jazz.md');
    expect(written).toContain(`start_date: ${start}\n`);
    const opened = (await call('GET', `/api/admin/events/${made.body.id}`)).body;
    await call('PUT', '/api/admin/events/151', opened);
    expect(await file('events/0151-jazz.md')).toBe(written);
  },
);

test.each([
  ['with an offset', '2027-02-05T17:00:00Z'],
  ['with seconds', '2027-02-05T18:00:00'],
  ['as on the clock', '2027-02-05T18:00'],
])('a date may be sent %s', async (_, start_date) => {
  const { call, file } = await openContentDesk();
  await call('POST', '/api/admin/events', { ...GOOD, start_date });
  expect(await file('events/0151-jazz.md')).toContain('start_date: 2027-02-05T18:00\n');
});

test('a version is needed to change and to delete, an id has to be one', async () => {
  const { call } = await openContentDesk();
  expect((await call('PUT', '/api/admin/events/8', { title: 'X' })).body).toEqual({
    message: { version: [expect.any(String)] },
  });
  expect((await call('DELETE', '/api/admin/events/8')).status).toBe(422);
  for (const id of ['0', 'x', '8.5', '..%2F8', '99999999'])
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', { version: 'x' }],
      ['DELETE', { version: 'x' }],
    ] as const)
      expect([id, method, (await call(method, `/api/admin/events/${id}`, body)).status]).toEqual([id, method, 404]);
});

test('a creation that is sent twice is made once', async () => {
  const { call, files } = await openContentDesk();
  const key = { 'Idempotency-Key': 'a-1' };
  const [first, second] = [
    await call('POST', '/api/admin/events', GOOD, key),
    await call('POST', '/api/admin/events', GOOD, key),
  ];
  expect(second.body).toEqual(first.body);
  expect(await files('events')).toHaveLength(4);
});

test('an article of a hundred thousand characters can be sent', async () => {
  const { call } = await openContentDesk();
  const description = 'Dlhý článok. '.repeat(8000).trim();
  expect((await call('POST', '/api/admin/events', { ...GOOD, description })).status).toBe(201);
  expect((await call('GET', '/api/admin/events/151')).body.description).toBe(description);
});
