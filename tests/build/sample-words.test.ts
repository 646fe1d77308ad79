// The program must not name the sample's town.
import { cp, glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { roomsSchema } from '../../src/domain/content/rooms.ts';
import {
  flagshipEventsSchema,
  partnersSchema,
  priceListSchema,
  siteSchema,
  teamSchema,
} from '../../src/domain/content/settings.ts';
import { NOTICES, passwordResetMail, verificationMail } from '../../src/server/core/auth/mails.ts';
import { answerPaper } from '../../src/server/features/data-duties/access-answer.ts';
import { confirmationMail } from '../../src/server/features/newsletter/mails.ts';
import { TEST_NOW, TEST_SITE_URL } from '../support/build-site.ts';
import { decodeEntities } from '../support/built-pages.ts';
import { callApi } from '../support/call-api.ts';
import { confirmReservation } from '../support/desk.ts';
import { HOUSE_CONTENT } from '../support/house.ts';
import { makeReservationRequest } from '../support/make-reservation-request.ts';
import { openServices } from '../support/open-services.ts';
import { textOf } from '../support/read-pdf.ts';
import { TEST_INDEX_FILE } from '../support/site.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { TEST_SITE_DIR } from '../support/test-site-dir.ts';

const FORMER_WORDS = /rivi[eé]r|podkarpat|miestny úrad|mestskej časti|celú štvrť|neónov/iu;

const plain = (text: string) => decodeEntities(text).replace(/\s+/g, ' ').normalize();

async function namesIn(folder: string): Promise<string[]> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
  const site = siteSchema.parse(await read('site'));
  const rooms = roomsSchema.parse(await read('rooms'));
  const prices = priceListSchema.parse(await read('price-list'));
  const team = teamSchema.parse(await read('team'));
  const flagships = flagshipEventsSchema.parse(await read('flagship-events'));
  const { partners, supporters } = partnersSchema.parse(await read('partners'));
  const mails = [
    site.email,
    site.reservation_email,
    site.press_email,
    site.staff_email,
    site.content_manager.email,
    site.technical_operator.email,
  ];
  return [
    site.name,
    site.short_name,
    site.description,
    site.about_teaser,
    site.about_lead,
    site.contact_lead,
    site.address.street,
    site.founder,
    site.organisation_id,
    site.technical_operator.name,
    ...site.phones.map(({ number }) => number),
    ...mails.map((mail) => mail?.split('@')[1]),
    ...Object.values(site.links).map((link) => link && new URL(link).hostname),
    ...rooms.flatMap(({ name, label, description }) => [name, label, description]),
    ...prices.map(({ description }) => description),
    ...[...team, ...flagships, ...partners, ...supporters].map(({ name }) => name),
  ].flatMap((word) => (word === undefined ? [] : [plain(word)]));
}

async function foreignNames(): Promise<string[]> {
  const own: string[] = [];
  for await (const file of glob('**/*.{json,md}', { cwd: HOUSE_CONTENT }))
    own.push(plain(await readFile(join(HOUSE_CONTENT, file), 'utf8')));
  const house = own.join('\n');
  return [...new Set(await namesIn('content'))].filter((name) => !house.includes(name));
}

const foreign = await foreignNames();

function wordsOfTheSample(text: string): string[] {
  const words = plain(text);
  const former = FORMER_WORDS.exec(words)?.[0];
  return [...foreign.filter((name) => words.includes(name)), ...(former === undefined ? [] : [former])];
}

function found(texts: Iterable<readonly [name: string, text: string]>): string[] {
  return [...texts].flatMap(([name, text]) => wordsOfTheSample(text).map((word) => `${name}: ${word}`));
}

async function readTexts(folder: string, pattern: string): Promise<[string, string][]> {
  const texts: [string, string][] = [];
  for await (const file of glob(pattern, { cwd: folder }))
    texts.push([file, await readFile(join(folder, file), 'utf8')]);
  return texts;
}

async function openHouse() {
  const dataDir = await tempFolder();
  await cp(HOUSE_CONTENT, join(dataDir, 'content'), { recursive: true });
  const services = await openServices({
    dataDir,
    contentIndexPath: TEST_INDEX_FILE,
    nowMs: Date.parse(TEST_NOW),
    config: { siteUrl: TEST_SITE_URL },
  });
  onTestFinished(() => services.close());
  return { services, call: callApi(services) };
}

test('the content that comes with the program can be told from that of the house', () => {
  expect(foreign.length).toBeGreaterThan(4);
  expect(wordsOfTheSample(`Volajte, prosím, ${foreign[0]?.replaceAll(' ', '&nbsp;')}.`)).not.toEqual([]);
});

test('no page, script, style or feed says a word of it', async () => {
  const texts = await readTexts(TEST_SITE_DIR, '**/*.{html,json,xml,ics,txt,js,css}');
  expect(texts.length).toBeGreaterThan(50);
  expect(found(texts)).toEqual([]);
});

test('no paper says a word of it', async () => {
  const { services } = await openHouse();
  const letter = await answerPaper(services, { email: 'eva@example.sk', phone: null, name: null }, []);
  const papers = [
    ['cennik.pdf', textOf(await readFile(join(TEST_SITE_DIR, 'cennik.pdf')))],
    ['answer', textOf(letter)],
  ] as const;
  expect(plain(papers[0][1])).toContain('Dom kultúry Javorina');
  expect(plain(papers[1][1])).toContain('Dom kultúry Javorina');
  expect(found(papers)).toEqual([]);
});

test('no mail says a word of it', async () => {
  const { services, call } = await openHouse();
  const body = makeReservationRequest({ room: 'klubovna', purpose: 'nekomerčné' });
  const { body: accepted } = await call('POST', '/api/reservations', { body });
  await confirmReservation(services, String(accepted.reference), { override: true });
  const written = [
    await verificationMail(services, 'eva@example.sk', { id: 'a', token: 'b' }),
    await passwordResetMail(services, 'eva@example.sk', 'b'),
    await confirmationMail(services, 'eva@example.sk', 'b'),
  ];
  const sent = await services.outbox();
  expect(sent).toHaveLength(3);
  expect(found([...sent, ...written].map((mail) => [mail.subject, JSON.stringify(mail)] as const))).toEqual([]);
  expect(found(Object.entries(NOTICES).map(([name, notice]) => [name, JSON.stringify(notice)] as const))).toEqual([]);
});

test('no source file of the program says a word of it', async () => {
  const texts = [
    ...(await readTexts('src', '**/*.{ts,tsx,astro,css}')),
    ...(await readTexts('netlify', '**/*.ts')),
    ...(await readTexts('public', '*.json')),
  ];
  expect(found(texts)).toEqual([]);
});
