import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Answer } from '../../support/call-api.ts';
import { openContentDesk } from '../../support/open-content-desk.ts';

const COURSE = 'events/0021-kreslenie.md';

const FILE = `---
id: 21
title: "Kreslenie"
kind: course
# utorky, okrem sviatkov
dates:
  - key: 2
    start_date: 2027-02-09T18:00 # v klubovni
    end_date: 2027-02-09T20:00
  # prvý večer
  - key: 1
    start_date: 2027-02-02T18:00
    end_date: 2027-02-02T20:00
  - key: 4
    start_date: 2027-02-16T18:00
last_date_key: 4
is_paid: true
---
Kurz.
`;

const row = (key: number | null, start: string, more: object = {}) => ({
  ...(key !== null && { key }),
  start_date: start,
  ...more,
});

const eventSchema = z.looseObject({
  id: z.int(),
  version: z.string(),
  is_broken: z.boolean(),
  access: z.array(z.string()).nullable(),
  dates: z.array(z.looseObject({ key: z.int() })),
});
type EventBody = z.infer<typeof eventSchema>;
const eventOf = ({ body }: Answer): EventBody => eventSchema.parse(body);
const madeSchema = z.object({ id: z.int(), version: z.string() });
const keysOf = ({ dates }: EventBody) => dates.map(({ key }) => key);

const refusals = ({ body }: Answer) =>
  Object.entries(body.message as Record<string, string[]>).map(([field, [text = '']]) => [field, text] as const);

async function history(call: (method: string, path: string) => Promise<Answer>) {
  const { items = [] } = (await call('GET', '/api/admin/events/21/history')).body;
  return items as { revision: string; changes: { field: string; after: unknown }[] }[];
}

async function openCourse() {
  const desk = await openContentDesk();
  await desk.writeFile(COURSE, FILE);
  const read = async () => eventOf(await desk.call('GET', '/api/admin/events/21'));
  const save = async (fields: object) =>
    desk.call('PUT', '/api/admin/events/21', { version: (await read()).version, ...fields });
  return { ...desk, read, save };
}

test('an event answers its dates in order of time, and its start and end follow from them', async () => {
  const { read } = await openCourse();
  const event = await read();
  expect(event).toMatchObject({ start_date: '2027-02-02T18:00', end_date: '2027-02-16T21:00', is_broken: false });
  expect(keysOf(event)).toEqual([1, 2, 4]);
  expect(event.dates[2]).toEqual({
    key: 4,
    start_date: '2027-02-16T18:00',
    end_date: null,
    status: null,
    previous_start_date: null,
    tickets: null,
  });
  expect(event).not.toHaveProperty('last_date_key');
});

test('a save without a change leaves every byte of the file', async () => {
  const { read, save, file } = await openCourse();
  const event = await read();
  expect((await save(event)).status).toBe(200);
  expect(await file(COURSE)).toBe(FILE);
});

test('a changed date is changed in its place, comments and the order of the rows stay', async () => {
  const { read, save, file } = await openCourse();
  const { dates } = await read();
  const moved = {
    ...dates[1],
    start_date: '2027-02-10T18:00',
    end_date: '2027-02-10T20:00',
    status: 'Presunutý',
    previous_start_date: '2027-02-09T18:00',
  };
  const answer = await save({ dates: [dates[0], moved, dates[2]] });
  expect(answer.status).toBe(200);
  const text = await file(COURSE);
  expect(text.replace(/updated_at: .*\n/, '')).toBe(
    FILE.replaceAll('2027-02-09', '2027-02-10').replace(
      '    end_date: 2027-02-10T20:00\n',
      '    end_date: 2027-02-10T20:00\n    status: "Presunutý"\n    previous_start_date: 2027-02-09T18:00\n',
    ),
  );
});

