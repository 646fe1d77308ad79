import { expect, test } from 'vitest';
import { z } from 'zod';
import { auditLog } from '../../../src/server/core/audit/audit-log.ts';
import { CONCERT, JAZZ, openContentDesk } from '../../support/open-content-desk.ts';

const BULK = '/api/admin/events/bulk';

const outcomeSchema = z.object({
  done: z.array(z.object({ id: z.int(), version: z.string().nullable() })),
  failed: z.array(z.object({ id: z.int(), message: z.string() })),
  revision: z.string(),
});

async function openBulk() {
  const desk = await openContentDesk();
  const { call } = desk;
  const fieldsOf = async (id: number) => (await call('GET', `/api/admin/events/${id}`)).body;
  return {
    ...desk,
    fieldsOf,
    async add(fields: object = {}) {
      const usual = { title: 'Čítačka', start_date: '2027-02-05T18:00', description: 'Text.', is_paid: false };
      return Number((await call('POST', '/api/admin/events', { ...usual, ...fields })).body.id);
    },
    rowsOf: (...ids: number[]) =>
      Promise.all(ids.map(async (id) => ({ id, version: String((await fieldsOf(id)).version) }))),
    async bulk(body: object, headers: Record<string, string> = {}) {
      const answer = await call('POST', BULK, body, headers);
      expect(answer.status).toBe(200);
      return outcomeSchema.parse(answer.body);
    },
    commits: async () => (await desk.services.content.history([JAZZ, CONCERT], { limit: 20 })).length,
  };
}

test('drafts are published and withdrawn in one commit, each with its line in the log', async () => {
  const { add, bulk, rowsOf, fieldsOf, services, user } = await openBulk();
  const ids = [await add({ draft: true }), await add({ draft: true, title: 'Iné' })];
  const before = await services.content.state();
  services.clock.advance(60_000);
  const { done, failed } = await bulk({ action: 'publish', rows: await rowsOf(...ids) });
  expect(failed).toEqual([]);
  expect(done).toEqual(await rowsOf(...ids));
  expect(await Promise.all(ids.map(async (id) => (await fieldsOf(id)).draft))).toEqual([false, false]);
  const [commit] = await services.content.history(['events/0151-citacka.md', 'events/0152-ine.md'], { limit: 1 });
  expect(commit).toMatchObject({ author: user.id, message: 'Publish 2 events' });
  expect((await services.content.stateAt(before.revision))?.blobIds.get('events/0151-citacka.md')).not.toBe(
    done[0]?.version,
  );
  await bulk({ action: 'unpublish', rows: done });
  expect((await fieldsOf(ids[1] ?? 0)).draft).toBe(true);
  const { records } = await auditLog(services.store).list('act', { of: 'content_changed' });
  const files = ['events/0151-citacka.md', 'events/0152-ine.md'];
  expect(records.map(({ value }) => value.detail).sort()).toEqual([...files, ...files].sort());
});

test('what a colleague has changed or deleted meanwhile is left out and said, the others are changed', async () => {
  const { add, bulk, rowsOf, fieldsOf, call } = await openBulk();
  const [first, second, third] = [await add({ draft: true }), await add({ title: 'B' }), await add({ title: 'C' })];
  const rows = await rowsOf(first, second, third);
  await call('PUT', `/api/admin/events/${second}`, { version: rows[1]?.version, title: 'Nové B' });
  await call('DELETE', `/api/admin/events/${third}`, { version: rows[2]?.version });
  const outcome = await bulk({ action: 'delete', rows: [...rows, { id: 999, version: 'x' }] });
  expect(outcome.done).toEqual([{ id: first, version: null }]);
  expect(outcome.failed).toEqual([
    { id: second, message: expect.stringContaining('zmenil niekto iný') },
    { id: third, message: expect.stringContaining('zmazal') },
    { id: 999, message: expect.stringContaining('zmazal') },
  ]);
  expect((await fieldsOf(second)).title).toBe('Nové B');
});

