import { expect, test } from 'vitest';
import { openContentDesk } from '../../support/open-content-desk.ts';

const IMPORT = '/api/admin/events/import';
const TALK = {
  title: 'Cestopisná prednáška',
  start_date: '2027-03-16T18:00',
  end_date: '2027-03-16T20:00',
  location: 'Klubovňa',
  description: 'Text.',
  status: null,
  draft: true,
  source: { uid: 'a@dom.example' },
};
const dateOf = (day: string) => ({
  ...TALK,
  title: 'Kurz',
  start_date: `2027-03-${day}T18:00`,
  end_date: null,
  source: { uid: 'kurz@dom.example', recurrence_id: `2027-03-${day}T18:00`, is_whole: true },
});

async function openImported(events: readonly object[] = [TALK]) {
  const desk = await openContentDesk();
  expect((await desk.call('POST', IMPORT, { events })).status).toBe(201);
  const check = async (...again: object[]) => (await desk.call('POST', `${IMPORT}/check`, { events: again })).body;
  return { ...desk, check };
}

test('an imported event remembers its entry in the file, and no call carries it among its fields', async () => {
  const { file, call } = await openImported();
  expect(await file('events/0151-cestopisna-prednaska.md')).toContain(
    'source:\n  uid: a@dom.example\n  imported:\n    title: Cestopisná prednáška\n    start_date: 2027-03-16T18:00\n',
  );
  const { body } = await call('GET', '/api/admin/events/151');
  expect(typeof body.source).toBe('string');
  await call('PUT', '/api/admin/events/151', { version: body.version, title: 'Peru', source: { uid: 'x' } });
  expect(await file('events/0151-cestopisna-prednaska.md')).toContain('uid: a@dom.example');
});

test('the same calendar again tells what is new, changed, cancelled and unchanged', async () => {
  const other = { ...TALK, title: 'Kurz drotárstva', source: { uid: 'b@dom.example' } };
  const third = { ...TALK, title: 'Filmový klub', source: { uid: 'c@dom.example' } };
  const { check } = await openImported([TALK, other, third]);
  const { rows } = await check(
    { ...TALK, start_date: '2027-03-23T19:00', end_date: '2027-03-23T21:00' },
    { ...other, status: { name: 'Zrušený' } },
    third,
    { ...TALK, title: 'Niečo nové', source: { uid: 'd@dom.example' } },
  );
  expect(rows).toEqual([
    {
      problems: {},
      same_as: null,
      known: { id: 151, title: TALK.title, kind: 'changed', changes: ['time'], kept: [] },
    },
    {
      problems: {},
      same_as: null,
      known: { id: 152, title: other.title, kind: 'cancelled', changes: ['status'], kept: [] },
    },
    {
      problems: {},
      same_as: null,
      known: { id: 153, title: third.title, kind: 'unchanged', changes: [], kept: [] },
    },
    { problems: {}, same_as: null },
  ]);
});

test('an entry that is there already is never added again', async () => {
  const { call, files } = await openImported();
  const again = await call('POST', IMPORT, { events: [{ ...TALK, title: 'Iný názov', may_repeat: true }] });
  expect([again.status, again.body]).toEqual([
    422,
    { message: { 'events.0.title': ['Tento záznam kalendára už je medzi podujatiami.'] } },
  ]);
  expect(await files('events')).toHaveLength(4);
});

test('a moved entry is added as moved, and that it says so is no change', async () => {
  const moved = { ...TALK, status: { name: 'Presunutý' } };
  const { check, file } = await openImported([moved]);
  expect(await file('events/0151-cestopisna-prednaska.md')).toMatch(/^status: "?Presunutý"?$/m);
  for (const again of [moved, TALK])
    expect(await check(again)).toMatchObject({ rows: [{ known: { kind: 'unchanged' } }] });
});

