import { expect, test } from 'vitest';
import type { Role } from '../../../src/domain/accounts/permissions.ts';
import type { Reservation } from '../../../src/domain/reservations/reservation.ts';
import { auditLog } from '../../../src/server/core/audit/audit-log.ts';
import { confirmReservation, keepReservation } from '../../support/desk.ts';
import { openContentDesk } from '../../support/open-content-desk.ts';

const EVENTS = '/api/admin/events';
const EVENT = {
  title: 'Skúška zboru',
  start_date: '2027-01-13T19:00',
  end_date: '2027-01-13T21:00',
  location: 'Skúšobňa',
  description: 'Text.',
  is_paid: false,
};
const ELSEWHEN = { ...EVENT, start_date: '2027-01-14T19:00', end_date: '2027-01-14T21:00' };
const TAKEN = 'V\u00a0tomto čase je miestnosť pridelená rezervácii.';

/** The hire is on 13 January 2027 from 18:00 to 22:00. */
async function open({ roles = ['admin'], hire = {} }: { roles?: Role[]; hire?: Partial<Reservation> } = {}) {
  const desk = await openContentDesk({ roles });
  const id = await keepReservation(desk.services, { room: 'skusobna', eventType: 'Svadba', ...hire });
  await confirmReservation(desk.services, id);
  const clash = {
    kind: 'reservation',
    id,
    title: 'Svadba: Eva Nováková',
    room: 'skusobna',
    status: 'confirmed',
    start: '2027-01-13T17:00:00.000Z',
    end: '2027-01-13T21:00:00.000Z',
  };
  const put = async (event: number, fields: object) => {
    const { version } = (await desk.call('GET', `${EVENTS}/${event}`)).body;
    return desk.call('PUT', `${EVENTS}/${event}`, { version, ...fields });
  };
  return { ...desk, id, clash, put };
}

test.each([
  ['', {}],
  [' as a draft', { draft: true }],
  [' for later', { publish_at: '2027-01-01T08:00' }],
])('a new event%s over a confirmed hire is not saved before staff say that they know of it', async (_, fields) => {
  const { call, clash, files, id, services, user } = await open();
  const before = await files('events');
  const refused = await call('POST', EVENTS, { ...EVENT, ...fields }, { 'Idempotency-Key': 'one' });
  expect([refused.status, refused.body]).toEqual([409, { message: TAKEN, clash, clashes: [clash], more: 0 }]);
  expect(await files('events')).toEqual(before);

  const saved = await call('POST', EVENTS, { ...EVENT, ...fields, override: true }, { 'Idempotency-Key': 'one' });
  expect(saved.status).toBe(201);
  expect(await files('events')).toHaveLength(before.length + 1);
  const { records } = await auditLog(services.store).list('act', { of: 'room_overridden' });
  expect(records.map(({ value }) => [value.actor, value.detail])).toEqual([
    [user.id, `events/0151-skuska-zboru.md, napriek obsadeniu (${id})`],
  ]);
});

test('who may not give a taken room away is refused also when they say that they know', async () => {
  const { call, files } = await open({ roles: ['editor'] });
  const before = await files('events');
  expect((await call('POST', EVENTS, EVENT)).status).toBe(409);
  const { status, body } = await call('POST', EVENTS, { ...EVENT, override: true });
  expect([status, body.message]).toEqual([403, 'Obsadenú miestnosť môže prideliť len správca.']);
  expect(await files('events')).toEqual(before);
});

test('an event that is moved onto a hire is refused with the hire, an outdated version with the present event', async () => {
  const { call, clash, put } = await open();
  await call('POST', EVENTS, ELSEWHEN);
  const moved = await put(151, { start_date: EVENT.start_date, end_date: EVENT.end_date });
  expect([moved.status, moved.body.clash, moved.body.current]).toEqual([409, clash, undefined]);
  const stale = await call('PUT', `${EVENTS}/151`, { ...EVENT, version: 'a'.repeat(40) });
  expect([stale.status, stale.body.clash]).toEqual([409, undefined]);
  expect(stale.body.current).toMatchObject({ id: 151, start_date: ELSEWHEN.start_date });
  const { start_date } = (await call('GET', `${EVENTS}/151`)).body;
  expect(start_date).toBe(ELSEWHEN.start_date);
});