test.each(['events/0014-a.md', 'events/0014-z.md'])(
  'of two files with one number the chosen %s is deleted, and the photos stay with the other',
  async (copy) => {
    const { bulk, call, fieldsOf, file, files, writeFile } = await openBulk();
    await writeFile(copy, (await file(CONCERT)).replace(/title: .*/, 'title: Kópia'));
    const listed = z.object({ items: z.array(z.object({ id: z.int(), title: z.string(), version: z.string() })) });
    const { items } = listed.parse((await call('GET', '/api/admin/events')).body);
    const rows = items.filter(({ title }) => title === 'Kópia').map(({ id, version }) => ({ id, version }));
    const { done, failed, revision } = await bulk({ action: 'delete', rows });
    expect([done, failed]).toEqual([[{ id: 14, version: null }], []]);
    const left = [JAZZ, CONCERT, 'events/0150-keramika-pre-zaciatocnikov.md'];
    const nameIn = (path: string) => path.slice('events/'.length);
    expect(await files('events')).toEqual(left.map(nameIn));
    expect(await files('galleries')).toEqual(['14.json']);
    // Taking it back must not write over the other.
    const undone = await bulk({ action: 'restore', revision, rows: done });
    expect([undone.done, undone.failed]).toEqual([[{ id: 151, version: expect.any(String) }], []]);
    expect(await files('events')).toEqual([...left.map(nameIn), nameIn(copy.replace('0014', '0151'))]);
    expect(await fieldsOf(151)).toMatchObject({ title: 'Kópia' });
    expect(await files('galleries')).toEqual(['14.json']);
  },
);

test('one of two files with one number that is published by mistake is withdrawn as it was, and the other stays', async () => {
  const { bulk, file, writeFile, services } = await openBulk();
  const text = (await file(CONCERT)).replace(/title: .*/, 'title: Kópia\ndraft: true');
  await writeFile('events/0014-a.md', text);
  const concert = await file(CONCERT);
  const version = (await services.content.state()).blobIds.get('events/0014-a.md');
  const published = await bulk({ action: 'publish', rows: [{ id: 14, version }] });
  const undone = await bulk({ action: 'restore', revision: published.revision, rows: published.done });
  expect(undone).toMatchObject({ done: [{ id: 14 }], failed: [] });
  expect(await file('events/0014-a.md')).toContain('draft: true');
  expect(await file(CONCERT)).toBe(concert);
});

test('a single one of two events with one number comes back under its own number, too', async () => {
  const { call, fieldsOf, file, files, writeFile } = await openBulk();
  await writeFile('events/0014-a.md', (await file(CONCERT)).replace(/title: .*/, 'title: Kópia'));
  const { title, version } = await fieldsOf(14);
  const { revision } = (await call('DELETE', '/api/admin/events/14', { version })).body;
  const back = await call('POST', '/api/admin/events/14/restore', { revision, version: null });
  expect(back.status).toBe(200);
  expect(await files('events')).toHaveLength(4);
  expect((await fieldsOf(151)).title).toBe(title);
  expect((await fieldsOf(14)).title).not.toBe(title);
});

test('two who change the same rows at once change each of them once', async () => {
  const { add, bulk, rowsOf } = await openBulk();
  const rows = await rowsOf(await add({ draft: true }), await add({ title: 'B', draft: true }));
  const outcomes = await Promise.all([
    bulk({ action: 'publish', rows }),
    bulk({ action: 'delete', rows: rows.slice(1) }),
  ]);
  const done = outcomes.flatMap((outcome) => outcome.done.map(({ id }) => id)).sort();
  expect(done).toEqual(rows.map(({ id }) => id));
  expect(outcomes.flatMap(({ failed }) => failed)).toHaveLength(1);
});

