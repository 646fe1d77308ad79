import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { accessAnswer } from '../../../src/domain/data-duties/access-answer.ts';
import { PROCESSORS } from '../../../src/domain/data-duties/answer-sections.ts';
import { RECORD_WORDS, UNKNOWN_FIELD } from '../../../src/domain/data-duties/record-words.ts';
import { newTrustedDevice } from '../../../src/server/core/auth/trusted-devices.ts';
import { queuedMail } from '../../../src/server/core/mail/mail-queue.ts';
import { newConsent, newsletterRecords, suppressedRecords } from '../../../src/server/features/newsletter/records.ts';
import { ENDED_CHUNK_LIFE } from '../../../src/server/features/newsletter/sending/ledger.ts';
import { reservationStore } from '../../../src/server/features/reservations/reservation-store.ts';
import { addressId } from '../../../src/server/ports/crypto/tokens.ts';
import type { Services } from '../../../src/server/services.ts';
import { apiFetch } from '../../support/api-routes.ts';
import { callApi } from '../../support/call-api.ts';
import { makeAccount, PASSWORD, signInAs } from '../../support/make-account.ts';
import { makeMail } from '../../support/make-mail.ts';
import { makeReservation } from '../../support/make-reservation.ts';
import { count, objectsOf } from '../../support/read-pdf.ts';
import { testServices } from '../../support/test-services.ts';

const EVA = 'eva@example.sk';
const CALL = '/api/admin/data-subject';

async function openHouse(config: Parameters<typeof testServices>[0] = {}) {
  const services = await testServices(config);
  const reservations = reservationStore(services);
  await reservations.create('R-OWN', makeReservation({ message: 'Oslava' }));
  await reservations.create(
    'R-ELSE',
    makeReservation({ email: 'x@example.sk', name: 'Eva Iná', phone: '0911 000 000' }),
  );
  const admin = await makeAccount(services, { email: 'sprava@kd.example', roles: ['admin'] });
  return { services, reservations, call: callApi(services), token: await signInAs(services, admin) };
}

