import { describe, expect, test } from 'vitest';
import type { ContentIndex } from '../../src/domain/content/content-index.ts';
import { eventTimes } from '../../src/domain/events/event-rooms.ts';
import type { Reservation } from '../../src/domain/reservations/reservation.ts';
import { daysInterval } from '../../src/domain/time/wall-clock.ts';
import { reservationStore } from '../../src/server/features/reservations/reservation-store.ts';
import { roomBookings } from '../../src/server/features/reservations/rooms/room-months.ts';
import type { Services } from '../../src/server/services.ts';
import { callApi } from '../support/call-api.ts';
import { makePublishedEvent } from '../support/content-factories.ts';
import { confirmReservation, keepReservation } from '../support/desk.ts';
import { writeEventFiles } from '../support/event-files.ts';
import { makeReservationRequest } from '../support/make-reservation-request.ts';
import { storeDown } from '../support/store-down.ts';
import { testServices } from '../support/test-services.ts';
import { withoutExpectations } from '../support/without-expectations.ts';

async function openCalendar(index: Partial<ContentIndex> = {}) {
  const services = await testServices({ index });
  await writeEventFiles(services.config.contentDir, index.events ?? []);
  const call = callApi(services);
  let asked = 0;

  async function ask(fields: Record<string, unknown> = {}): Promise<string> {
    asked += 1;
    const body = makeReservationRequest({ email: `host${asked}@example.sk`, ...fields });
    const answer = await call('POST', '/api/reservations', { body, ip: `192.0.${asked}.1` });
    expect(answer.status).toBe(201);
    return String(answer.body.reference);
  }

  const find = (room: string, from: string, to: string) =>
    call('GET', `/api/rooms/${room}/availability?from=${from}&to=${to}`);
  return {
    services,
    call,
    ask,
    find,
    busy: async (room: string, from: string, to: string) => (await find(room, from, to)).body.busy,
  };
}

test('a request alone takes no time of its room, a confirmed one does', async () => {
  const { services, ask, busy } = await openCalendar();
  const reference = await ask();
  expect(await busy('klubovna', '2027-01-01', '2027-01-31')).toEqual([]);
  expect(await confirmReservation(services, reference)).toEqual({ clash: null });
  expect(await busy('klubovna', '2027-01-01', '2027-01-31')).toEqual([
    { start: '2027-01-13T17:00:00.000Z', end: '2027-01-13T21:00:00.000Z' },
  ]);
  expect(await busy('divadelna-sala', '2027-01-01', '2027-01-31')).toEqual([]);
  expect(await busy('klubovna', '2027-01-14', '2027-01-31')).toEqual([]);
});

test('the answer names nobody and nothing, only times', async () => {
  const { services, ask, find } = await openCalendar();
  await confirmReservation(services, await ask());
  const { status, headers, body } = await find('klubovna', '2027-01-13', '2027-01-13');
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  expect(body).toEqual({
    room: 'klubovna',
    from: '2027-01-13',
    to: '2027-01-13',
    busy: [{ start: expect.any(String), end: expect.any(String) }],
  });
});

test('events of the programme take the rooms they name, unless they are cancelled or elsewhere', async () => {
  const events = [
    makePublishedEvent({ id: 1, location: 'Divadelná sála a Dvorana' }),
    makePublishedEvent({ id: 2, location: 'Klubovňa', staff_status: 'Zrušený' }),
    makePublishedEvent({ id: 3, location: 'Klubovňa knižnice', lat: 48.1, lng: 17.1 }),
    makePublishedEvent({ id: 4, location: null }),
  ];
  const { busy } = await openCalendar({ events });
  const evening = [{ start: '2026-12-05T17:00:00.000Z', end: '2026-12-05T19:00:00.000Z' }];
  expect(await busy('divadelna-sala', '2026-12-05', '2026-12-05')).toEqual(evening);
  expect(await busy('dvorana', '2026-12-01', '2026-12-31')).toEqual(evening);
  expect(await busy('klubovna', '2026-12-01', '2026-12-31')).toEqual([]);
});

test('times that touch or overlap are one', async () => {
  const event = makePublishedEvent({
    location: 'Klubovňa',
    start_date: '2027-01-13T20:00:00+01:00',
    ends_at: '2027-01-13T23:00:00+01:00',
  });
  const { services, ask, busy } = await openCalendar({ events: [event] });
  await confirmReservation(services, await ask({ time_from: '16:00', time_until: '18:00' }));
  await confirmReservation(services, await ask(), { override: true });
  expect(await busy('klubovna', '2027-01-13', '2027-01-13')).toEqual([
    { start: '2027-01-13T15:00:00.000Z', end: '2027-01-13T22:00:00.000Z' },
  ]);
});

