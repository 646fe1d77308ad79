import { spawnSync } from 'node:child_process';
import readQr from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeSettings } from '../../support/make-settings.ts';
import { makeSite } from '../../support/make-site.ts';
import { openDesk } from './open-desk.ts';

const VISITOR = 'eva@example.sk';
const IBAN = 'SK3112000000198742637541';
const site = makeSite({ payment: { beneficiary: 'Mestské kultúrne stredisko', iban: IBAN, days: 14 } });

async function openConfirmed(change: Record<string, unknown> = {}) {
  const desk = await openDesk({ index: { settings: makeSettings({ site }) } });
  const id = await desk.ask({ email: VISITOR, purpose: 'nekomerčné' });
  await desk.patch(id, { status: 'confirmed', ...change });
  const lastMail = async () => (await desk.mailsTo(VISITOR)).at(-1);
  const token = /\/reservation\/cancel\/(\S+)/.exec((await lastMail())?.text ?? '')?.[1] ?? '';
  return {
    ...desk,
    id,
    lastMail,
    lastText: async () => ((await lastMail())?.text ?? '').replace(/\s+/g, ' '),
    pictures: async () => ((await lastMail())?.attachments ?? []).filter(({ cid }) => cid !== undefined),
    symbol: async () => String((await desk.get(`/${id}`)).body.variable_symbol),
    page: async () => (await desk.call('GET', `/api/reservations/cancel/${token}`)).body,
  };
}

async function readCode(png: Uint8Array): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return readQr({ data, width: info.width, height: info.height });
}

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUV';
/**
 * After two bytes of header and two of length come the compressed fields, which begin with a checksum of this size.
 */
const HEADER_BYTES = 4;
const CHECKSUM_BYTES = 4;