test('events move to a day with their hours and lengths, over the change of the clocks, and say so if told', async () => {
  const { add, bulk, rowsOf, fieldsOf } = await openBulk();
  const long = await add({ start_date: '2027-03-26T22:30', end_date: '2027-03-28T01:30' });
  const open = await add({ title: 'B', start_date: '2027-05-01T18:00' });
  const off = await add({ title: 'C', start_date: '2027-05-01T18:00', status: { name: 'Zrušený' } });
  await bulk({ action: 'move', day: '2027-03-27', rows: await rowsOf(long) });
  expect(await fieldsOf(long)).toMatchObject({
    start_date: '2027-03-27T22:30',
    end_date: '2027-03-29T01:30',
    status: null,
  });
  const { done } = await bulk({ action: 'move', day: '2027-06-01', as_moved: true, rows: await rowsOf(open, off) });
  expect(done).toHaveLength(2);
  expect(await fieldsOf(open)).toMatchObject({
    start_date: '2027-06-01T18:00',
    end_date: null,
    status: { name: 'Presunutý' },
    previous_start_date: '2027-05-01T18:00',
  });
  expect(await fieldsOf(off)).toMatchObject({ start_date: '2027-06-01T18:00', status: { name: 'Zrušený' } });
  await bulk({ action: 'move', day: '2027-06-02', as_moved: true, rows: await rowsOf(open) });
  expect(await fieldsOf(open)).toMatchObject({ previous_start_date: '2027-05-01T18:00' });
  await bulk({ action: 'move', day: '2027-05-01', as_moved: true, rows: await rowsOf(open) });
  expect(await fieldsOf(open)).toMatchObject({ previous_start_date: '2027-06-02T18:00' });
});

test('an event that moves back to its former day without a word has never moved', async () => {
  const { add, bulk, rowsOf, fieldsOf } = await openBulk();
  const id = await add();
  const dates = [{ start_date: '2027-02-05T18:00' }, { start_date: '2027-02-12T18:00' }];
  const course = await add({ title: 'B', dates });
  const moveTo = async (day: string, as_moved: boolean) =>
    bulk({ action: 'move', day, as_moved, rows: await rowsOf(id, course) });
  await moveTo('2027-06-01', true);
  expect(await fieldsOf(id)).toMatchObject({ status: { name: 'Presunutý' } });
  await moveTo('2027-02-05', false);
  expect(await fieldsOf(id)).toMatchObject({ status: null, previous_start_date: null });
  const unmarked = dates.map((date) => ({ ...date, status: null, previous_start_date: null }));
  expect(await fieldsOf(course)).toMatchObject({ dates: unmarked });
});

test('of events that move together only those that are named are marked as moved', async () => {
  const { add, bulk, rowsOf, fieldsOf } = await openBulk();
  const [told, silent] = [await add(), await add({ title: 'B' })];
  const rows = await rowsOf(told, silent);
  await bulk({ action: 'move', day: '2027-06-01', as_moved: [told], rows });
  expect(await fieldsOf(told)).toMatchObject({
    start_date: '2027-06-01T18:00',
    status: { name: 'Presunutý' },
    previous_start_date: '2027-02-05T18:00',
  });
  expect(await fieldsOf(silent)).toMatchObject({ start_date: '2027-06-01T18:00', status: null });
});

