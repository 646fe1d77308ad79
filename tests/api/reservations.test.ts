import ICAL from 'ical.js';
import { expect, test, vi } from 'vitest';
import { UNTOUCHED } from '../../src/domain/reservations/reservation.ts';
import { createApp } from '../../src/server/core/http/create-app.ts';
import { LIMITS } from '../../src/server/core/http/limits.ts';
import { deliverDue } from '../../src/server/core/mail/mail-delivery.ts';
import { reservationStore } from '../../src/server/features/reservations/reservation-store.ts';
import { reservationsRoutes } from '../../src/server/features/reservations/routes.ts';
import { MailError } from '../../src/server/ports/mail/mailer.ts';
import { StoreError } from '../../src/server/ports/store/store.ts';
import { makeReservationRequest } from '../support/make-reservation-request.ts';
import { type TestServices, testServices } from '../support/test-services.ts';

const STAFF = 'dispecing@kdriviera.example';
const VISITOR = 'eva@example.sk';
const SUCCESS = 'Rezervácia bola úspešne odoslaná! Budeme vás kontaktovať.';
const REFERENCE = /^R-2026-[34679ACDEFGHJKMNPQRTUVWXY]{5}$/;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Answer {
  status: number;
  headers: Headers;
  body: { message: unknown; reference?: string; warnings?: string[] };
}

interface SendOptions {
  headers?: Record<string, string>;
  ip?: string;
  path?: string;
}