function fieldsOf(code: string): string[] {
  const bits = Array.from(code, (sign) => SIGNS.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const length = bytes.readUInt16LE(2);
  const { stdout } = spawnSync('xz', ['-dc', '--format=raw', '--lzma1=lc=3,lp=0,pb=2,dict=128KiB'], {
    input: bytes.subarray(HEADER_BYTES),
  });
  return stdout.subarray(CHECKSUM_BYTES, length).toString('utf8').split('\t');
}

const hasXz = spawnSync('xz', ['--version']).status === 0;

test('a confirmation names the sum, the account, the symbol and the day', async () => {
  const { lastText, symbol } = await openConfirmed();
  const text = await lastText();
  expect(await symbol()).toMatch(/^26\d{8}$/);
  for (const words of [
    'Ako zaplatiť zálohu',
    'Suma: 12 €',
    'Účet (IBAN): SK31 1200 0000 1987 4263 7541',
    'Príjemca: Mestské kultúrne stredisko',
    `Variabilný symbol: ${await symbol()}`,
    // Fourteen days after 20 November.
    'Zaplatiť do: 4. decembra 2026',
  ])
    expect(text).toContain(words);
});

test.skipIf(!hasXz)('its code says the same, field by field, to readers that are not ours', async () => {
  const { lastMail, pictures, symbol } = await openConfirmed();
  const [picture, ...more] = await pictures();
  expect(more).toEqual([]);
  expect(picture).toMatchObject({ filename: 'pay-by-square.png', content_type: 'image/png' });
  expect((await lastMail())?.html).toContain(`src="cid:${picture?.cid}"`);
  expect((await lastMail())?.html).toContain('alt="Kód PAY by square: 12\u00a0€"');
  const code = await readCode(Buffer.from(picture?.content ?? '', 'base64'));
  const [
    invoice,
    payments,
    order,
    amount,
    currency,
    due,
    variable,
    ,
    ,
    ,
    ,
    accounts,
    iban,
    bic,
    standing,
    debit,
    ...to
  ] = fieldsOf(code);
  expect({ invoice, payments, order, amount, currency, due, variable, accounts, iban, bic, standing, debit }).toEqual({
    invoice: '',
    payments: '1',
    order: '1',
    amount: '12',
    currency: 'EUR',
    due: '20261204',
    variable: await symbol(),
    accounts: '1',
    iban: IBAN,
    bic: '',
    standing: '0',
    debit: '0',
  });
  // Some banks cannot read diacritics.
  expect(to[0]).toBe('Mestske kulturne stredisko');
});

test('after the deposit the page of the reservation shows the balance, with a code of its own', async () => {
  const { id, patch, page, symbol } = await openConfirmed();
  expect((await page()).payment).toMatchObject({ payment: 'deposit', amount: 12 });
  await patch(id, { deposit: { paid_on: '2026-11-21' } });
  const payment = Object((await page()).payment);
  expect(payment).toMatchObject({
    payment: 'balance',
    amount: 28,
    iban: IBAN,
    variable_symbol: await symbol(),
    due: '2027-01-10',
  });
  const png = Buffer.from(String(payment.code).replace('data:image/png;base64,', ''), 'base64');
  expect(await readCode(png)).toMatch(/^[0-9A-V]{80,}$/);
  await patch(id, { balance: { paid_on: '2026-11-22' } });
  expect((await page()).payment).toBeNull();
});

test('a change says that its sum holds', async () => {
  const { id, patch, lastText } = await openConfirmed();
  expect(await lastText()).not.toContain('Platí táto suma.');
  await patch(id, { time_from: '16:00', items: [{ item: 'Klubovňa', quantity: 6, amount: 10 }] });
  expect(await lastText()).toContain('Suma: 18 €');
  expect(await lastText()).toContain('Platí táto suma.');
});

describe('no code is sent', () => {
  test('with the receipt of a request', async () => {
    const { mailsTo } = await openConfirmed();
    const [receipt] = await mailsTo(VISITOR);
    expect(receipt?.text).not.toContain('IBAN');
    expect(receipt?.attachments.some(({ cid }) => cid !== undefined)).toBe(false);
  });

  test('for a hire that costs nothing', async () => {
    const { lastText, pictures, page } = await openConfirmed({ items: [{ item: 'Klubovňa', quantity: 1, amount: 0 }] });
    expect(await lastText()).not.toContain('IBAN');
    expect(await pictures()).toEqual([]);
    expect((await page()).payment).toBeNull();
  });

  test('once everything is paid, after a cancellation and after the hire', async () => {
    const paid = { deposit: { paid_on: '2026-11-21' }, balance: { paid_on: '2026-11-21' } };
    const { id, patch, pictures } = await openConfirmed(paid);
    expect(await pictures()).toEqual([]);
    await patch(id, { status: 'done' });
    expect(await pictures()).toEqual([]);
    const other = await openConfirmed();
    await other.patch(other.id, { status: 'cancelled' });
    expect(await other.pictures()).toEqual([]);
  });
});

test('what was paid too much is said without a day to pay by, and what was paid back settles it', async () => {
  const { id, get, patch, lastText } = await openConfirmed({
    deposit: { paid_on: '2026-11-21' },
    balance: { paid_on: '2026-11-21' },
  });
  await patch(id, { time_until: '20:00', items: [{ item: 'Klubovňa', quantity: 2, amount: 10 }] });
  expect((await get(`/${id}`)).body.price).toMatchObject({ total: 20, paid: 40, to_pay: -20 });
  expect(await lastText()).toContain('Doplatok: 28 €, zaplatené 21. novembra 2026 Preplatok: 20 €');
  expect(await lastText()).not.toContain('Zaplatiť do');
  await patch(id, { refund: { amount: 20, paid_on: '2026-11-23' } });
  const { price, refund, history } = Object((await get(`/${id}`)).body);
  expect(price).toMatchObject({ paid: 20, to_pay: 0 });
  expect(refund).toEqual({ amount: 20, paid_on: '2026-11-23' });
  expect(history.at(-1)?.changes).toEqual([
    { field: 'refund', before: null, after: '20\u00a0€, 23.\u00a0novembra 2026' },
  ]);
  await patch(id, { time_until: '20:30' });
  expect(await lastText()).toContain('Vrátené: 20 €, 23. novembra 2026');
  expect(await lastText()).not.toContain('Preplatok');
});

test.each([
  { amount: 0, paid_on: '2026-11-23' },
  { amount: -5, paid_on: '2026-11-23' },
  { amount: 5, paid_on: '32. 13.' },
  { amount: 5 },
])('%o is nothing that was paid back', async (refund) => {
  const { id, patch } = await openConfirmed();
  expect((await patch(id, { refund })).status).toBe(422);
});