test('a new date gets the next key, and the key of a struck one is not given again', async () => {
  const { read, save, file } = await openCourse();
  const { dates } = await read();
  await save({ dates: [dates[0], dates[1], row(null, '2027-03-02T18:00')] });
  expect(keysOf(await read())).toEqual([1, 2, 5]);
  await save({ dates: [dates[0], dates[1]] });
  await save({ dates: [dates[0], dates[1], row(null, '2027-03-09T18:00')] });
  expect(keysOf(await read())).toEqual([1, 2, 6]);
  expect(await file(COURSE)).toContain('last_date_key: 6\n');
  expect(await file(COURSE)).toContain('  # prvý večer\n  - key: 1\n');
});

test('an older version that is restored gives no key again', async () => {
  const { call, read, save } = await openCourse();
  const { dates } = await read();
  const before = eventOf(await save({ title: 'Kreslenie v zime' }));
  const [latest] = await history(call);
  await save({ dates: [...dates, row(null, '2027-03-02T18:00')] });
  const { version } = await read();
  const restored = await call('POST', '/api/admin/events/21/restore', { revision: latest?.revision, version });
  expect([before.is_broken, restored.status]).toEqual([false, 200]);
  await save({ dates: [...dates, row(null, '2027-03-09T18:00')] });
  expect(keysOf(await read())).toEqual([1, 2, 4, 6]);
});

test('the date that an event was before it got more of them keeps key 1', async () => {
  const { call, file } = await openContentDesk();
  const made = await call('POST', '/api/admin/events', {
    title: 'Premiéra',
    start_date: '2027-02-19T19:00',
    description: 'Text.',
    is_paid: true,
  });
  const { id, version } = madeSchema.parse(made.body);
  const path = `/api/admin/events/${id}`;
  const dates = [row(null, '2027-02-12T19:00'), row(null, '2027-02-19T19:00', { tickets: 'sold-out' })];
  const answer = await call('PUT', path, { version, start_date: '2030-01-01T10:00', dates });
  expect(answer.status).toBe(200);
  expect(eventOf(answer).dates.map((date) => [date.key, date.start_date])).toEqual([
    [2, '2027-02-12T19:00'],
    [1, '2027-02-19T19:00'],
  ]);
  const text = await file('events/0151-premiera.md');
  expect(text).not.toMatch(/^(?:start|end)_date/m);
  expect(text).toContain('last_date_key: 2\n');
});

test('an event may be made with dates, and given a single one again', async () => {
  const { call, file } = await openContentDesk();
  const made = await call('POST', '/api/admin/events', {
    title: 'Kurz',
    description: 'Text.',
    is_paid: true,
    dates: [row(null, '2027-02-02T18:00'), row(null, '2027-02-09T18:00+01:00')],
  });
  expect(made.status).toBe(201);
  expect(await file('events/0151-kurz.md')).toContain('  - key: 2\n    start_date: 2027-02-09T18:00\n');
  const { id, version } = madeSchema.parse(made.body);
  const path = `/api/admin/events/${id}`;
  const single = { version, dates: null, start_date: '2027-02-02T18:00' };
  expect((await call('PUT', path, single)).body).toMatchObject({ dates: null, start_date: '2027-02-02T18:00' });
  const text = await file('events/0151-kurz.md');
  expect(text).not.toContain('dates:');
  expect(text).toContain('last_date_key: 2\n');
});

test('the start of an event with dates is not changed past them', async () => {
  const { save, file } = await openCourse();
  const answer = await save({ start_date: '2027-03-01T18:00' });
  expect([answer.status, answer.body]).toEqual([
    422,
    { message: { start_date: ['Podujatie má viac termínov, čas sa mení pri nich.'] } },
  ]);
  expect(await file(COURSE)).toBe(FILE);
});