async function openReservations(given?: TestServices) {
  const services = given ?? (await testServices());
  const app = createApp({ siteUrl: services.config.siteUrl, reportError: () => {} }, [reservationsRoutes(services)]);

  async function sendText(
    body: string,
    { headers = {}, ip = '192.0.2.7', path = '/api/reservations/' }: SendOptions = {},
  ) {
    const request = new Request(`http://localhost:4321${path}`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    const response = await app.fetch(request, { clientAddress: ip });
    const answer: Answer = { status: response.status, headers: response.headers, body: await response.json() };
    return answer;
  }

  return {
    services,
    sendText,
    send: (overrides: Record<string, unknown> = {}, options?: SendOptions) =>
      sendText(JSON.stringify(makeReservationRequest(overrides)), options),
    kept: () => keptIn(services),
  };
}

async function keptIn(services: TestServices) {
  return (await reservationStore(services).list('created')).records;
}

test('a request with exactly the fields of the form is kept and answered', async () => {
  const { send, kept } = await openReservations();
  const { status, body } = await send();
  expect(status).toBe(201);
  expect(body).toEqual({ message: SUCCESS, reference: expect.stringMatching(REFERENCE), warnings: [] });
  const [entry, ...others] = await kept();
  expect(others).toEqual([]);
  expect(entry?.id).toBe(body.reference);
  expect(entry?.value).toEqual({
    ...UNTOUCHED,
    status: 'new',
    source: 'form',
    created_at: '2026-11-20T11:00:00.000Z',
    name: 'Eva Nováková',
    email: VISITOR,
    phone: '+421 900 123 456',
    eventType: 'Workshop',
    purpose: null,
    room: 'klubovna',
    date_from: '2027-01-13',
    time_from: '18:00',
    date_until: '2027-01-13',
    time_until: '22:00',
    attendees: 40,
    message: 'Potrebujeme projektor.',
    warnings: [],
    consent: {
      version: 1,
      wording: 'Súhlasím so spracovaním osobných údajov pre účely rezervácie',
      given_at: '2026-11-20T11:00:00.000Z',
    },
  });
});

test('a request waits for the disk once, and each of its two mails twice', async () => {
  const { services, send } = await openReservations();
  const commits = vi.spyOn(services.store, 'commit');
  const taken = vi.spyOn(services.store, 'take');
  expect((await send()).status).toBe(201);
  await services.settled();
  const kinds = commits.mock.calls.map(([writes]) => writes.map(({ op, key }) => `${op} ${key.split(':')[0]}`));
  const ofMail = [['put mail'], ['remove mail']];
  expect(kinds).toEqual([
    ['put reservation', 'put reservation-repeat', 'put reservation-receipts', 'put mail', 'put mail'],
    ...ofMail,
    ...ofMail,
  ]);
  expect(taken).not.toHaveBeenCalled();
});

test('the address works with and without a slash at the end', async () => {
  const { send } = await openReservations();
  expect((await send({ name: 'Prvá' }, { path: '/api/reservations' })).status).toBe(201);
  expect((await send({ name: 'Druhá' }, { path: '/api/reservations/' })).status).toBe(201);
});

test('a reservation is listed by time, state, room, first day and address, and goes a year after its day', async () => {
  const { services, send } = await openReservations();
  const { body } = await send({ email: 'Eva@Example.sk' });
  const reservations = reservationStore(services);
  const email = services.secret.sign('reservation-email', 'eva@example.sk');
  const day = { min: Date.parse('2027-01-13T00:00:00+01:00'), max: Date.parse('2027-01-14T00:00:00+01:00') };
  for (const list of [
    reservations.list('created'),
    reservations.list('status', { of: 'new' }),
    reservations.list('email', { of: email }),
    reservations.list('room', { of: 'klubovna', ...day }),
    reservations.list('starts', day),
  ])
    expect((await list).records.map(({ id }) => id)).toEqual([body.reference]);
  expect(await reservations.count('room', { of: 'divadelna-sala' })).toBe(0);
  services.clock.advance(Date.parse('2028-01-12T00:00:00+01:00') - services.clock.now());
  expect(await reservations.count('created')).toBe(1);
  services.clock.advance(2 * DAY_MS);
  expect(await reservations.count('created')).toBe(0);
});

test('a request without a date goes a year after it was sent', async () => {
  const { services, send, kept } = await openReservations();
  await send({ date_from: '', time_from: '', date_until: '', time_until: '' });
  services.clock.advance(364 * DAY_MS);
  expect(await kept()).toHaveLength(1);
  services.clock.advance(2 * DAY_MS);
  expect(await kept()).toHaveLength(0);
});

test('too many people and too little time are told in the answer, to staff and to the visitor', async () => {
  const { services, send } = await openReservations();
  const { status, body } = await send({ attendees: 120, date_from: '2026-11-25', date_until: '2026-11-25' });
  expect(status).toBe(201);
  expect(body.warnings).toEqual([
    expect.stringContaining('kapacitu 40 osôb, uviedli ste 120'),
    expect.stringContaining('menej než dva týždne'),
  ]);
  for (const mail of await services.outbox()) {
    expect(mail.text).toContain('kapacitu 40 osôb');
    expect(mail.html).toContain('menej než dva týždne');
  }
  const toStaff = (await services.outbox()).find(({ to }) => to !== VISITOR);
  expect(toStaff?.text.replace(/\s+/g, ' ')).toMatch(
    /Telefón: .*Pri odoslaní sme žiadateľovi ukázali: „Klubovňa má kapacitu .* ešte stihneme pripraviť\.“/,
  );
});

test('bad fields are answered 422 by field, and nothing is kept or mailed', async () => {
  const { services, send, kept } = await openReservations();
  const { status, body } = await send({ name: '', email: 'eva', attendees: 0, captchaAnswer: 8 });
  expect(status).toBe(422);
  expect(body).toEqual({
    message: {
      name: [expect.any(String)],
      email: [expect.any(String)],
      attendees: [expect.any(String)],
      captcha: ['Odpoveď nie je správna. Skúste to, prosím, znova.'],
    },
  });
  expect(await kept()).toEqual([]);
  expect(await services.outbox()).toEqual([]);
});

test('a wrong sum alone is answered under captcha alone', async () => {
  const { send } = await openReservations();
  const { status, body } = await send({ captchaAnswer: 8 });
  expect(status).toBe(422);
  expect(Object.keys(body.message as object)).toEqual(['captcha']);
});

test('what is no request is refused with the right status, and nothing is kept', async () => {
  const { sendText, send, kept } = await openReservations();
  const body = JSON.stringify(makeReservationRequest());
  expect((await sendText('{"name":')).status).toBe(400);
  expect((await sendText('[]')).status).toBe(422);
  expect((await sendText('null')).status).toBe(422);
  expect((await sendText(body, { headers: { 'Content-Type': 'text/plain' } })).status).toBe(415);
  expect((await sendText(body, { headers: { Origin: 'https://evil.example' } })).status).toBe(403);
  expect((await send({ message: 'x'.repeat(70_000) })).status).toBe(413);
  expect((await send({ message: 'x'.repeat(2001) })).status).toBe(422);
  expect(await kept()).toEqual([]);
});

test('keys nobody asked for are left out, __proto__ among them', async () => {
  const { sendText, kept } = await openReservations();
  const body = JSON.stringify(makeReservationRequest({ status: 'confirmed', reference: 'R-1', warnings: ['x'] }));
  expect((await sendText(body.replace(/^\{/, '{"__proto__":{"status":"done"},'))).status).toBe(201);
  const [entry] = await kept();
  expect(entry?.value).toMatchObject({ status: 'new', warnings: [] });
  expect(entry?.id).toMatch(REFERENCE);
});

test('a room that is no longer for hire is refused', async () => {
  const services = await testServices();
  const index = await services.contentIndex.read();
  const settings = {
    ...index.settings,
    rooms: index.settings.rooms.map((room) => ({ ...room, retired: room.id === 'klubovna' })),
  };
  const { send } = await openReservations({
    ...services,
    contentIndex: { read: async () => ({ ...index, settings }) },
  });
  const { status, body } = await send();
  expect(status).toBe(422);
  expect(body).toEqual({ message: { room: [expect.stringContaining('neprenajímame')] } });
});

test('a machine gets the answer of a success, and nothing is kept or mailed', async () => {
  const { services, send, kept } = await openReservations();
  for (const trace of [{ website: 'https://spam.example' }, { filledInMs: 300 }]) {
    const { status, body } = await send(trace);
    expect(status).toBe(201);
    expect(body).toEqual({ message: SUCCESS, reference: expect.stringMatching(REFERENCE), warnings: [] });
  }
  expect(await kept()).toEqual([]);
  expect(await services.outbox()).toEqual([]);
});

test('a double click is one reservation with one answer and one pair of mails', async () => {
  const { services, send, kept } = await openReservations();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
  expect(await kept()).toHaveLength(1);
  expect(await services.outbox()).toHaveLength(2);
});

test('a retry with the same key is answered the first result, also when both come at once', async () => {
  const { services, send, kept } = await openReservations();
  const key = { headers: { 'Idempotency-Key': '6f1c2a7e-one-filled-form' } };
  const [first, second] = await Promise.all([send({}, key), send({}, key)]);
  services.clock.advance(60 * 60 * 1000);
  const third = await send({}, key);
  expect(second.body).toEqual(first.body);
  expect(third.body).toEqual(first.body);
  expect(third.status).toBe(201);
  expect(third.headers.get('Idempotency-Replayed')).toBe('true');
  expect(await kept()).toHaveLength(1);
});

test('a corrected form may keep its key', async () => {
  const { send, kept } = await openReservations();
  const key = { headers: { 'Idempotency-Key': 'form-1' } };
  expect((await send({ captchaAnswer: 1 }, key)).status).toBe(422);
  expect((await send({}, key)).status).toBe(201);
  expect(await kept()).toHaveLength(1);
});

test('the same content is the same request for ten minutes, another sum or not', async () => {
  const { services, send, kept } = await openReservations();
  const first = await send({ room: 'klubovna' });
  services.clock.advance(9 * 60 * 1000);
  const again = await send({ captchaNum1: 2, captchaNum2: 2, captchaAnswer: 4, filledInMs: 90_000, website: '' });
  expect(again.body).toEqual(first.body);
  services.clock.advance(2 * 60 * 1000);
  const later = await send();
  expect(later.body.reference).not.toBe(first.body.reference);
  const other = await send({ message: 'Ešte niečo.' });
  expect(other.body.reference).not.toBe(later.body.reference);
  expect(await kept()).toHaveLength(3);
});

test('a reference number that is taken is not given again', async () => {
  const { services, send, kept } = await openReservations();
  const first = await send({ name: 'Prvá' });
  // Repeats the randomness that made the first number.
  const { random } = await testServices();
  const second = await openReservations({ ...services, random });
  const answer = await second.send({ name: 'Druhá' });
  expect(answer.status).toBe(201);
  expect(answer.body.reference).not.toBe(first.body.reference);
  expect(await kept()).toHaveLength(2);
});

test('staff get everything, and their answer goes to the visitor', async () => {
  const { services, send } = await openReservations();
  const { body } = await send({ purpose: 'komerčné', message: 'Prvý riadok\nDruhý riadok' });
  const mail = (await services.outbox()).find(({ to }) => to === STAFF);
  expect(mail?.headers['Reply-To']).toBe(VISITOR);
  expect(mail?.subject.replaceAll('\u00a0', ' ')).toBe(
    `Žiadosť ${body.reference}: Klubovňa, streda 13. januára 2027, 18:00 – 22:00`,
  );
  for (const words of [
    'Eva Nováková',
    VISITOR,
    '+421 900 123 456',
    'Workshop',
    'komerčné',
    '40',
    '240\u00a0€',
    'Prvý riadok',
    'Druhý riadok',
    '/admin/reservations',
  ]) {
    expect(mail?.html).toContain(words);
    expect(mail?.text).toContain(words);
  }
});

test('the receipt says what happens next, and when', async () => {
  const { services, send } = await openReservations();
  const { body } = await send({ purpose: 'komerčné' });
  const mail = (await services.outbox()).find(({ to }) => to === VISITOR);
  expect(mail?.headers['Reply-To']).toBe('rezervacie@kdriviera.example');
  expect(mail?.subject).toContain(body.reference ?? '?');
  const text = mail?.text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ') ?? '';
  for (const words of [
    body.reference ?? '?',
    'Klubovňa',
    'streda 13. januára 2027, 18:00 – 22:00',
    'Do 24 hodín',
    '30 % z ceny, približne 72 €',
    'najneskôr 3 dni pred podujatím, teda do 10. januára 2027',
    'najneskôr 7 dní pred podujatím, teda do 6. januára 2027',
    '240 €',
  ])
    expect(text).toContain(words);
});

test('the receipt repeats no free text of the visitor', async () => {
  const { services, send } = await openReservations();
  const lure = 'Kliknite na https://evil.example';
  await send({ name: lure, message: lure, phone: '+421 999 888 777' });
  const [mail] = (await services.outbox()).filter(({ to }) => to === VISITOR);
  const whole = JSON.stringify(mail);
  for (const words of ['evil.example', 'Kliknite', '999 888']) expect(whole).not.toContain(words);
});

test('the receipt brings the wished-for time as a tentative calendar entry', async () => {
  const { services, send } = await openReservations();
  const { body } = await send();
  const [mail] = (await services.outbox()).filter(({ to }) => to === VISITOR);
  const [file] = mail?.attachments ?? [];
  expect(file).toMatchObject({ filename: 'rezervacia.ics', content_type: expect.stringContaining('text/calendar') });
  const calendar = new ICAL.Component(ICAL.parse(file?.content ?? ''));
  const entry = calendar.getFirstSubcomponent('vevent');
  expect(entry?.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(entry?.getFirstPropertyValue('uid')).toContain(body.reference);
  expect(String(entry?.getFirstPropertyValue('dtstart'))).toBe('2027-01-13T17:00:00Z');
  expect(String(entry?.getFirstPropertyValue('dtend'))).toBe('2027-01-13T21:00:00Z');
});

test('days without hours are whole days in the calendar, and without a date there is no file', async () => {
  const { services, send } = await openReservations();
  const noTimes = { time_from: '', time_until: '' };
  await send({ ...noTimes, date_until: '2027-01-14' });
  await send({ ...noTimes, date_from: '', date_until: '' });
  const receipts = (await services.outbox()).filter(({ to }) => to === VISITOR);
  expect(receipts).toHaveLength(2);
  // Mails may overtake one another.
  const [calendar, ...others] = receipts.flatMap(({ attachments }) => attachments);
  expect(others).toEqual([]);
  expect(calendar?.content).toContain('DTSTART;VALUE=DATE:20270113\r\n');
  expect(calendar?.content).toContain('DTEND;VALUE=DATE:20270115\r\n');
});

test('one address gets three receipts a day; further requests are kept and staff told', async () => {
  const { services, send, kept } = await openReservations();
  const addresses = ['eva@example.sk', 'EVA@example.sk', 'eva+kd@example.sk', 'eva@example.sk', 'eva+2@example.sk'];
  for (const [at, email] of addresses.entries()) expect((await send({ email, name: `Eva ${at}` })).status).toBe(201);
  expect(await kept()).toHaveLength(5);
  const mails = await services.outbox();
  expect(mails.filter(({ to }) => to === STAFF)).toHaveLength(5);
  expect(mails.filter(({ to }) => to !== STAFF)).toHaveLength(3);
  services.clock.advance(DAY_MS);
  await send({ name: 'Eva o deň' });
  expect((await services.outbox()).filter(({ to }) => to !== STAFF)).toHaveLength(4);
});

test('too many calls from one network, be they wrong, are refused for a while', async () => {
  const { send, kept } = await openReservations();
  const { max } = LIMITS['reservation-request'];
  for (let at = 0; at < max; at += 1) await send({ captchaAnswer: 0 }, { ip: '198.51.100.1' });
  const refused = await send({ email: 'iny@example.sk' }, { ip: '198.51.100.1' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(refused.body.message).toContain('Príliš veľa pokusov');
  expect(await kept()).toEqual([]);
});

test.each([
  ['a script', '<script>alert(1)</script><img src=x onerror=alert(2)>'],
  ['line breaks and a header', 'Eva\r\nBcc: vsetci@example.sk\r\n\r\nAhoj'],
  ['emoji and rare signs', '👩‍👩‍👧 🇸🇰 Ω≈ç√ ﷽ 田中さん'],
  ['a direction turned round', 'Eva \u202etxt.exe'],
  ['quotes and words of JSON', `"null' \\ true [1] %s {{7*7}} \${7*7} ' OR 1=1--`],
])('%s in name and message reaches store and staff as text', async (_, nasty) => {
  const { services, send, kept } = await openReservations();
  expect((await send({ name: nasty, message: nasty })).status).toBe(201);
  const [entry] = await kept();
  expect(entry?.value.message).toBe(nasty.replaceAll('\r\n', '\n'));
  expect(entry?.value.name).not.toMatch(/[\r\n]/);
  const mail = (await services.outbox()).find(({ to }) => to === STAFF);
  expect(mail?.html).not.toContain('<script');
  expect(mail?.html).not.toContain('<img');
  expect(Object.keys(mail?.headers ?? {})).not.toContain('Bcc');
  for (const header of [mail?.subject, mail?.to, ...Object.values(mail?.headers ?? {})])
    expect(header).not.toMatch(/[\r\n\u202e]/);
});

test('the longest message of the most costly signs fits store and mail', async () => {
  const { services, send, kept } = await openReservations();
  for (const sign of ['"', '&', '<', '\n', 'ž']) {
    const message = `x${sign.repeat(1998)}x`;
    expect((await send({ message, email: `a${sign.codePointAt(0)}@example.sk` })).status).toBe(201);
  }
  expect(await kept()).toHaveLength(5);
  expect((await services.outbox()).filter(({ to }) => to === STAFF)).toHaveLength(5);
});

test('while the store is down the form is answered 503 with what to do', async () => {
  const services = await testServices();
  const down = () => Promise.reject(new StoreError('unavailable', 'The store does not answer'));
  const store = { ...services.store, get: down, commit: down, increment: down };
  const { send } = await openReservations({ ...services, store });
  const { status, body } = await send();
  expect(status).toBe(503);
  expect(body.message).toContain('zavolajte');
  expect(await services.outbox()).toEqual([]);
});

test('simultaneous requests of one address are all kept, with three receipts', async () => {
  const { services, send, kept } = await openReservations();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => send({ name: `Eva ${at}` })));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(await kept()).toHaveLength(10);
  expect((await services.outbox()).filter(({ to }) => to === VISITOR)).toHaveLength(3);
});

test('a mail that cannot be sent does not lose the request, and is sent later', async () => {
  const services = await testServices();
  const broken = {
    ...services.mailer,
    send: () => Promise.reject(new MailError('temporary', 'The mail server is down')),
  };
  const { send } = await openReservations({ ...services, mailer: broken });
  expect((await send()).status).toBe(201);
  expect(await services.outbox()).toEqual([]);
  services.clock.advance(10 * 60 * 1000);
  await deliverDue(services);
  expect((await services.outbox()).map(({ to }) => to).sort()).toEqual([STAFF, VISITOR]);
});
