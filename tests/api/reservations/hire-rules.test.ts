import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { HireRules } from '../../../src/domain/content/hire.ts';
import { USUAL_TERMS } from '../../../src/domain/reservations/hire-terms.ts';
import { HOUR_MS } from '../../../src/domain/time/clock.ts';
import { readDeskSummary } from '../../../src/server/features/reservations/desk/desk-summary.ts';
import { remindStaff } from '../../../src/server/features/reservations/desk/reminders.ts';
import { makeContentIndex } from '../../support/content-factories.ts';
import { makeReservationRequest } from '../../support/make-reservation-request.ts';
import { makeSettings } from '../../support/make-settings.ts';
import { makeSite } from '../../support/make-site.ts';
import { testServices } from '../../support/test-services.ts';
import { openDesk, STAFF_MAIL } from './open-desk.ts';

const VISITOR = 'eva@example.sk';
const HIRE: HireRules = {
  kinds: ['Páračky', 'Iné'],
  deposit_percent: 25,
  balance_days: 1,
  cancellation_days: 14,
  answer_hours: 48,
  notice_weeks: 8,
  big_notice_months: 0,
};
const TERMS = { deposit_percent: 25, balance_days: 1, cancellation_days: 14 };

const openHouse = (hire: HireRules) => openDesk({ index: { settings: makeSettings({ hire }) } });

async function receiptOf(desk: Awaited<ReturnType<typeof openDesk>>): Promise<string> {
  const [receipt] = await desk.mailsTo(VISITOR);
  return (receipt?.text ?? '').replace(/\s+/g, ' ');
}

test('a house hires out for what it says and on its own terms, from the request to the price', async () => {
  const desk = await openHouse(HIRE);
  const body = makeReservationRequest({ eventType: 'Workshop' });
  const refused = await desk.call('POST', '/api/reservations', { body });
  expect([refused.status, Object.keys(refused.body.message ?? {})]).toEqual([422, ['eventType']]);

  const id = await desk.ask({ email: VISITOR, eventType: 'Páračky', purpose: 'komerčné' });
  const receipt = await receiptOf(desk);
  for (const words of [
    'menej než 8 týždňov',
    'Do 48 hodín',
    '25 % z ceny, približne 60 €',
    'najneskôr 1 deň pred podujatím, teda do 12. januára 2027',
    'najneskôr 14 dní pred podujatím, teda do 30. decembra 2026',
  ])
    expect(receipt).toContain(words);

  const { body: confirmed } = await desk.patch(id, { status: 'confirmed' });
  expect(confirmed).toMatchObject({
    eventType: 'Páračky',
    terms: TERMS,
    price: { total: 240, deposit: { amount: 60 }, balance: { amount: 180, due: '2027-01-12' } },
  });
});

test('a reservation keeps its terms and its kind when the house changes them', async () => {
  const services = await testServices();
  const desk = await openDesk({ services });
  const before = await desk.ask({ email: VISITOR, purpose: 'komerčné' });
  const index = makeContentIndex({ settings: makeSettings({ hire: HIRE }) });
  await writeFile(services.contentIndexPath, JSON.stringify(index));
  const nextDay = { date_from: '2027-01-14', date_until: '2027-01-14' };
  const after = await desk.ask({ eventType: 'Iné', purpose: 'komerčné', ...nextDay });
  for (const id of [before, after]) await desk.patch(id, { status: 'confirmed' });
  const old = (await desk.get(`/${before}`)).body;
  expect(old).toMatchObject({ eventType: 'Workshop', terms: USUAL_TERMS, price: { deposit: { amount: 72 } } });
  expect((await desk.get(`/${after}`)).body).toMatchObject({ terms: TERMS, price: { deposit: { amount: 60 } } });
  expect((await desk.patch(before, { eventType: 'Workshop', notes: 'Ako vlani.' })).status).toBe(200);
});

test('a house that wants no deposit speaks of none', async () => {
  const payment = { beneficiary: 'Mestské kultúrne stredisko', iban: 'SK31 1200 0000 1987 4263 7541', days: 14 };
  const hire = { ...HIRE, deposit_percent: 0, balance_days: 0 };
  const desk = await openDesk({ index: { settings: makeSettings({ hire, site: makeSite({ payment }) }) } });
  const id = await desk.ask({ email: VISITOR, eventType: 'Iné', purpose: 'komerčné' });
  const receipt = await receiptOf(desk);
  expect(receipt).toContain('Cenu uhradíte najneskôr v deň podujatia, teda do 13. januára 2027.');
  await desk.patch(id, { status: 'confirmed' });
  const mails = await desk.mailsTo(VISITOR);
  expect(mails.at(-1)?.text).toContain('Ako zaplatiť');
  for (const { text } of mails) expect(text.toLowerCase()).not.toMatch(/záloh|doplat/);
});

test('the desk reads the kinds and terms beside the prices', async () => {
  const desk = await openHouse(HIRE);
  const { body } = await desk.call('GET', '/api/admin/reservations/prices', { token: desk.editor });
  expect(body.hire).toEqual(HIRE);
  expect(body.items).toContainEqual(expect.objectContaining({ id: 'zvukar' }));
});

test.each([
  [48, 44],
  [4, 2],
])(
  'a house that promises an answer within %i hours is reminded after %i, and is late after its own time',
  async (answer_hours, remindedAfter) => {
    const { services, ask, mailsTo } = await openHouse({ ...HIRE, answer_hours });
    const asked = services.clock.now();
    await ask({ eventType: 'Iné' });
    const stateAfter = async (hours: number, seconds: number) => {
      services.clock.advance(asked + hours * HOUR_MS + seconds * 1000 - services.clock.now());
      await remindStaff(services);
      const reminders = (await mailsTo(STAFF_MAIL)).filter(
        ({ subject }) => subject === 'Rezervácie, ktoré na niečo čakajú',
      );
      const summary = await readDeskSummary(services);
      return { reminders: reminders.length, late: summary.new.late, is_late: summary.waiting[0]?.is_late };
    };
    expect(await stateAfter(remindedAfter, -1)).toEqual({ reminders: 0, late: 0, is_late: false });
    expect(await stateAfter(remindedAfter, 0)).toEqual({ reminders: 1, late: 0, is_late: false });
    expect(await stateAfter(answer_hours, -1)).toEqual({ reminders: 1, late: 0, is_late: false });
    expect(await stateAfter(answer_hours, 0)).toEqual({ reminders: 1, late: 1, is_late: true });
  },
);