test('a time left open takes the whole day, one over the end of a month both months', async () => {
  const { services, ask, busy } = await openCalendar();
  await confirmReservation(services, await ask({ time_from: '', time_until: '' }));
  await confirmReservation(
    services,
    await ask({ date_from: '2027-01-31', date_until: '2027-02-01', time_until: '02:00' }),
  );
  expect(await busy('klubovna', '2027-01-13', '2027-01-13')).toEqual([
    { start: '2027-01-12T23:00:00.000Z', end: '2027-01-13T23:00:00.000Z' },
  ]);
  const night = [{ start: '2027-01-31T17:00:00.000Z', end: '2027-02-01T01:00:00.000Z' }];
  expect(await busy('klubovna', '2027-01-31', '2027-01-31')).toEqual(night);
  expect(await busy('klubovna', '2027-02-01', '2027-02-28')).toEqual(night);
  expect(await busy('klubovna', '2027-01-20', '2027-02-20')).toEqual(night);
});

test('a request into a busy time is taken with a warning', async () => {
  const { services, call, ask } = await openCalendar();
  await confirmReservation(services, await ask());
  const send = (fields: Record<string, unknown>) =>
    call('POST', '/api/reservations', { body: makeReservationRequest({ email: 'iny@example.sk', ...fields }) });
  const clashing = await send({ time_from: '21:00', time_until: '23:00' });
  expect(clashing.status).toBe(201);
  expect(clashing.body.warnings).toEqual([expect.stringContaining('obsadená')]);
  const after = await send({ time_from: '22:00', time_until: '23:00' });
  expect(after.body.warnings).toEqual([]);
});

test('what cannot be asked is refused', async () => {
  const { find } = await openCalendar();
  expect((await find('kotolna', '2027-01-01', '2027-01-31')).status).toBe(404);
  expect((await find('klubovna', '2027-01-31', '2027-01-01')).status).toBe(422);
  expect((await find('klubovna', '2027-01-01', '2028-01-01')).status).toBe(422);
  expect((await find('klubovna', '1.1.2027', '2027-01-01')).status).toBe(422);
});

test.each([
  ['9999-09-22', '9999-12-31', ['from', 'to']],
  ['2199-12-01', '2200-01-01', ['to']],
  ['0001-01-01', '0001-02-01', ['from', 'to']],
])('of days that no calendar has, %s to %s, nothing is told', async (from, to, fields) => {
  const { find } = await openCalendar();
  const { status, body } = await find('divadelna-sala', from, to);
  expect(status).toBe(422);
  expect(body.message).toEqual(
    Object.fromEntries(fields.map((field) => [field, ['Napíšte skutočný dátum v\u00a0tvare RRRR-MM-DD.']])),
  );
});

test('the first and the last days there are can be asked for', async () => {
  const { busy } = await openCalendar();
  expect(await busy('divadelna-sala', '1900-01-01', '1900-01-31')).toEqual([]);
  expect(await busy('divadelna-sala', '2199-12-01', '2199-12-31')).toEqual([]);
});

test('the months of a booking come to an end where years get a fifth digit', async () => {
  const { services } = await openCalendar();
  const { find } = roomBookings(services.store);
  expect(await find('dvorana', daysInterval('9999-11-30', '9999-12-31'))).toEqual([]);
});

test('while the store is down nothing is claimed to be free', async () => {
  const services = await testServices();
  const call = callApi({ ...services, store: storeDown });
  const { status } = await call('GET', '/api/rooms/klubovna/availability?from=2027-01-01&to=2027-01-31');
  expect(status).toBe(503);
});

test('a reservation without a day cannot be confirmed', async () => {
  const { services, ask } = await openCalendar();
  const undated = await ask({ date_from: '', time_from: '', date_until: '', time_until: '' });
  await expect(confirmReservation(services, undated)).rejects.toThrow('Bez dátumu');
});

/** Requests of fifty people. */
async function keepFifty(services: Services, wishOf: (at: number) => Partial<Reservation>): Promise<string[]> {
  const references: string[] = [];
  for (let at = 0; at < 50; at += 1)
    references.push(await keepReservation(services, { email: `host${at}@example.sk`, ...wishOf(at) }));
  return references;
}

async function confirmFiftyAtOnce(isCareful: boolean) {
  const { services } = await openCalendar();
  const references = await keepFifty(services, (at) => ({ time_from: `1${at % 10}:00`, time_until: '23:00' }));
  const store = isCareful ? services.store : withoutExpectations(services.store);
  const results = await Promise.all(
    references.map((reference) => confirmReservation({ ...services, store }, reference)),
  );
  const day = { startMs: Date.parse('2027-01-13T00:00Z'), endMs: Date.parse('2027-01-14T00:00Z') };
  return {
    confirmed: results.filter(({ clash }) => clash === null).length,
    status: await reservationStore(services).count('status', { of: 'confirmed' }),
    booked: (await roomBookings(services.store).find('klubovna', day)).length,
  };
}