test('a date that a whole series no longer has is told of, one of a series that is cut off is not', async () => {
  const { check } = await openImported([dateOf('02'), dateOf('09'), dateOf('16')]);
  expect((await check(dateOf('02'), dateOf('16'))).gone).toEqual([
    { id: 152, title: 'Kurz', start_date: '2027-03-09T18:00:00+01:00' },
  ]);
  const { source, ...fields } = dateOf('02');
  const cut = { ...fields, source: { uid: source.uid, recurrence_id: source.recurrence_id } };
  expect((await check(cut)).gone).toBeUndefined();
});

const MOVED = { ...TALK, start_date: '2027-03-23T19:00', end_date: '2027-03-23T21:00', location: 'Dvorana' };
const FILE = 'events/0151-cestopisna-prednaska.md';

test('an event follows its calendar where staff have not changed it, and a second time nothing changes', async () => {
  const { call, check, file, services } = await openImported();
  const { version } = (await call('GET', '/api/admin/events/151')).body;
  await call('PUT', '/api/admin/events/151', { version, location: 'Foyer', price_text: '5 €' });
  expect(await check(MOVED)).toMatchObject({ rows: [{ known: { changes: ['time'], kept: ['location'] } }] });
  const follow = () => call('POST', `${IMPORT}/changes`, { events: [MOVED], gone: [] });
  const first = await follow();
  expect([first.status, first.body]).toEqual([200, { ids: [151] }]);
  const text = await file(FILE);
  expect(text).toMatch(/^start_date: 2027-03-23T19:00\nend_date: 2027-03-23T21:00\nlocation: "Foyer"$/m);
  expect(text).toContain('price_text: "5 €"');
  expect(text).toContain('    start_date: 2027-03-23T19:00\n');
  const { revision } = await services.content.state();
  expect((await follow()).body).toEqual({ ids: [] });
  expect((await services.content.state()).revision).toBe(revision);
  expect(await check(MOVED)).toMatchObject({ rows: [{ known: { kind: 'unchanged' } }] });
});

test('what the calendar cancels is cancelled, and dates that it no longer has when somebody asks for it', async () => {
  const { call, check, file } = await openImported([TALK, dateOf('02'), dateOf('09')]);
  const cancelled = { ...TALK, status: { name: 'Zrušený' } };
  expect((await call('POST', `${IMPORT}/changes`, { events: [cancelled], gone: [153] })).body).toEqual({
    ids: [151, 153],
  });
  expect(await file(FILE)).toMatch(/^status: "?Zrušený"?$/m);
  expect(await file('events/0153-kurz.md')).toMatch(/^status: "?Zrušený"?$/m);
  expect((await check(cancelled, dateOf('02'))).gone).toBeUndefined();
});

test('an event that visitors know is marked as moved when that is asked for, and is cancelled as any other', async () => {
  const seen = { ...TALK, draft: false, is_paid: false };
  const draft = { ...TALK, title: 'Kurz drotárstva', source: { uid: 'b@dom.example' } };
  const { call, check } = await openImported([seen, draft]);
  const later = { start_date: '2027-03-23T19:00', end_date: '2027-03-23T21:00' };
  const events = [
    { ...seen, ...later },
    { ...draft, ...later },
  ];
  const answer = await call('POST', `${IMPORT}/changes`, { events, gone: [], as_moved: [151, 152] });
  expect([answer.status, answer.body]).toEqual([200, { ids: [151, 152] }]);
  const found = async (id: number) => (await call('GET', `/api/admin/events/${id}`)).body;
  expect(await found(151)).toMatchObject({
    start_date: later.start_date,
    status: { name: 'Presunutý' },
    previous_start_date: TALK.start_date,
  });
  expect(await found(152)).toMatchObject({ start_date: later.start_date, status: null, previous_start_date: null });
  expect(await check(...events)).toMatchObject({
    rows: [{ known: { kind: 'unchanged' } }, { known: { kind: 'unchanged' } }],
  });
  const cancelled = { ...seen, ...later, status: { name: 'Zrušený' } };
  expect(await check(cancelled)).toMatchObject({ rows: [{ known: { kind: 'cancelled', kept: [] } }] });
  expect((await call('POST', `${IMPORT}/changes`, { events: [cancelled], gone: [] })).status).toBe(200);
  expect(await found(151)).toMatchObject({ status: { name: 'Zrušený' }, previous_start_date: null });
});

