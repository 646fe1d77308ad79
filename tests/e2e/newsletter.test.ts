import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { openPage, outbox, siteUrl, withSite } from '../support/browser.ts';
import { holdCalls } from '../support/held-calls.ts';
import { forEachLook } from '../support/looks.ts';
import { step } from '../support/step.ts';

withSite({ isWarm: true });

const CAPTCHA = '**/api/newsletter/captcha';
const SUBSCRIBE = '**/api/newsletter/subscribe';
const UNSUBSCRIBE_FAILED = 'Nastala chyba pri odhlasovaní. Skúste to prosím neskôr alebo kontaktujte podporu.';

type Options = Parameters<typeof openPage>[1];

async function openForm(options: Options = {}): Promise<Page> {
  const page = await openPage('/', { consent: 'none', reducedMotion: true, ...options });
  await section(page).scrollIntoViewIfNeeded();
  await page.locator('astro-island[component-export="NewsletterForm"]:not([ssr])').waitFor();
  return page;
}

const section = (page: Page) => page.getByRole('region', { name: 'Mesačný prehľad podujatí' });
const field = (page: Page) => section(page).getByLabel('E-mailová adresa');
const signUp = (page: Page) => section(page).getByRole('button', { name: 'Prihlásiť sa' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Kontrola proti spamu' });
const answer = (page: Page) => page.getByRole('dialog', { name: 'Odpoveď' });
const sumField = (page: Page) => question(page).getByRole('spinbutton', { name: /^Koľko je \d+ \+ \d+\?$/ });
const hasFocus = (locator: ReturnType<Page['locator']>) =>
  locator.evaluate((element) => element === document.activeElement);
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function askedSum(page: Page): Promise<number> {
  const text = await question(page)
    .getByText(/^Koľko je/)
    .textContent();
  const numbers = text?.match(/\d+/g)?.map(Number) ?? [];
  expect(numbers).toHaveLength(2);
  return numbers.reduce((sum, number) => sum + number, 0);
}

async function openQuestion(page: Page, email: string): Promise<void> {
  await field(page).fill(email);
  await signUp(page).click();
  await question(page).waitFor();
}

async function mailTo(email: string, subject: string) {
  const mail = (await outbox()).findLast((one) => one.to === email && one.subject === subject);
  if (mail === undefined) throw new Error(`no mail „${subject}“ to ${email}`);
  return mail;
}

function linkIn(text: string, page: 'confirm' | 'unsubscribe'): string {
  const [path] = new RegExp(`/newsletter/${page}/[\\w-]{43}`).exec(text) ?? [];
  if (path === undefined) throw new Error(`no ${page} link`);
  return path;
}

test('from the field to the mail, the confirmation, the way out and the way back, by keyboard alone', async () => {
  const email = 'anna@priklad.sk';
  const page = await openForm();
  await field(page).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await question(page).waitFor();
  expect(await hasFocus(sumField(page))).toBe(true);
  await expectAccessible(page);

  await page.keyboard.type(String(await askedSum(page)));
  await page.keyboard.press('Enter');
  await answer(page).getByText('Poslali sme vám e-mail').waitFor();
  expect(await hasFocus(answer(page).getByRole('button', { name: 'Zavrieť' }))).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await answer(page).waitFor({ state: 'detached' });
  expect(await field(page).inputValue()).toBe('');
  expect(await hasFocus(field(page))).toBe(true);

  const confirmation = await mailTo(email, 'Potvrďte odber mesačného prehľadu');
  const confirmPage = await openPage(linkIn(confirmation.text, 'confirm'), { consent: 'none' });
  await expectAccessible(confirmPage);
  await confirmPage.getByRole('button', { name: 'Potvrdiť odber' }).press('Enter');
  await confirmPage.getByRole('status').getByText('Ďakujeme, odber je potvrdený.').waitFor();
  await expectAccessible(confirmPage);

  const welcome = await mailTo(email, 'Odber mesačného prehľadu je potvrdený');
  const leaving = await openPage(linkIn(welcome.text, 'unsubscribe'), { consent: 'none' });
  await leaving.getByRole('status').getByText('Odber sme zrušili.').waitFor();
  expect(await leaving.getByRole('link', { name: 'Späť na úvodnú stránku' }).getAttribute('href')).toBe('/');
  await expectAccessible(leaving);

  await leaving.getByRole('button', { name: 'Prihlásiť sa späť' }).press('Enter');
  await leaving.getByRole('status').getByText('Sme radi, že ste späť.').waitFor();
  await expectAccessible(leaving);
  await leaving.reload();
  await leaving.getByRole('status').getByText('Sme radi, že ste späť.').waitFor();
  await leaving.getByRole('button', { name: 'Odhlásiť sa z\u00a0odberu' }).press('Enter');
  await leaving.getByRole('status').getByText('Odber sme zrušili.').waitFor();
});

describe('the field', () => {
  test('says what is agreed to, asks for an address before it asks the server, and one question however often it is pressed', async () => {
    const page = await openForm();

    await step('what is agreed to, where to read more, and which address is none', async () => {
      const described = (await field(page).getAttribute('aria-describedby'))?.split(' ') ?? [];
      const texts = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).textContent()));
      expect(texts.join(' ')).toContain('Súhlas môžete kedykoľvek odvolať');
      expect(await field(page).getAttribute('autocomplete')).toBe('email');
      const links = await section(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(links).toEqual(['/newsletter/archiv', '/privacy', '/events.ics', '/rss.xml']);

      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      // Screen readers may miss text added to an empty alert.
      expect(await section(page).getByRole('alert').count()).toBe(0);
      await signUp(page).click();
      await section(page).getByRole('alert').getByText('Napíšte svoju e-mailovú adresu.').waitFor();
      expect(await hasFocus(field(page))).toBe(true);
      expect(await field(page).getAttribute('aria-invalid')).toBe('true');
      await expectAccessible(page);
      await field(page).fill('anna');
      await signUp(page).click();
      await section(page).getByRole('alert').getByText('v\u00a0tvare meno@domena.sk').waitFor();
      expect(calls.filter((path) => path.startsWith('/api/newsletter'))).toEqual([]);
      expect(await page.getByRole('dialog').count()).toBe(0);
    });

    await step('none when the address has been deleted meanwhile, and one however often it is pressed', async () => {
      const loading = section(page).getByText('Načítavam kontrolnú otázku…');
      const letGo = await holdCalls(page, CAPTCHA, 'GET');
      await field(page).fill('anna@priklad.sk');
      await signUp(page).click();
      await field(page).fill('');
      const answered = page.waitForResponse(CAPTCHA);
      letGo();
      await answered;
      await loading.waitFor({ state: 'detached' });
      expect(await page.getByRole('dialog').count()).toBe(0);

      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/newsletter/captcha')) asked.push(request.url());
      });
      const letGoAgain = await holdCalls(page, CAPTCHA, 'GET');
      await field(page).fill('anna@priklad.sk');
      await signUp(page).click();
      await field(page).press('Enter');
      await loading.waitFor({ state: 'attached' });
      await expectAccessible(page);
      letGoAgain();
      await question(page).waitFor();
      expect(asked).toHaveLength(1);
    });
  });

  test('without scripts is not there, and what to do instead is', async () => {
    const page = await openPage('/', { javaScript: false });
    expect(await field(page).isVisible()).toBe(false);
    expect(await section(page).locator('noscript p').innerText()).toContain('treba zapnutý JavaScript');
    expect(await section(page).locator('noscript a').getAttribute('href')).toMatch(/^mailto:/);
    expect(await section(page).getByRole('link', { name: 'Program cez RSS' }).isVisible()).toBe(true);
  });

  test('keeps the address out of the page address when it is sent before the scripts have come', async () => {
    const page = await openPage('/', { consent: 'none', isWarm: false, allowErrors: [/Failed to load resource/] });
    await page.route('**/build/**', (route) => route.abort());
    await page.reload().catch(() => {});
    await field(page).fill('anna@priklad.sk');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
    expect(page.url()).toBe(`${siteUrl()}/`);
  });

  test('is back, with its address, for those who give up a question that cannot be loaded, which may be tried again', async () => {
    const page = await openForm({ allowErrors: [/Failed to load resource/] });
    await page.route(CAPTCHA, (route) => route.abort());
    await openQuestion(page, 'anna@priklad.sk');
    await question(page).getByRole('button', { name: 'Zrušiť' }).click();
    await question(page).waitFor({ state: 'detached' });
    expect(await hasFocus(signUp(page))).toBe(true);
    expect(await field(page).inputValue()).toBe('anna@priklad.sk');
    await page.unroute(CAPTCHA);

    await page.route(CAPTCHA, (route) => route.abort(), { times: 2 });
    await openQuestion(page, 'anna@priklad.sk');
    const sentence = 'Nepodarilo sa načítať kontrolnú otázku. Skúste to prosím znova.';
    const alert = question(page).getByRole('alert').getByText(sentence, { exact: true });
    const retry = question(page).getByRole('button', { name: 'Skúsiť znova' });
    await alert.waitFor();
    expect(await hasFocus(retry)).toBe(true);
    await expectAccessible(page);

    // The same sentence must be another element.
    const first = await alert.elementHandle();
    await page.keyboard.press('Enter');
    await first?.waitForElementState('hidden');
    await alert.waitFor();
    expect(await hasFocus(retry)).toBe(true);
    await page.keyboard.press('Enter');
    await sumField(page).waitFor();
    expect(await hasFocus(sumField(page))).toBe(true);
    expect(await field(page).inputValue()).toBe('anna@priklad.sk');
  });
});