test('of fifty simultaneous confirmations of one room and time one comes through', async () => {
  expect(await confirmFiftyAtOnce(true)).toEqual({ confirmed: 1, status: 1, booked: 1 });
});

test('without expectations several of them would', async () => {
  expect((await confirmFiftyAtOnce(false)).confirmed).toBeGreaterThan(1);
});

test('fifty simultaneous confirmations of different hours all come through', async () => {
  const { services } = await openCalendar();
  const references = await keepFifty(services, (at) => {
    const day = `2027-01-${String(1 + (at % 25)).padStart(2, '0')}`;
    const hours = at < 25 ? { time_from: '08:00', time_until: '12:00' } : { time_from: '18:00', time_until: '22:00' };
    return { date_from: day, date_until: day, ...hours };
  });
  await Promise.all(references.map((reference) => confirmReservation(services, reference)));
  expect(await reservationStore(services).count('status', { of: 'confirmed' })).toBe(50);
});

describe('events of several days', () => {
  const FIELDS = {
    id: 7,
    kind: 'course',
    title: 'Kurz keramiky',
    location: 'Klubovňa',
    start_date: '2027-03-23T18:30:00+01:00',
    end_date: '2027-03-30T20:00:00+02:00',
    ends_at: '2027-03-30T20:00:00+02:00',
  };
  const COURSE = makePublishedEvent(FIELDS);
  const on = (day: string, from: string, until: string) => ({
    date_from: day,
    date_until: day,
    time_from: from,
    time_until: until,
  });

  test('a course takes its hours of each day, over the change of the clocks too, and leaves the rest free', async () => {
    const { busy } = await openCalendar({ events: [COURSE] });
    const taken = await busy('klubovna', '2027-03-20', '2027-04-02');
    expect(taken).toHaveLength(8);
    expect(taken).toEqual(
      expect.arrayContaining([
        { start: '2027-03-23T17:30:00.000Z', end: '2027-03-23T19:00:00.000Z' },
        { start: '2027-03-27T17:30:00.000Z', end: '2027-03-27T19:00:00.000Z' },
        { start: '2027-03-28T16:30:00.000Z', end: '2027-03-28T18:00:00.000Z' },
        { start: '2027-03-30T16:30:00.000Z', end: '2027-03-30T18:00:00.000Z' },
      ]),
    );
    expect(await busy('klubovna', '2027-03-25', '2027-03-25')).toHaveLength(1);
  });

  test('a reservation beside its hours is confirmed, one within meets the course on that day', async () => {
    const { services, ask } = await openCalendar({ events: [COURSE] });
    const morning = await ask({ room: 'klubovna', ...on('2027-03-25', '08:00', '18:30') });
    expect(await confirmReservation(services, morning)).toEqual({ clash: null });
    const evening = await ask({ room: 'klubovna', ...on('2027-03-25', '19:00', '22:00') });
    expect((await confirmReservation(services, evening)).clash).toEqual({
      kind: 'event',
      id: '7',
      title: 'Kurz keramiky',
      room: 'klubovna',
      status: null,
      start: '2027-03-25T17:30:00.000Z',
      end: '2027-03-25T19:00:00.000Z',
    });
    expect(await confirmReservation(services, evening, { override: true })).toEqual({ clash: null });
  });

  test.each(['exhibition', 'market', 'festival', null] as const)(
    'what is set up stays day and night (%s)',
    async (kind) => {
      const { busy } = await openCalendar({ events: [makePublishedEvent({ ...FIELDS, kind })] });
      expect(await busy('klubovna', '2027-03-20', '2027-04-02')).toEqual([
        { start: '2027-03-23T17:30:00.000Z', end: '2027-03-30T18:00:00.000Z' },
      ]);
    },
  );

  test('of a course without an end only the days asked for are worked out', () => {
    const endless = makePublishedEvent({ ...FIELDS, ends_at: '9999-12-31T20:00:00+01:00' });
    expect(eventTimes(endless, daysInterval('2027-03-25', '2027-03-26'))).toHaveLength(2);
    expect(eventTimes(endless, daysInterval('9999-12-30', '9999-12-31'))).toHaveLength(2);
    expect(eventTimes(endless, daysInterval('2027-03-01', '2027-03-22'))).toEqual([]);
  });

  test('a course over midnight, or of one day, takes what it says', async () => {
    const night = makePublishedEvent({ ...FIELDS, ends_at: '2027-03-24T02:00:00+01:00' });
    const { busy } = await openCalendar({ events: [night] });
    expect(await busy('klubovna', '2027-03-20', '2027-04-02')).toEqual([
      { start: '2027-03-23T17:30:00.000Z', end: '2027-03-24T01:00:00.000Z' },
    ]);
  });
});