test.each([
  ['no key twice', [row(1, '2027-02-02T18:00'), row(1, '2027-02-09T18:00')], 'dates.1.key'],
  ['no two starts at one moment', [row(1, '2027-02-02T18:00'), row(2, '2027-02-02T18:00')], 'dates.1.start_date'],
  ['no end before the start', [row(1, '2027-02-02T18:00', { end_date: '2027-02-02T17:00' })], 'dates.0.end_date'],
  [
    'no original start of a date that was not moved',
    [row(1, '2027-02-02T18:00', { previous_start_date: '2027-02-01T18:00' })],
    'dates.0.previous_start_date',
  ],
])('dates have %s, and the message names the date', async (_, dates, field) => {
  const { save } = await openCourse();
  const answer = await save({ dates });
  expect(answer.status).toBe(422);
  expect(refusals(answer)).toEqual([[field, expect.stringMatching(/^Termín \d+\.\s\d+\.\s2027\s18:00: /)]]);
});

test.each([
  ['a moment that does not exist', [row(1, '2027-02-30T18:00')], 'dates.0.start_date'],
  ['a date without a start', [{ key: 1 }], 'dates.0.start_date'],
  ['a field nobody knows', [row(1, '2027-02-02T18:00', { stav: 'x' })], 'dates.0.stav'],
  ['a text instead of a list', 'každý utorok', 'dates'],
  [
    'more than sixty',
    Array.from({ length: 61 }, (_, at) => row(null, `2027-02-02T18:${String(at % 60).padStart(2, '0')}`)),
    'dates',
  ],
])('%s is refused', async (_, dates, field) => {
  const { save, file } = await openCourse();
  const answer = await save({ dates });
  expect([answer.status, refusals(answer)]).toEqual([422, expect.arrayContaining([[field, expect.any(String)]])]);
  expect(await file(COURSE)).toBe(FILE);
});

test('all dates of an event move together, cancelled ones without a word', async () => {
  const { call, read, save } = await openCourse();
  const { dates } = await read();
  await save({ dates: [{ ...dates[0], status: 'Zrušený' }, dates[1], dates[2]] });
  const { version } = await read();
  const move = { action: 'move', rows: [{ id: 21, version }], day: '2027-02-03', as_moved: true };
  expect((await call('POST', '/api/admin/events/bulk', move)).body.failed).toEqual([]);
  const moved = (await read()).dates.map((date) => [date.key, date.start_date, date.status, date.previous_start_date]);
  expect(moved).toEqual([
    [1, '2027-02-03T18:00', 'Zrušený', null],
    [2, '2027-02-10T18:00', 'Presunutý', '2027-02-09T18:00'],
    [4, '2027-02-17T18:00', 'Presunutý', '2027-02-16T18:00'],
  ]);
});

test('the history tells which date has changed', async () => {
  const { call, read, save } = await openCourse();
  const { dates } = await read();
  await save({ title: 'Kreslenie v zime' });
  await save({ dates: [dates[0], { ...dates[1], status: 'Zrušený' }, dates[2]] });
  const [latest] = await history(call);
  expect(latest?.changes).toEqual([
    { field: 'Termín č.\u00a02', before: dates[1], after: { ...dates[1], status: 'Zrušený' } },
  ]);
});

test('"nothing" about access is said by an empty list, and it stays', async () => {
  const { read, save, file } = await openCourse();
  await save({ access: [] });
  expect(await file(COURSE)).toContain('access: []\n');
  expect((await read()).access).toEqual([]);
  await save({ access: null });
  expect(await file(COURSE)).not.toContain('access');
});

test('the list of staff stands an event once, by its next date', async () => {
  const { call } = await openCourse();
  const { items = [], years } = (await call('GET', '/api/admin/events?sort=next')).body;
  const listed = items.filter(({ id }) => id === 21).map((item) => item.listed);
  expect(listed).toEqual([
    { start_date: '2027-02-02T18:00', end_date: '2027-02-02T20:00', place: 'prvý z\u00a03 termínov' },
  ]);
  expect(years).toContain(2027);
});
