import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { auditLog } from '../../../src/server/core/audit/audit-log.ts';
import { roomFeed } from '../../../src/server/features/reservations/rooms/room-calendar.ts';
import { makeEventOn } from '../../support/content-factories.ts';
import { keepReservation } from '../../support/desk.ts';
import { openDesk } from './open-desk.ts';

const OF_BALL = { id: 7, title: 'Ples', location: 'Klubovňa' };
const BALL = makeEventOn('2026-12-05', OF_BALL);

async function openFeed(events = [BALL]) {
  const desk = await openDesk({ index: { events } });
  async function pathOf(room: string): Promise<string> {
    const { body } = await desk.get('/rooms');
    const feed = body.items?.find(({ id }) => id === room);
    return new URL(String(feed?.feed_url)).pathname;
  }
  const renew = (room: string) =>
    desk.call('POST', `/api/admin/reservations/rooms/${room}/feed`, { token: desk.editor });
  return { ...desk, pathOf, renew, read: (path: string) => desk.call('GET', path) };
}

test('a room has a calendar of events, blocks and confirmed reservations, without names and contacts', async () => {
  const { services, read, pathOf } = await openFeed();
  const id = await keepReservation(services, { status: 'confirmed', name: 'Eva Tajná' });
  await keepReservation(services, { status: 'confirmed', source: 'block', name: 'Brúsenie parkiet' });
  await keepReservation(services, { status: 'new', name: 'Čakajúca' });
  await keepReservation(services, { status: 'confirmed', room: 'dvorana' });
  const { status, headers, body } = await read(await pathOf('klubovna'));
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('Cache-Control')).toBe('no-store');
  const text = String(body.text);
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(events.map((event) => event.getFirstPropertyValue('summary')).sort()).toEqual([
    'Brúsenie parkiet',
    'Ples',
    `Rezervácia ${id}`,
  ]);
  expect(text).not.toMatch(/Tajná|example\.sk|900 123/);
});

test('a course has an entry for each of its days, and none replaces another', async () => {
  const course = makeEventOn('2026-12-05', { ...OF_BALL, kind: 'course', ends_at: '2026-12-09T20:00:00+01:00' });
  const { read, pathOf } = await openFeed([course]);
  const { body } = await read(await pathOf('klubovna'));
  const events = new ICAL.Component(ICAL.parse(String(body.text))).getAllSubcomponents('vevent');
  const valuesOf = (name: string) => events.map((event) => String(event.getFirstPropertyValue(name)));
  expect(new Set(valuesOf('uid')).size).toBe(5);
  expect(valuesOf('dtstart').sort().at(-1)).toBe('2026-12-09T17:00:00Z');
});

test('a room that nobody has taken has a calendar, too', async () => {
  const { read, pathOf } = await openFeed([]);
  const { status, body } = await read(await pathOf('dvorana'));
  const components = new ICAL.Component(ICAL.parse(String(body.text))).getAllSubcomponents();
  expect([status, components.map(({ name }) => name)]).toEqual([200, ['vtimezone']]);
});

test('an address belongs to one room, and a wrong one shows nothing', async () => {
  const { read, pathOf } = await openFeed();
  const path = await pathOf('klubovna');
  expect((await read(path)).status).toBe(200);
  expect((await read(path.replace('klubovna', 'dvorana'))).status).toBe(404);
  expect((await read(path.replace('.ics', 'x.ics'))).status).toBe(404);
  expect((await read('/api/rooms/klubovna/calendar/.ics')).status).toBe(404);
});

test('a wrong address is refused before anything of the content is read', async () => {
  const { services } = await openFeed();
  const read = () => Promise.reject(new Error('The content was read'));
  const blind = { ...services, contentIndex: { read }, content: { ...services.content, state: read } };
  for (const room of ['klubovna', 'kotolna', 'veľká sála', '*'])
    await expect(roomFeed(blind, room, 'x'.repeat(43))).rejects.toMatchObject({ kind: 'not-found' });
});

test('a renewed address ends the old one, for that room alone, and the log says so', async () => {
  const { services, read, pathOf, renew } = await openFeed();
  const [old, other] = [await pathOf('klubovna'), await pathOf('dvorana')];
  const { body } = await renew('klubovna');
  const fresh = new URL(String(body.feed_url)).pathname;
  expect([(await read(old)).status, (await read(fresh)).status, (await read(other)).status]).toEqual([404, 200, 200]);
  expect(await pathOf('klubovna')).toBe(fresh);
  expect((await renew('kotolna')).status).toBe(404);
  const { records } = await auditLog(services.store).list('act', { of: 'room_feed_renewed' });
  expect(records.map(({ value }) => value.detail)).toEqual(['klubovna']);
});
