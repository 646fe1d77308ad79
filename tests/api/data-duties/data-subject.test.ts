import { expect, test } from 'vitest';
import { newConsent, newsletterRecords } from '../../../src/server/features/newsletter/records.ts';
import { reservationStore } from '../../../src/server/features/reservations/reservation-store.ts';
import { addressId } from '../../../src/server/ports/crypto/tokens.ts';
import type { Services } from '../../../src/server/services.ts';
import { callApi } from '../../support/call-api.ts';
import { makeAccount, signInAs } from '../../support/make-account.ts';
import { makeReservation } from '../../support/make-reservation.ts';
import { testServices } from '../../support/test-services.ts';

const EVA = 'eva@example.sk';
const CALL = '/api/admin/data-subject';

async function tokenOf(services: Services, email = 'sprava@kd.example', role: 'admin' | 'editor' = 'admin') {
  return signInAs(services, await makeAccount(services, { email, roles: [role] }));
}

async function openHouse() {
  const services = await testServices();
  const { subscribers, consents } = newsletterRecords(services.store);
  const { id, consent } = await newConsent(services, { email: EVA, givenBy: 'form', ip: '192.0.2.7' });
  const now = services.clock.now();
  await consents.create(id, { ...consent, confirmed_at: now, confirmed_from: 'x' });
  await subscribers.create(addressId(EVA), { email: EVA, state: 'active', since: now, consent_id: id });
  const reservations = reservationStore(services);
  await reservations.create('R-OPEN', makeReservation());
  await reservations.create('R-DONE', makeReservation({ status: 'done', email: 'Eva@Example.sk', message: 'Oslava' }));
  await reservations.create('R-JEVA', makeReservation({ email: 'jeva@example.sk' }));
  await reservations.create('R-FRIEND', makeReservation({ email: 'x@example.sk', message: `Píšte na ${EVA}.` }));
  return { services, reservations, consentId: id, call: callApi(services), token: await tokenOf(services) };
}

test('everything about an address is found, nothing about a similar one, and texts of others are pointed at', async () => {
  const { call, token, consentId } = await openHouse();
  const { status, body } = await call('POST', CALL, { token, body: { email: ' EVA@example.sk' } });
  expect(status).toBe(200);
  expect(body.items?.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual([
    `newsletter-consent ${consentId}`,
    'reservation R-DONE',
    'reservation R-OPEN',
    `subscriber ${addressId(EVA)}`,
  ]);
  expect(body.mentions).toEqual(['R-FRIEND']);
});

test('a member of the staff is found without passwords and codes, and others’ reservations stay out', async () => {
  const { call, token, services } = await openHouse();
  const jan = await makeAccount(services, { email: 'jan@kd.example', roles: ['editor'] });
  await signInAs(services, jan);
  const { body } = await call('POST', CALL, { token, body: { email: 'jan@kd.example' } });
  expect(new Set(body.items?.map(({ kind }) => kind))).toEqual(new Set(['user', 'session', 'audit', 'last-sign-in']));
  expect(JSON.stringify(body)).not.toMatch(/scrypt|password_hash|recovery_codes/);
});

test('erasing leaves what the law asks for without name and address, and the open reservation', async () => {
  const { call, token, services, reservations, consentId } = await openHouse();
  const foreseen = await call('POST', CALL, { token, body: { email: EVA } });
  const { body } = await call('POST', `${CALL}/erasure`, { token, body: { email: EVA } });
  expect(body.items?.map(({ kind, id, fate }) => `${kind} ${id} ${fate}`).sort()).toEqual([
    `newsletter-consent ${consentId} pseudonymised`,
    'reservation R-DONE pseudonymised',
    'reservation R-OPEN kept',
    `subscriber ${addressId(EVA)} erased`,
  ]);
  expect(foreseen.body.items?.map(({ after_erasure }) => after_erasure)).toEqual(body.items?.map(({ fate }) => fate));
  expect(await reservations.find('R-DONE')).toMatchObject({ value: { email: null, message: null, phone: '' } });
  expect(await reservations.find('R-OPEN')).toMatchObject({ value: { email: EVA } });
  const { consents, subscribers } = newsletterRecords(services.store);
  expect(await subscribers.find(addressId(EVA))).toBeNull();
  const proof = await consents.require(consentId);
  expect(proof.value.withdrawn_at).toBe(services.clock.now());
  expect(proof.expiresAt).not.toBeNull();
  expect(JSON.stringify(proof)).not.toContain('example.sk');

  const { body: left } = await call('POST', CALL, { token, body: { email: EVA } });
  expect(left.items?.map(({ kind, after_erasure }) => `${kind} ${after_erasure}`)).toEqual([
    'newsletter-consent kept',
    'reservation kept',
  ]);

  await reservations.remove('R-OPEN');
  await reservations.remove('R-FRIEND');
  for await (const { value, key } of services.store.everyRecord())
    expect(`${key} ${value}`).not.toMatch(/\beva@example/i);
  expect((await call('POST', `${CALL}/erasure`, { token, body: { email: EVA } })).status).toBe(200);
});

test('both calls are logged without the address', async () => {
  const { call, token, services } = await openHouse();
  await call('POST', CALL, { token, body: { email: 'nobody@example.sk' } });
  await call('POST', `${CALL}/erasure`, { token, body: { email: 'nobody@example.sk' } });
  const { body } = await call('GET', '/api/admin/audit', { token });
  const acts = body.items?.map(({ act }) => act);
  expect(acts).toEqual(expect.arrayContaining(['personal_data_shown', 'personal_data_erased']));
  for await (const { value } of services.store.everyRecord()) expect(value).not.toContain('nobody@');
});

test('only administrators who typed their password lately may ask, and the last one cannot be erased', async () => {
  const { call, token, services } = await openHouse();
  const editor = await tokenOf(services, 'redaktor@kd.example', 'editor');
  expect((await call('POST', CALL, { token: editor, body: { email: EVA } })).status).toBe(403);
  expect((await call('POST', CALL, { body: { email: EVA } })).status).toBe(401);
  const last = await call('POST', `${CALL}/erasure`, { token, body: { email: 'sprava@kd.example' } });
  expect(last.status).toBe(409);
  services.clock.advance(16 * 60_000);
  expect((await call('POST', CALL, { token, body: { email: EVA } })).status).toBe(403);
});
