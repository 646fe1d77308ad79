import { expect, test } from 'vitest';
import { READS_A_MINUTE } from '../../src/server/core/http/limits.ts';
import { callApi } from '../support/call-api.ts';
import { makeEventOn } from '../support/content-factories.ts';
import { makeAccount, signInAs } from '../support/make-account.ts';
import { testServices } from '../support/test-services.ts';

const { subscriber, network } = READS_A_MINUTE;
const AVAILABILITY = '/api/rooms/klubovna/availability?from=2027-01-01&to=2027-01-31';
const INVENTED = 'x'.repeat(43);

test.each([
  ['the calendar of a room', AVAILABILITY, 200],
  ['the list of all events', '/api/events/all', 200],
  ['the list of all photos', '/api/gallery/events', 200],
  ['the question of the newsletter', '/api/newsletter/captcha', 200],
  ['an issue of the newsletter that does not exist', '/newsletter/archiv/x', 404],
  ['a calendar of a room at an invented address', `/api/rooms/klubovna/calendar/${INVENTED}.ics`, 404],
  ['a reservation by an invented link', `/api/reservations/cancel/${INVENTED}`, 404],
])('%s is read 600 times a minute from one address, and no more', async (_, path, status) => {
  const call = callApi(await testServices());
  for (let at = 0; at < subscriber; at += 1) expect((await call('GET', path)).status).toBe(status);
  const refused = await call('GET', path);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  expect((await call('GET', path, { ip: '198.51.100.1' })).status).toBe(status);
});

test('a list of more than fifty events is read as seldom as that of all, a shorter one as often as one likes', async () => {
  const events = Array.from({ length: 51 }, (_, at) =>
    makeEventOn(at < 50 ? '2026-12-05' : '2026-12-06', { id: at + 1 }),
  );
  const call = callApi(await testServices({ index: { events } }));
  const find = (until: string) => call('GET', `/api/events/upcoming/2026-12-05/${until}`);
  for (let at = 0; at < subscriber; at += 1) expect((await find('2026-12-06')).status).toBe(200);
  expect((await find('2026-12-06')).status).toBe(429);
  expect((await call('GET', '/api/events/upcoming/100')).status).toBe(429);
  expect((await find('2026-12-05')).status).toBe(200);
  expect((await call('GET', '/api/events/upcoming/50')).status).toBe(200);
});

test('the next minute begins anew, and many addresses of one network have a share together', async () => {
  const services = await testServices();
  for (let at = 0; at < network; at += 1) services.reads.spend(`2001:db8:1:${at.toString(16)}::1`);
  expect(() => services.reads.spend('2001:db8:1:ffff::1')).toThrow('Príliš veľa požiadaviek');
  services.reads.spend('2001:db8:2::1');
  services.clock.advance(60_000);
  services.reads.spend('2001:db8:1:ffff::1');
});

test('public reads use up nothing of what people who are signed in behind the same address need', async () => {
  const services = await testServices();
  const call = callApi(services);
  const token = await signInAs(services, await makeAccount(services));
  for (let at = 0; at < subscriber; at += 1) services.reads.spend('192.0.2.7');
  expect((await call('GET', AVAILABILITY)).status).toBe(429);
  expect((await call('GET', '/api/user', { token })).status).toBe(200);
  expect((await call('GET', '/api/user', { token: INVENTED })).status).toBe(401);
});

test('invented tokens are looked up 600 times a minute, good ones cost nothing', async () => {
  const services = await testServices();
  const call = callApi(services);
  const token = await signInAs(services, await makeAccount(services));
  for (let at = 0; at < subscriber; at += 1) {
    expect((await call('GET', '/api/user', { token: INVENTED })).status).toBe(401);
    if (at % 100 === 0) expect((await call('GET', '/api/user', { token })).status).toBe(200);
  }
  expect((await call('GET', '/api/user', { token: INVENTED })).status).toBe(429);
  expect((await call('GET', '/api/user', { token })).status).toBe(200);
  expect((await call('GET', AVAILABILITY)).status).toBe(200);
});

test('a token that was good is looked up no more often than an invented one once its session has ended', async () => {
  const services = await testServices();
  const call = callApi(services);
  const token = await signInAs(services, await makeAccount(services));
  expect((await call('GET', '/api/user', { token })).status).toBe(200);
  expect((await call('POST', '/api/logout', { token })).status).toBe(200);
  for (let at = 0; at < subscriber; at += 1) expect((await call('GET', '/api/user', { token })).status).toBe(401);
  expect((await call('GET', '/api/user', { token })).status).toBe(429);
});
