import { expect, test } from 'vitest';
import { signInAs } from '../../support/make-account.ts';
import { openContentDesk } from '../../support/open-content-desk.ts';

type Summary = {
  next: Record<string, unknown>[];
  late_drafts: Record<string, unknown>[];
  forgotten_holds: { items: Record<string, unknown>[]; total: number };
  incomplete: { items: Record<string, unknown>[]; total: number };
  without_photos: { items: Record<string, unknown>[]; total: number };
};

async function openSummary() {
  const desk = await openContentDesk();
  const add = async (title: string, fields: object = {}) => {
    const made = { title, start_date: '2026-12-05T18:00', description: 'Text.', is_paid: false, ...fields };
    return (await desk.call('POST', '/api/admin/events', made)).body.id;
  };
  const summary = async () => {
    const { body } = await desk.call('GET', '/api/admin/event-summary');
    return body as Summary;
  };
  return { ...desk, add, summary };
}

const titles = (items: readonly Record<string, unknown>[]) => items.map(({ title }) => title);

test('what comes next begins today or later, with drafts and cancelled events, and says what is missing', async () => {
  const { add, summary } = await openSummary();
  await add('Výstava', { start_date: '2026-11-01T10:00', end_date: '2026-12-31T18:00' });
  await add('Dopoludnia', { start_date: '2026-11-20T10:00', end_date: '2026-11-20T11:30' });
  await add('Práve beží', { start_date: '2026-11-20T11:00', end_date: '2026-11-20T20:00' });
  await add('Koncept', { start_date: '2026-11-21T18:00', draft: true });
  await add('Zrušené', { start_date: '2026-11-22T18:00', status: 'Zrušený' });
  const { next } = await summary();
  expect(titles(next).slice(0, 3)).toEqual(['Práve beží', 'Koncept', 'Zrušené']);
  expect(next).toHaveLength(5);
  expect(next[1]).toMatchObject({ draft: true, poster_image: null, updated_at: expect.any(String), phase: 'upcoming' });
});

test('a draft that begins within two weeks is named, one that is cancelled or far away is not', async () => {
  const { add, summary } = await openSummary();
  await add('Blízko', { start_date: '2026-12-04T11:00', draft: true });
  await add('Bližšie', { start_date: '2026-11-25T11:00', draft: true });
  await add('Ďaleko', { start_date: '2026-12-05T11:00', draft: true });
  await add('Bolo', { start_date: '2026-11-19T11:00', draft: true });
  await add('Nebude', { start_date: '2026-11-25T12:00', draft: true, status: 'Zrušený' });
  expect(titles((await summary()).late_drafts)).toEqual(['Bližšie', 'Blízko']);
});

test('photos are missed of events that took place lately and that visitors saw', async () => {
  const { add, summary } = await openSummary();
  const ids = [
    await add('Skôr', { start_date: '2026-11-01T18:00' }),
    await add('Včera', { start_date: '2026-11-19T18:00' }),
  ];
  await add('Zrušené', { start_date: '2026-11-18T18:00', status: 'Zrušený' });
  await add('Koncept', { start_date: '2026-11-18T18:00', draft: true });
  await add('Neskoro', { start_date: '2026-11-17T18:00', publish_at: '2026-11-18T08:00' });
  await add('Dávno', { start_date: '2026-10-01T18:00' });
  expect((await summary()).without_photos).toMatchObject({
    total: 2,
    items: [
      { id: ids[1], title: 'Včera' },
      { id: ids[0], title: 'Skôr' },
    ],
  });
});

test('a draft that nobody has changed for a month is named with the rooms it holds, unless it begins soon', async () => {
  const { add, send, user, services } = await openSummary();
  const far = { start_date: '2027-03-05T11:00', draft: true };
  const id = await add('Drží', { ...far, location: 'Klubovňa a\u00a0Dvorana' });
  await add('Nedrží', { ...far, location: 'Na námestí' });
  await add('Nebude', { ...far, location: 'Klubovňa', status: 'Zrušený' });
  await add('Zverejnené', { ...far, draft: false, location: 'Klubovňa' });
  await add('Začína', { ...far, location: 'Klubovňa', start_date: '2026-12-30T11:00' });
  services.clock.advance(30 * 24 * 60 * 60 * 1000);
  const token = await signInAs(services, user);
  const summary = async () => (await send('GET', '/api/admin/event-summary', { token })).body as Summary;
  expect((await summary()).forgotten_holds).toEqual({ items: [], total: 0 });
  services.clock.advance(60_000);
  const { forgotten_holds, late_drafts } = await summary();
  expect(forgotten_holds).toMatchObject({ total: 1, items: [{ id, title: 'Drží', rooms: ['Klubovňa', 'Dvorana'] }] });
  expect(titles(late_drafts)).toEqual(['Začína']);
  const { version } = (await send('GET', `/api/admin/events/${id}`, { token })).body;
  await send('PUT', `/api/admin/events/${id}`, { token, body: { version, title: 'Drží ďalej' } });
  expect((await summary()).forgotten_holds.total).toBe(0);
});

test('what visitors see and what lacks something is named with what it lacks, drafts and cancelled ones are not', async () => {
  const { add, summary } = await openSummary();
  const before = (await summary()).incomplete.total;
  const id = await add('Bez všetkého', { start_date: '2026-11-21T18:00', is_paid: true });
  await add('Koncept', { start_date: '2026-11-21T18:00', draft: true });
  await add('Zrušené', { start_date: '2026-11-21T18:00', status: 'Zrušený' });
  const { total, items } = (await summary()).incomplete;
  expect(total).toBe(before + 1);
  expect(items.find((one) => one.id === id)?.missing).toEqual(['poster', 'rooms', 'end', 'price', 'tickets']);
});