describe('the dialog', () => {
  test('keeps the focus inside, gives it back with the address kept, and wants a number, which no wheel turns', async () => {
    const page = await openForm();
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => question(page).getByRole('button', { name: 'Zrušiť' }).click(),
    ]) {
      await openQuestion(page, 'anna@priklad.sk');
      await page.keyboard.type('99');
      for (let tab = 0; tab < 6; tab += 1) {
        await page.keyboard.press('Tab');
        const isOutside = await page.evaluate(() => {
          const active = document.activeElement;
          return active !== document.body && active?.closest('dialog') === null;
        });
        expect(isOutside).toBe(false);
      }
      await leave();
      await question(page).waitFor({ state: 'detached' });
      expect(await hasFocus(signUp(page))).toBe(true);
      expect(await field(page).inputValue()).toBe('anna@priklad.sk');
    }
    await openQuestion(page, 'anna@priklad.sk');
    expect(await sumField(page).inputValue()).toBe('');

    expect(await question(page).getByRole('alert').count()).toBe(0);
    await question(page).getByRole('button', { name: 'Potvrdiť' }).click();
    await question(page).getByRole('alert').getByText('Napíšte výsledok ako celé číslo.').waitFor();
    expect(await hasFocus(sumField(page))).toBe(true);
    await expectAccessible(page);

    await sumField(page).fill('7');
    await sumField(page).hover();
    await page.mouse.wheel(0, -120);
    await expect.poll(() => hasFocus(sumField(page))).toBe(false);
    expect(await sumField(page).inputValue()).toBe('7');
  });

  test('says what is wrong, keeps the address and asks anew, and sends once it is right, with Potvrdiť disabled meanwhile', async () => {
    const page = await openForm({ allowErrors: [/Failed to load resource/] });
    const close = answer(page).getByRole('button', { name: 'Zavrieť' });
    await page.route(SUBSCRIBE, (route) => route.abort());
    await openQuestion(page, 'lost@priklad.sk');
    await sumField(page).fill('7');
    await page.keyboard.press('Enter');
    await answer(page).getByText('Vyskytla sa neznáma chyba.', { exact: true }).waitFor();
    await close.click();
    await page.unroute(SUBSCRIBE);

    await openQuestion(page, 'anna@localhost');
    await sumField(page).fill(String(await askedSum(page)));
    await page.keyboard.press('Enter');
    await answer(page).getByText('Napíšte e-mailovú adresu v\u00a0tvare meno@domena.sk.').waitFor();
    await close.click();

    await openQuestion(page, 'wrong@priklad.sk');
    await sumField(page).fill(String((await askedSum(page)) + 1));
    await page.keyboard.press('Enter');
    const message = answer(page).getByText('Odpoveď na kontrolnú otázku nie je správna.');
    await message.waitFor();
    expect(await message.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(169, 43, 29)');
    await expectAccessible(page);
    await close.click();
    expect(await field(page).inputValue()).toBe('wrong@priklad.sk');

    const letGo = await holdCalls(page, SUBSCRIBE, 'POST');
    await signUp(page).click();
    await sumField(page).fill(String(await askedSum(page)));
    const send = question(page).getByRole('button', { name: 'Potvrdiť' });
    await send.click();
    await question(page).getByText('Odosielam…').waitFor({ state: 'attached' });
    expect(await send.isDisabled()).toBe(true);
    await expectAccessible(page);
    letGo();
    const done = answer(page).getByText('Poslali sme vám e-mail');
    await done.waitFor();
    expect(await done.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(20, 98, 79)');
  });

  test('fits any screen with targets large enough', async () => {
    const page = await openForm({ width: 320, height: 640 });
    await openQuestion(page, 'anna@priklad.sk');
    const widths = [320, 360, 768, 1440].map((width) => ({ colorScheme: 'light', width }) as const);
    await forEachLook(page, widths, async (look) => {
      expect(await overflow(page)).toBe(0);
      const box = await question(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(look.width);
      const inner = await question(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      expect(inner).toBe(0);
      for (const target of await question(page).locator('button, input').all())
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expectAccessible(page, look);
    });
  });
});

describe('the pages of the mailed links', () => {
  test('leave no trace: no referrer, no search engine, no router, and work with the shell', async () => {
    for (const path of ['/newsletter/confirm/abc', '/newsletter/unsubscribe/abc']) {
      const { headers } = await fetch(`${siteUrl()}${path}`);
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(headers.get('X-Robots-Tag')).toBe('noindex');
    }
    const page = await openPage('/newsletter/confirm/abc', { width: 360, height: 740 });
    expect(await page.locator('[name="astro-view-transitions-enabled"]').count()).toBe(0);
    expect(await page.getByRole('region', { name: 'Súhlas s cookies' }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Galéria' }).waitFor();
    expect(await overflow(page)).toBe(0);
    await expectAccessible(page);
  });

  test('without a token nothing is confirmed, nor by opening; a lost connection is tried again, an unknown token says what to do', async () => {
    const page = await openPage('/newsletter/confirm', { consent: 'none', allowErrors: [/Failed to load/, /404/] });
    const confirm = page.getByRole('button', { name: 'Potvrdiť odber' });
    await page.getByRole('alert').getByText('V adrese chýba časť odkazu.').waitFor();
    expect(await confirm.count()).toBe(0);
    expect(await page.getByText('Ešte jeden krok').count()).toBe(0);
    await expectAccessible(page);

    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.goto(`${siteUrl()}/newsletter/confirm/abc`, { waitUntil: 'networkidle' });
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
    expect(await confirm.isVisible()).toBe(true);

    await page.route('**/api/newsletter/confirm/**', (route) => route.abort(), { times: 1 });
    await confirm.click();
    await page.getByRole('alert').getByText('Skontrolujte, prosím, pripojenie').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Skúsiť znova' }).click();
    await page.getByRole('alert').getByText('Odkaz na potvrdenie už neplatí.').waitFor();
    expect(await page.getByRole('button', { name: 'Skúsiť znova' }).count()).toBe(0);
  });

  test('without a token nobody is unsubscribed, nor by an unknown one', async () => {
    const page = await openPage('/newsletter/unsubscribe', { consent: 'none', allowErrors: [/status of 404/] });
    const alert = page.getByRole('alert');
    await alert.getByText('Chýba odhlasovací token.').waitFor();
    await expectAccessible(page);
    await page.goto(`${siteUrl()}/newsletter/unsubscribe/`);
    await alert.getByText('Chýba odhlasovací token.').waitFor();

    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto(`${siteUrl()}/newsletter/unsubscribe/abc`);
    await alert.getByText(UNSUBSCRIBE_FAILED, { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: '@' }).first().getAttribute('href')).toMatch(/^mailto:/);
    expect(await overflow(page)).toBe(0);
    await expectAccessible(page);
  });

  test('say that they are at work, and turn no way back that a reload cuts off into another unsubscription', async () => {
    // Calls sent before the routes below stand would be counted.
    const page = await openPage('/newsletter/confirm', { consent: 'none', allowErrors: [/Failed to load resource/] });
    const unsubscriptions = '**/api/newsletter/unsubscribe/**';
    await page.route(unsubscriptions, (route) => route.fulfill({ json: { message: 'Odber sme zrušili.' } }));
    const letGo = await holdCalls(page, unsubscriptions, 'POST');
    await page.goto(`${siteUrl()}/newsletter/unsubscribe/abc`);
    await page.getByRole('status').getByText('Odhlasujeme vás z\u00a0odberu…').waitFor();
    await expectAccessible(page);
    letGo();
    await page.getByRole('status').getByText('Odber sme zrušili.').waitFor();
    await page.unroute(unsubscriptions);

    const asked: string[] = [];
    const callOf = (url: string) => new URL(url).pathname.split('/')[3] ?? '';
    page.on('request', (request) => {
      if (request.url().includes('/api/newsletter/')) asked.push(callOf(request.url()));
    });
    await page.route('**/api/newsletter/*/*', (route) =>
      callOf(route.request().url()) === 'unsubscribe'
        ? route.fulfill({ json: { message: 'Odber sme zrušili.' } })
        : new Promise(() => {}),
    );
    await page.goto(`${siteUrl()}/newsletter/unsubscribe/nepravy-token`);
    await page.getByRole('button', { name: 'Prihlásiť sa späť' }).click();
    await page.getByText('Prihlasujeme vás späť…').waitFor();
    await page.reload();
    await page.getByRole('alert').getByText('Prihlásenie sa prerušilo').waitFor();
    await page.getByRole('button', { name: 'Skúsiť znova' }).click();
    await page.getByText('Prihlasujeme vás späť…').waitFor();
    await expect.poll(() => asked).toEqual(['unsubscribe', 'resubscribe', 'resubscribe']);
  });

  test('say without scripts whom to write to', async () => {
    const page = await openPage('/newsletter/confirm/abc', { javaScript: false });
    for (const path of ['confirm', 'unsubscribe']) {
      await page.goto(`${siteUrl()}/newsletter/${path}/abc`);
      const words = page.locator('main noscript p');
      expect(await words.isVisible(), path).toBe(true);
      expect(await words.innerText()).toMatch(/treba zapnutý JavaScript.+@/);
      expect(await page.getByRole('button', { name: 'Potvrdiť odber' }).isVisible()).toBe(false);
    }
  });
});