test('one that stands over a hire already keeps its other fields open to change, but is not published unasked', async () => {
  const { call, clash, put } = await open();
  await call('POST', EVENTS, { ...EVENT, draft: true, override: true });
  expect((await put(151, { title: 'Skúška speváckeho zboru', end_date: '2027-01-13T21:30' })).status).toBe(200);
  expect((await put(151, { draft: false })).body.clash).toEqual(clash);
  expect((await put(151, { draft: false, override: true })).status).toBe(200);
  expect((await put(151, { price_text: 'dobrovoľné' })).status).toBe(200);
});

test('a blocked room is told as such', async () => {
  const { call } = await open({ hire: { source: 'block', name: 'Brúsenie parkiet' } });
  const { body } = await call('POST', EVENTS, EVENT);
  expect([body.message, body.clash]).toMatchObject([
    'V\u00a0tomto čase je miestnosť zablokovaná.',
    { kind: 'block', title: 'Brúsenie parkiet' },
  ]);
});

test('a request that waits, another time, another room and an event that is called off are in nobody’s way', async () => {
  const { call, services } = await open();
  await keepReservation(services, { room: 'dvorana' });
  for (const fields of [
    { location: 'Dvorana' },
    { location: 'Divadelná sála' },
    { location: 'Skúšobňa v\u00a0Stupave', lat: 48.27, lng: 17.03 },
    { start_date: '2027-01-13T22:00', end_date: '2027-01-14T00:00' },
    { status: { name: 'Zrušený' } },
  ])
    expect([fields, (await call('POST', EVENTS, { ...EVENT, ...fields })).status]).toEqual([fields, 201]);
});

test('an event of many days, with a year mistyped, is judged as well', async () => {
  const { call } = await open();
  const long = { ...EVENT, start_date: '2026-12-01T09:00', end_date: '2199-01-01T09:00' };
  expect((await call('POST', EVENTS, long)).status).toBe(409);
  expect((await call('POST', EVENTS, { ...long, start_date: '2199-01-01T08:00' })).status).toBe(201);
});

test('a deleted event does not come back over a hire that was confirmed meanwhile', async () => {
  const { call, clash, services } = await open({ hire: { date_from: '2027-03-01', date_until: '2027-03-01' } });
  await call('POST', EVENTS, EVENT);
  const { version } = (await call('GET', `${EVENTS}/151`)).body;
  await call('DELETE', `${EVENTS}/151?version=${version}`);
  const id = await keepReservation(services, { room: 'skusobna', eventType: 'Svadba' });
  expect((await confirmReservation(services, id)).clash).toBeNull();
  const { items } = (await call('GET', `${EVENTS}/151/history`)).body;
  const [, { revision }] = items as { revision: string }[] as [unknown, { revision: string }];
  const refused = await call('POST', `${EVENTS}/151/restore`, { revision });
  expect([refused.status, refused.body.clash]).toEqual([409, { ...clash, id }]);
  expect((await call('POST', `${EVENTS}/151/restore`, { revision, override: true })).status).toBe(200);
});

test('nor does the text of its file, written by hand', async () => {
  const { call, clash } = await open();
  await call('POST', EVENTS, ELSEWHEN);
  const { version, source } = (await call('GET', `${EVENTS}/151`)).body;
  const text = { version, source: String(source).replaceAll('2027-01-14', '2027-01-13') };
  expect((await call('PUT', `${EVENTS}/151/source`, text)).body.clash).toEqual(clash);
  expect((await call('PUT', `${EVENTS}/151/source`, { ...text, override: true })).status).toBe(200);
});

test('an import names each event that meets a hire, and takes them only from who says that they know', async () => {
  const { call, clash, files } = await open();
  const events = [ELSEWHEN, EVENT];
  const { rows } = (await call('POST', `${EVENTS}/import/check`, { events })).body;
  expect(rows).toEqual([
    { problems: {}, same_as: null },
    { problems: {}, same_as: null, clashes: [clash] },
  ]);
  const before = await files('events');
  const refused = await call('POST', `${EVENTS}/import`, { events });
  expect([refused.status, refused.body.clash]).toEqual([409, clash]);
  expect(await files('events')).toEqual(before);
  const known = { events: [ELSEWHEN, { ...EVENT, override: true }] };
  expect((await call('POST', `${EVENTS}/import`, known)).body).toEqual({ ids: [151, 152] });
});