test('an event that its calendar moves back to its former day has never moved, unless visitors are to be told', async () => {
  const seen = { ...TALK, draft: false, is_paid: false };
  const { call } = await openImported([seen]);
  const later = { ...seen, start_date: '2027-03-23T19:00', end_date: '2027-03-23T21:00' };
  const follow = async (event: typeof seen, as_moved: number[]) => {
    const answer = await call('POST', `${IMPORT}/changes`, { events: [event], gone: [], as_moved });
    expect([answer.status, answer.body]).toEqual([200, { ids: [151] }]);
    return (await call('GET', '/api/admin/events/151')).body;
  };
  const moved = { status: { name: 'Presunutý' }, previous_start_date: TALK.start_date };
  expect(await follow(later, [151])).toMatchObject(moved);
  expect(await follow(seen, [])).toMatchObject({
    start_date: TALK.start_date,
    status: null,
    previous_start_date: null,
  });
  expect(await follow(later, [151])).toMatchObject(moved);
  expect(await follow(seen, [151])).toMatchObject({ ...moved, previous_start_date: later.start_date });
});

test('a date that was marked as moved is cancelled when its series no longer has it', async () => {
  const seen = (day: string) => ({ ...dateOf(day), draft: false, is_paid: false });
  const { call } = await openImported([seen('02'), seen('09')]);
  const moved = { ...seen('09'), start_date: '2027-03-10T18:00' };
  await call('POST', `${IMPORT}/changes`, { events: [moved], gone: [], as_moved: [152] });
  expect((await call('GET', '/api/admin/events/152')).body.status).toEqual({ name: 'Presunutý' });
  expect((await call('POST', `${IMPORT}/changes`, { events: [], gone: [152] })).body).toEqual({ ids: [152] });
  expect((await call('GET', '/api/admin/events/152')).body).toMatchObject({
    status: { name: 'Zrušený' },
    previous_start_date: null,
  });
});

test('dates of an event with several are marked when they follow their calendar to another place', async () => {
  const seen = { ...dateOf('02'), draft: false, is_paid: false };
  const { call } = await openImported([seen]);
  const found = async () => (await call('GET', '/api/admin/events/151')).body;
  const { version } = await found();
  const dates = ['02', '09'].map((day) => ({ start_date: `2027-03-${day}T18:00` }));
  expect((await call('PUT', '/api/admin/events/151', { version, dates })).status).toBe(200);
  const elsewhere = { ...seen, location: 'Dvorana' };
  const answer = await call('POST', `${IMPORT}/changes`, { events: [elsewhere], gone: [], as_moved: [151] });
  expect([answer.status, answer.body]).toEqual([200, { ids: [151] }]);
  expect(await found()).toMatchObject({
    location: 'Dvorana',
    dates: [
      { key: 1, status: 'Presunutý', previous_start_date: null },
      { key: 2, status: 'Presunutý', previous_start_date: null },
    ],
  });
});

test('an event that was never imported, or is no date of a series, is not changed', async () => {
  const { call } = await openImported();
  const strange = { ...TALK, source: { uid: 'x@dom.example' } };
  for (const body of [
    { events: [strange], gone: [] },
    { events: [], gone: [151] },
    { events: [], gone: [8] },
  ]) {
    const { status, body: answer } = await call('POST', `${IMPORT}/changes`, body);
    expect([status, answer.message]).toEqual([422, expect.stringContaining('medzi podujatiami nie je')]);
  }
});