test('each of them is undone as a whole, and what somebody has touched since stays', async () => {
  const { bulk, rowsOf, fieldsOf, file, files, call } = await openBulk();
  const [jazz, gallery] = [await file(JAZZ), await file('galleries/14.json')];
  const deleted = await bulk({ action: 'delete', rows: await rowsOf(8, 14) });
  expect(await files('galleries')).toEqual([]);
  const undone = await bulk({ action: 'restore', revision: deleted.revision, rows: deleted.done });
  expect(undone).toMatchObject({ done: [{ id: 8 }, { id: 14 }], failed: [] });
  expect((await file(JAZZ)).replace(/updated_at: .*\n/, '')).toBe(jazz.replace(/updated_at: .*\n/, ''));
  expect(await file('galleries/14.json')).toBe(gallery);

  const moved = await bulk({ action: 'move', day: '2027-06-01', rows: await rowsOf(8, 14) });
  await call('PUT', '/api/admin/events/14', { version: moved.done[1]?.version, location: 'Dvorana' });
  const back = await bulk({ action: 'restore', revision: moved.revision, rows: moved.done });
  expect(back).toMatchObject({ done: [{ id: 8 }], failed: [{ id: 14 }] });
  expect((await fieldsOf(8)).start_date).toMatch(/^2026/);
  expect((await fieldsOf(14)).start_date).toMatch(/^2027-06-01/);
  const again = await bulk({ action: 'restore', revision: deleted.revision, rows: [{ id: 8, version: null }] });
  expect(again).toMatchObject({ done: [], failed: [{ id: 8, message: 'Podujatie už je späť.' }] });
});

test('an event that a rule keeps from being changed is named with the reason', async () => {
  const { add, bulk, rowsOf, file, writeFile, services } = await openBulk();
  const over = await add({ draft: true, unpublish_at: '2026-11-01T10:00' });
  const fine = await add({ draft: true, title: 'B' });
  const unsaid = await add({ draft: true, title: 'C', is_paid: null });
  await writeFile(JAZZ, (await file(JAZZ)).replace(/is_paid: .*/, 'is_paid: áno'));
  const version = (await services.content.state()).blobIds.get(JAZZ);
  const rows = [...(await rowsOf(over, fine, unsaid)), { id: 8, version }];
  const { done, failed } = await bulk({ action: 'publish', rows });
  expect(done).toMatchObject([{ id: fine }]);
  expect(failed).toEqual([
    { id: over, message: expect.stringContaining('stiahnutie') },
    { id: unsaid, message: 'Vyberte, či sa platí vstupné.' },
    { id: 8, message: expect.stringContaining('chybu') },
  ]);
});

test('what is published already makes no commit, and a repeated call changes nothing more', async () => {
  const { bulk, rowsOf, services, add } = await openBulk();
  const before = (await services.content.state()).revision;
  expect(await bulk({ action: 'publish', rows: await rowsOf(8) })).toMatchObject({ done: [{ id: 8 }], failed: [] });
  expect((await services.content.state()).revision).toBe(before);
  const call = { action: 'delete', rows: await rowsOf(await add()) };
  const headers = { 'Idempotency-Key': 'k-1' };
  expect(await bulk(call, headers)).toEqual(await bulk(call, headers));
});

test.each([
  ['no action', { rows: [{ id: 8, version: 'x' }] }],
  ['an unknown action', { action: 'burn', rows: [{ id: 8, version: 'x' }] }],
  ['no rows', { action: 'delete', rows: [] }],
  ['a row twice', { action: 'delete', rows: [1, 1].map((id) => ({ id, version: 'x' })) }],
  ['too many rows', { action: 'delete', rows: Array.from({ length: 101 }, (_, id) => ({ id, version: 'x' })) }],
  ['a move to no day', { action: 'move', day: '2027-02-30', rows: [{ id: 8, version: 'x' }] }],
  ['a mark for words', { action: 'move', day: '2027-02-28', as_moved: 'áno', rows: [{ id: 8, version: 'x' }] }],
  ['a return to nowhere', { action: 'restore', rows: [{ id: 8, version: null }] }],
])('%s is refused with a sentence', async (_what, body) => {
  const { call } = await openContentDesk();
  expect((await call('POST', BULK, body)).status).toBe(422);
});

test('a return to a state that never was is not found', async () => {
  const { call } = await openContentDesk();
  const body = { action: 'restore', revision: '0'.repeat(40), rows: [{ id: 8, version: null }] };
  expect((await call('POST', BULK, body)).status).toBe(404);
});
