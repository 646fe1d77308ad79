import { expect, test } from 'vitest';
import { JAZZ, openContentDesk } from '../../support/open-content-desk.ts';

const NEW_EVENT = {
  title: 'Večer šansónov: „Ľúbezná“',
  start_date: '2027-02-05T18:00',
  description: 'Prvý odsek.\n\nDruhý odsek.',
  is_paid: false,
};

test('an event is made, found, changed and deleted', async () => {
  const { call, file, files } = await openContentDesk();
  const made = await call('POST', '/api/admin/events', NEW_EVENT);
  expect(made.status).toBe(201);
  expect(made.body).toEqual({
    id: 151,
    slug: 'vecer-sansonov-lubezna',
    version: expect.stringMatching(/^[0-9a-f]{40}$/),
  });
  expect(await file('events/0151-vecer-sansonov-lubezna.md')).toBe(
    '---\nid: 151\ntitle: "Večer šansónov: „Ľúbezná“"\nstart_date: 2027-02-05T18:00\nis_paid: false\nupdated_at: 2026-11-20T12:00\n---\nPrvý odsek.\n\nDruhý odsek.\n',
  );
  const opened = await call('GET', '/api/admin/events/151');
  expect(opened.body).toMatchObject({
    id: 151,
    title: NEW_EVENT.title,
    start_date: '2027-02-05T18:00',
    end_date: null,
    status: null,
    description: NEW_EVENT.description,
    publication: { state: 'waiting' },
    problems: [],
    is_broken: false,
    version: made.body.version,
  });
  const changed = await call('PUT', '/api/admin/events/151', {
    ...opened.body,
    location: 'Dvorana',
    status: { name: 'Zrušený' },
  });
  expect([changed.status, changed.body.location, changed.body.status]).toEqual([200, 'Dvorana', { name: 'Zrušený' }]);
  const gone = await call('DELETE', `/api/admin/events/151?version=${changed.body.version}`);
  expect(gone.status).toBe(200);
  expect((await call('GET', '/api/admin/events/151')).status).toBe(404);
  expect(await files('events')).not.toContain('0151-vecer-sansonov-lubezna.md');
});

test('what comes back as it was sent changes no byte, no version and no history', async () => {
  const { call, file } = await openContentDesk();
  const before = await file(JAZZ);
  const opened = await call('GET', '/api/admin/events/8');
  const saved = await call('PUT', '/api/admin/events/8', opened.body);
  expect(saved.body).toEqual(opened.body);
  expect(await file(JAZZ)).toBe(before);
  expect((await call('GET', '/api/admin/events/8/history')).body.items).toHaveLength(1);
});

test('a change touches its own line only', async () => {
  const { call, file, writeFile } = await openContentDesk();
  const byHand = (await file(JAZZ)).replace('title:', '# nemeniť\nautor: "Jana" # neznáme pole\ntitle:');
  await writeFile(JAZZ, byHand);
  const { version } = (await call('GET', '/api/admin/events/8')).body;
  const saved = await call('PUT', '/api/admin/events/8', { version, location: 'Klubovňa' });
  expect(saved.status).toBe(200);
  const lines = (await file(JAZZ)).split('\n');
  expect(lines.filter((line) => !byHand.split('\n').includes(line))).toEqual([
    'location: "Klubovňa"',
    'updated_at: 2026-11-20T12:00',
  ]);
});
