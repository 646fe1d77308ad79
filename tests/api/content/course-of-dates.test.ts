import { expect, test } from 'vitest';
import { z } from 'zod';
import { openContentDesk } from '../../support/open-content-desk.ts';

const dateSchema = z.looseObject({ key: z.int(), start_date: z.string(), status: z.string().nullable() });
const eventSchema = z.looseObject({ version: z.string(), dates: z.array(dateSchema).nullable() });

const DAYS = ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29'];
const evening = (day: string) => ({ start_date: `${day}T18:00`, end_date: `${day}T20:00` });
const COURSE = { title: 'Kurz hry na gitaru', description: 'Text.', is_paid: true, dates: DAYS.map(evening) };
const PATH = '/api/admin/events/151';

async function openCourse() {
  const desk = await openContentDesk();
  expect((await desk.call('POST', '/api/admin/events', COURSE)).status).toBe(201);
  const read = async () => eventSchema.parse((await desk.call('GET', PATH)).body);
  return {
    ...desk,
    read,
    keys: async () => (await read()).dates?.map(({ key, start_date }) => `${key} ${start_date.slice(5, 10)}`),
    async put(fields: object) {
      const answer = await desk.call('PUT', PATH, { version: (await read()).version, ...fields });
      expect(answer.status).toBe(200);
      return eventSchema.parse(answer.body);
    },
  };
}

test('through moving, cancelling, striking and adding every date keeps its key, and no key comes back', async () => {
  const { keys, put, read } = await openCourse();
  expect(await keys()).toEqual(['1 12-01', '2 12-08', '3 12-15', '4 12-22', '5 12-29']);
  const [first, second, third, fourth] = (await read()).dates ?? [];
  const moved = { ...second, ...evening('2026-12-30'), status: 'Presunutý', previous_start_date: '2026-12-08T18:00' };
  await put({ dates: [first, moved, { ...third, status: 'Zrušený' }, fourth] });
  expect(await keys()).toEqual(['1 12-01', '3 12-15', '4 12-22', '2 12-30']);
  await put({ dates: [...((await read()).dates ?? []), evening('2026-12-29')] });
  expect(await keys()).toEqual(['1 12-01', '3 12-15', '4 12-22', '6 12-29', '2 12-30']);
  const soldOut = (await read()).dates?.map((date) => (date.key === 4 ? { ...date, tickets: 'sold-out' } : date));
  const after = await put({ dates: soldOut });
  expect(after.dates?.map(({ key, status, tickets }) => [key, status, tickets])).toEqual([
    [1, null, null],
    [3, 'Zrušený', null],
    [4, null, 'sold-out'],
    [6, null, null],
    [2, 'Presunutý', null],
  ]);
  await put({ dates: null, ...evening('2026-12-01') });
  await put({ dates: [evening('2026-12-01'), evening('2026-12-02')] });
  expect(await keys()).toEqual(['1 12-01', '7 12-02']);
});

test('a row that is wrong is refused at its place, and nothing is written', async () => {
  const { call, read } = await openCourse();
  const { version, dates } = await read();
  const wrong = (dates ?? []).map((date) => (date.key === 3 ? { ...date, end_date: '2026-12-15T17:00' } : date));
  const answer = await call('PUT', PATH, { version, dates: wrong });
  expect([answer.status, answer.body]).toEqual([
    422,
    { message: { 'dates.2.end_date': [expect.stringContaining('koniec musí byť neskôr ako začiatok')] } },
  ]);
  expect((await read()).version).toBe(version);
});

test('of two people who change different evenings at once one is told, with all the other has saved', async () => {
  const { call, read } = await openCourse();
  const { version, dates } = await read();
  const change = (key: number, changes: object) => ({
    version,
    dates: (dates ?? []).map((date) => (date.key === key ? { ...date, ...changes } : date)),
  });
  const answers = await Promise.all([
    call('PUT', PATH, change(2, { status: 'Zrušený' })),
    call('PUT', PATH, change(4, { tickets: 'sold-out' })),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const saved = answers.find(({ status }) => status === 200)?.body;
  const told = answers.find(({ status }) => status === 409)?.body;
  expect(told?.current).toEqual(saved);
  expect((await read()).dates?.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5]);
});

test('all evenings of a course that has not begun move together; one that has begun is left out and said', async () => {
  const { call, keys, put, read } = await openCourse();
  const bulk = async (day: string) => {
    const rows = [{ id: 151, version: (await read()).version }];
    return (await call('POST', '/api/admin/events/bulk', { action: 'move', day, rows })).body;
  };
  expect((await bulk('2026-12-02')).failed).toEqual([]);
  expect(await keys()).toEqual(['1 12-02', '2 12-09', '3 12-16', '4 12-23', '5 12-30']);
  await put({ dates: [...((await read()).dates ?? []), evening('2026-11-10')] });
  const begun = await keys();
  expect((await bulk('2027-01-07')).failed).toEqual([
    { id: 151, message: expect.stringContaining('Niektoré jeho termíny už boli') },
  ]);
  expect(await keys()).toEqual(begun);
});

test('an import adds an event with its dates, keys in order, and tells of one that is there already', async () => {
  const { call, file } = await openContentDesk();
  const event = { ...COURSE, start_date: '2026-12-01T18:00', dates: DAYS.slice(0, 2).map(evening), draft: true };
  const { status, body } = await call('POST', '/api/admin/events/import', { events: [event] });
  expect([status, body]).toEqual([201, { ids: [151] }]);
  const text = await file('events/0151-kurz-hry-na-gitaru.md');
  expect(text).toContain('last_date_key: 2');
  expect(text).not.toMatch(/^start_date/m);
  const again = await call('POST', '/api/admin/events/import/check', { events: [event] });
  expect(again.body.rows).toEqual([{ problems: {}, same_as: { id: 151, title: COURSE.title } }]);
});

test('the table has a line for each date, only of the filtered events, and no cell that runs', async () => {
  const { call, put } = await openCourse();
  await put({ title: '=HYPERLINK("https://x.example")' });
  const { status, headers, body } = await call('GET', '/api/admin/events/csv?query=hyperlink');
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const lines = String(body.text).trim().split('\r\n');
  expect(lines).toHaveLength(1 + DAYS.length);
  expect(lines[0]).toContain('číslo;termín;názov;začiatok;koniec');
  expect(lines[1]).toContain(`151;1;"'=HYPERLINK(""https://x.example"")";2026-12-01 18:00;2026-12-01 20:00;`);
});