async function askPaper(services: Services, token: string, body: object) {
  const request = new Request(new URL(`${CALL}/answer`, services.config.siteUrl), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const answer = await apiFetch(services)(request);
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

test('the answer is a tagged PDF that nobody keeps, and the log says that it was made', async () => {
  const { services, token } = await openHouse();
  const { status, headers, bytes } = await askPaper(services, token, { email: EVA });
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('application/pdf');
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="odpoved-osobne-udaje.pdf"');
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(objectsOf(bytes)).toContain('/Lang (sk-SK)');
  expect(await services.store.count('audit:act:personal_data_answered')).toBe(1);
  for await (const { key, value } of services.store.everyRecord())
    if (key.startsWith('audit:')) expect(value).not.toContain(EVA);
});

test('reservations found by telephone or name are in it only when staff say that they are this person’s', async () => {
  const { services, token } = await openHouse();
  const rows = async (confirmed: string[]) =>
    count(objectsOf((await askPaper(services, token, { name: 'Eva Iná', confirmed })).bytes), /\/S \/TR\n/g);
  expect(await rows(['R-ELSE'])).toBeGreaterThan((await rows([])) + 8);
  expect(await rows(['R-OWN'])).toBe(await rows([]));
});

test('the host packs the fonts of the letter with its functions', async () => {
  expect(await readFile('netlify.toml', 'utf8')).toContain('"src/assets/fonts/*.ttf"');
});

test('only administrators who typed their password lately get it', async () => {
  const { services, token } = await openHouse();
  const editor = await makeAccount(services, { email: 'redaktor@kd.example', roles: ['editor'] });
  expect((await askPaper(services, await signInAs(services, editor), { email: EVA })).status).toBe(403);
  services.clock.advance(16 * 60_000);
  expect((await askPaper(services, token, { email: EVA })).status).toBe(403);
  expect(await services.store.count('audit:act:personal_data_answered')).toBe(0);
});

test('who has the data follows from how the site runs', async () => {
  const smtp = { kind: 'smtp', url: 'smtp://mail.example', from: 'dom@kd.example' } as const;
  const { call, token } = await openHouse({ config: { mail: smtp } });
  const { frame } = (await call('POST', CALL, { token, body: { email: EVA } })).body;
  expect(frame).toMatchObject({ processors: ['smtp'], privacy_url: 'http://localhost:4321/privacy' });
});

async function knownInEveryWay() {
  const { services, call, token } = await openHouse();
  const { store, clock } = services;
  const now = clock.now();
  const { subscribers, consents, confirmations, links } = newsletterRecords(store);
  const { id, consent } = await newConsent(services, { email: EVA, givenBy: 'form', ip: '192.0.2.7' });
  const person = addressId(EVA);
  await consents.create(id, { ...consent, confirmed_at: now, confirmed_from: 'x', withdrawn_at: now, proof: 'list' });
  await subscribers.create(person, { email: EVA, state: 'active', since: now, consent_id: id });
  await confirmations.create('c', { subscriber_id: person, consent_id: id, used_at: now });
  await links.create('l', { subscriber_id: person });
  await suppressedRecords(store).create(person, { email: EVA, reason: 'staff', detail: 'telefonát', since: now });
  const chunk = { issue_id: '2026-11', number: 1, recipients: [person], state: 'done', since: now, key: 'k' };
  const rest = { attempt: null, refusals: 0, not_before: null, sent: 1, failed: 0, suppressed: 0 };
  const value = JSON.stringify({ ...chunk, ...rest });
  await store.commit([
    { op: 'put', key: 'newsletter-chunk:1', value, expect: 'any', indexes: {}, ...ENDED_CHUNK_LIFE },
  ]);
  await store.commit([queuedMail(services, { ...makeMail(), to: EVA }, 'decision').write]);

  const headers = { 'Idempotency-Key': 'once' };
  await call('POST', '/api/admin/users', { token, headers, body: { name: 'Eva', email: EVA, roles: ['editor'] } });
  const user = await store.get(`user-address:${person}`);
  const userId: string = JSON.parse(user?.value ?? '{}').user_id;
  const { users } = (await import('../../../src/server/core/accounts/accounts.ts')).accountRecords(store);
  const eva = await users.require(userId);
  const password_hash = await services.passwords.hash(PASSWORD, { network: '192.0.2.7', isKnown: true });
  const active = { ...eva.value, password_hash, email_verified_at: now, blocked_at: null };
  await users.update(userId, { ...active, password_level: 2 }, eva.version);
  const own = await signInAs(services, await users.require(userId));
  await call('POST', '/api/user/two-factor/email', { token: own });
  await store.commit([newTrustedDevice(services, eva, { network: '192.0.2.7', userAgent: 'Test' }).write]);
  const signedIn = await users.require(userId);
  await users.update(userId, { ...signedIn.value, two_factor: { method: 'email' } }, signedIn.version);
  await call('POST', '/api/auth/login', { body: { email: EVA, password: PASSWORD } });
  const registration = { name: 'Eva', email: EVA, password: PASSWORD, password_confirmation: PASSWORD };
  await call('POST', '/api/auth/register', { body: registration });
  await services.settled();
  return (await call('POST', CALL, { token, body: { email: EVA } })).body;
}

const foundSchema = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  name: z.string().nullable(),
  at: z.string(),
  items: z.array(
    z.object({
      kind: z.string(),
      id: z.string(),
      deleted_at: z.string().nullable(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
  frame: z.object({
    centre: z.object({
      name: z.string(),
      street: z.string(),
      postal_code: z.string(),
      city: z.string(),
      email: z.string(),
      phone: z.string(),
    }),
    operator: z.string(),
    privacy_url: z.string(),
    processors: z.array(z.enum(PROCESSORS)),
    rooms: z.record(z.string(), z.string()),
  }),
});

test('every kind of record about a person, and every field of it, has its words', async () => {
  const { frame, ...asked } = foundSchema.parse(await knownInEveryWay());
  const kinds = new Set(asked.items.map(({ kind }) => kind));
  // This record has only a hash of the address.
  expect(Object.keys(RECORD_WORDS).filter((kind) => kind !== 'user-address' && !kinds.has(kind))).toEqual([]);
  expect([...kinds].filter((kind) => !(kind in RECORD_WORDS))).toEqual([]);
  const unnamed = asked.items.flatMap(({ kind, data }) =>
    Object.keys(data).flatMap((field) => (field in (RECORD_WORDS[kind]?.fields ?? {}) ? [] : [`${kind}.${field}`])),
  );
  expect(unnamed).toEqual([]);
  const text = JSON.stringify(accessAnswer(asked, frame));
  expect(text).not.toContain(UNKNOWN_FIELD);
  expect(text).not.toMatch(/\[object|undefined|NaN|"null|null"/);
  expect(text).toContain('Prihlásenie');
});
