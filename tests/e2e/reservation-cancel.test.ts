import { expect, test } from 'vitest';
import { variableSymbolOf } from '../../src/domain/reservations/bank-transfer.ts';
import type { Reservation } from '../../src/domain/reservations/reservation.ts';
import { cancellationAddress } from '../../src/server/features/reservations/mails/mail-parts.ts';
import { reservationStore } from '../../src/server/features/reservations/reservation-store.ts';
import { expectAccessible } from '../support/axe.ts';
import { openPage, outbox, siteServices, siteUrl, withSite } from '../support/browser.ts';
import { keepReservation } from '../support/desk.ts';

withSite({ isWarm: true });

async function openLink(fields: Partial<Reservation> = {}, options: Parameters<typeof openPage>[1] = {}) {
  const services = siteServices();
  const id = await keepReservation(services, fields);
  const { pathname } = new URL(cancellationAddress(services, id));
  const page = await openPage(pathname, { consent: 'none', reducedMotion: true, ...options });
  return { page, id, status: async () => (await reservationStore(services).require(id)).value.status };
}

test('the page shows on any screen what it is about and asks; only the button calls the reservation off', async () => {
  const { page, id, status } = await openLink({ status: 'confirmed', email: 'rusi@example.sk' });
  await page.getByText(id).waitFor();
  await page.getByText('Do 6.\u00a0januára 2027 je zrušenie bezplatné').waitFor();
  expect(await status()).toBe('confirmed');
  await expectAccessible(page);
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBe(0);
  }
  await page.getByRole('button', { name: 'Áno, zrušiť' }).click();
  await page.getByText('Rezervácia je zrušená.').waitFor();
  expect(await status()).toBe('cancelled');
  expect((await outbox()).filter(({ to }) => to === 'rusi@example.sk')).toHaveLength(1);
  await expectAccessible(page);
  await page.reload();
  await page.getByText('Rezervácia už je zrušená.').waitFor();
});

test('of what is to be paid it shows the sum, the account, the symbol and a code to scan', async () => {
  const { page, id } = await openLink(
    {
      status: 'confirmed',
      items: [{ item: 'Klubovňa', quantity: 4, amount: 10 }],
      deposit: { amount: null, due: '2026-11-27', paid_on: null, paid_amount: null },
    },
    { width: 360, height: 740 },
  );
  const payment = page.getByRole('region', { name: 'Ako zaplatiť zálohu' });
  for (const words of ['12\u00a0€', 'SK31 1200 0000 1987 4263 7541', variableSymbolOf(id)])
    await payment.getByText(words, { exact: true }).waitFor();
  const code = payment.getByRole('img', { name: 'Kód PAY by square: 12\u00a0€' });
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test('shortly before, it says that the deposit is lost', async () => {
  const day = '2026-11-23';
  const { page } = await openLink({ status: 'confirmed', date_from: day, date_until: day });
  await page.getByText('pri zrušení sa záloha už nevracia').waitFor();
});

test('a link that leads nowhere says so and whom to write to; one cut off by a mail program tells what to do', async () => {
  const page = await openPage('/reservation/cancel/R-2026-AAAAA.x', { consent: 'none', allowErrors: [/404/] });
  await page.getByText('Tento odkaz neplatí.').waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^prenajmy@/ })
    .waitFor();
  await expectAccessible(page);
  await page.goto(`${siteUrl()}/reservation/cancel`);
  await page.getByText('chýba časť odkazu').waitFor();
});

test('without an answer it can be tried again', async () => {
  const { page } = await openLink({}, { allowErrors: [/Failed to load|ERR_/] });
  await page.getByRole('button', { name: 'Áno, zrušiť' }).waitFor();
  await page.route('**/api/reservations/cancel/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Áno, zrušiť' }).click();
  await page.getByText('Rezerváciu sa nepodarilo zrušiť.').waitFor();
  await page.unroute('**/api/reservations/cancel/**');
  await page.getByRole('button', { name: 'Áno, zrušiť' }).click();
  await page.getByText('Rezervácia je zrušená.').waitFor();
});