test('many events moved at once leave out the one that would meet a hire', async () => {
  const { call } = await open();
  const [meets, free] = [ELSEWHEN, { ...ELSEWHEN, location: 'Dvorana' }].map(async (fields) => {
    const { id, version } = (await call('POST', EVENTS, fields)).body;
    return { id, version };
  });
  const rows = [await meets, await free];
  const { body } = await call('POST', `${EVENTS}/bulk`, { action: 'move', rows, day: '2027-01-13' });
  expect(body.failed).toEqual([{ id: rows[0]?.id, message: expect.stringContaining('obsadená') }]);
  expect(body.done).toEqual([{ id: rows[1]?.id, version: expect.any(String) }]);
});

test('what one event of many has met before does not let another one in', async () => {
  const { call } = await open();
  const long = { ...EVENT, start_date: '2027-01-12T19:00', override: true };
  const known = (await call('POST', EVENTS, long)).body;
  const other = (await call('POST', EVENTS, { ...ELSEWHEN, title: 'Skúška orchestra' })).body;
  const rows = [known, other].map(({ id, version }) => ({ id, version }));
  const { body } = await call('POST', `${EVENTS}/bulk`, { action: 'move', rows, day: '2027-01-13' });
  expect(body.failed).toEqual([{ id: other.id, message: expect.stringContaining('obsadená') }]);
  expect(body.done).toMatchObject([{ id: known.id }]);
});

test('many deleted ones come back but for the one over a hire, which is said to come back by itself', async () => {
  const { call } = await open();
  const over = (await call('POST', EVENTS, { ...EVENT, override: true })).body;
  const free = (await call('POST', EVENTS, ELSEWHEN)).body;
  const rows = [over, free].map(({ id, version }) => ({ id, version }));
  const { done, revision } = (await call('POST', `${EVENTS}/bulk`, { action: 'delete', rows })).body;
  const { body } = await call('POST', `${EVENTS}/bulk`, { action: 'restore', rows: done, revision });
  expect(body.failed).toEqual([{ id: over.id, message: expect.stringContaining('Zmazané') }]);
  expect(body.done).toMatchObject([{ id: free.id }]);
  const alone = await call('POST', `${EVENTS}/${over.id}/restore`, { revision, version: null, override: true });
  expect(alone.status).toBe(200);
});

test('what many events at once, an import and an undo take and free is known of their rooms at once', async () => {
  const { call } = await openContentDesk();
  const busy = async () =>
    (await call('GET', '/api/rooms/dvorana/availability?from=2027-03-01&to=2027-03-28')).body.busy;
  const at = (day: string) => ({ start: `2027-03-${day}T18:00:00.000Z`, end: `2027-03-${day}T20:00:00.000Z` });
  const place = { ...EVENT, location: 'Dvorana' };
  const on = (day: string) => ({ ...place, start_date: `2027-03-${day}T19:00`, end_date: `2027-03-${day}T21:00` });
  const { ids } = (await call('POST', `${EVENTS}/import`, { events: [on('03'), on('04')] })).body as { ids: number[] };
  expect(await busy()).toEqual([at('03'), at('04')]);
  const rows = await Promise.all(
    ids.map(async (id) => ({ id, version: (await call('GET', `${EVENTS}/${id}`)).body.version })),
  );
  const moved = (await call('POST', `${EVENTS}/bulk`, { action: 'move', rows, day: '2027-03-10' })).body;
  expect(await busy()).toEqual([at('10')]);
  const restore = { action: 'restore', rows: moved.done, revision: moved.revision };
  const undone = (await call('POST', `${EVENTS}/bulk`, restore)).body;
  expect(await busy()).toEqual([at('03'), at('04')]);
  await call('POST', `${EVENTS}/bulk`, { action: 'delete', rows: undone.done });
  expect(await busy()).toEqual([]);
});
