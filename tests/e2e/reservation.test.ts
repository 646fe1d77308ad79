import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isoDay } from '../../src/domain/time/calendar-day.ts';
import { dateParts } from '../../src/domain/time/format-date.ts';
import { expectAccessible } from '../support/axe.ts';
import { openPage, outbox, siteUrl, withSite } from '../support/browser.ts';
import { holdCalls } from '../support/held-calls.ts';
import { step } from '../support/step.ts';

withSite({ isWarm: true });

const STAFF = 'zmena@javorina.example';
const SENT_INLINE = 'Rezervácia bola úspešne odoslaná! Budeme vás kontaktovať.';
const SENT_TOAST = 'Rezervácia bola úspešne odoslaná!';
const CHECK_FIELDS = 'Prosím, skontrolujte zadané údaje.';
/** The browser logs every refusal. */
const REFUSED_ANSWER = [/Failed to load resource/];

interface Form {
  page: Page;
  form: Locator;
  send: Locator;
  field: (name: string) => Locator;
  toast: (text: string) => Locator;
  fillRequired: (email: string) => Promise<void>;
  answerSum: () => Promise<void>;
}

async function openForm(options: Parameters<typeof openPage>[1] = {}): Promise<Form> {
  const page = await openPage('/contact', { consent: 'none', reducedMotion: true, ...options });
  const form = page.locator('#reservation-form form');
  await form.scrollIntoViewIfNeeded();
  await form.locator('button[type="submit"]:enabled').waitFor();

  async function answerSum(): Promise<void> {
    const question = await form.getByText(/Koľko je \d/).innerText();
    const numbers = question.match(/\d+/g)?.map(Number) ?? [];
    const sum = numbers.reduce((total, number) => total + number, 0);
    await form.getByLabel('Bezpečnostná otázka*').fill(String(sum));
  }

  return {
    page,
    form,
    send: form.locator('button[type="submit"]'),
    field: (name) => form.locator(`[name="${name}"]`),
    toast: (text) => page.locator('[data-sonner-toast]').getByText(text, { exact: true }),
    async fillRequired(email) {
      await form.getByLabel('Meno a priezvisko*').fill('Eva Nováková');
      await form.getByLabel('Email*').fill(email);
      await form.getByLabel('Telefón*').fill('+421 900 123 456');
      await form.getByLabel('Preferovaná miestnosť*').selectOption({ label: 'Klubovňa (30-40 osôb)' });
      await form.getByLabel('Súhlasím so spracovaním osobných údajov pre účely rezervácie*').check();
      await answerSum();
    },
    answerSum,
  };
}

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

function descriptionOf(control: Locator): Promise<string> {
  return control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.innerText ?? '')
      .join(' '),
  );
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 30; steps += 1) {
    if ((await focusedName(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} cannot be reached by keyboard`);
}

test('a request is made with the keyboard alone, and reaches staff and visitor', async () => {
  const { page, form, send } = await openForm();
  await form.getByLabel('Meno a priezvisko*').focus();
  await page.keyboard.type('Klára Klávesová');
  await tabTo(page, 'email');
  await page.keyboard.type('klara@example.sk');
  await tabTo(page, 'phone');
  await page.keyboard.type('0900 123 456');
  await tabTo(page, 'room');
  await page.keyboard.type('Klub');
  await tabTo(page, 'eventType');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'attendees');
  await page.keyboard.type('35');
  await tabTo(page, 'message');
  await page.keyboard.type('Tancujeme do rána.');
  await tabTo(page, 'captchaAnswer');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');

  const summary = form.getByRole('alert');
  await summary.getByText(`Pri odosielaní formulára nastala chyba: ${CHECK_FIELDS}`).waitFor();
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await focusedName(page)).toBe('captchaAnswer');
  const numbers = (await form.getByText(/Koľko je \d/).innerText()).match(/\d+/g)?.map(Number) ?? [];
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(String(numbers.reduce((total, number) => total + number, 0)));
  await tabTo(page, 'agreedToTerms');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await send.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');

  const status = form.getByRole('status').filter({ hasText: SENT_INLINE });
  await status.waitFor();
  expect(await status.evaluate((element) => element === document.activeElement)).toBe(true);
  const reference = /R-2026-\w{5}/.exec(await status.innerText())?.[0] ?? 'none';
  const mails = (await outbox()).filter(({ html }) => html.includes(reference));
  expect(mails.map(({ to }) => to).sort()).toEqual(['klara@example.sk', STAFF]);
  const toStaff = mails.find(({ to }) => to === STAFF);
  for (const words of ['Klára Klávesová', '0900 123 456', 'Svadba', '35', 'Tancujeme do rána.', 'Klubovňa'])
    expect(toStaff?.text).toContain(words);
});

test('success of what was pressed twice is told once, by a toast and inline; the form is empty again and asks another time', async () => {
  const { page, form, field, send, toast, fillRequired } = await openForm();
  await fillRequired('uspech@example.sk');
  await field('message').fill('Ďakujeme');
  await send.dblclick();
  await form.getByRole('button', { name: 'Odosielam...' }).waitFor();
  expect(await send.isDisabled()).toBe(true);
  await toast(SENT_TOAST).waitFor();
  // The library would add its keys, in English.
  expect(await page.getByRole('region', { name: 'Oznámenia', exact: true }).count()).toBe(1);
  await form.getByText(SENT_INLINE).waitFor();
  await expectAccessible(page);
  for (const name of ['name', 'email', 'phone', 'room', 'message', 'captchaAnswer'])
    expect(await field(name).inputValue()).toBe('');
  expect(await field('agreedToTerms').isChecked()).toBe(false);
  await page.clock.runFor(5000);
  await toast(SENT_TOAST).waitFor({ state: 'detached' });
  await form.getByText(SENT_INLINE).waitFor();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect((await outbox()).filter(({ to }) => to === 'uspech@example.sk')).toHaveLength(1);
});

test('a click on a room card fills the room in and leads to the form, whose place the confirmation takes until the next request', async () => {
  const { page, form, field, send, fillRequired } = await openForm({ width: 360, height: 740 });
  const focusedId = () => page.evaluate(() => document.activeElement?.id);
  const card = page.locator('[data-room-card]').nth(1);
  await card.getByRole('heading').click();
  expect(await field('room').inputValue()).toBe('klubovna');
  expect(await focusedId()).toBe('rezervacia-nadpis');
  await page.getByRole('status').getByText('Vybrali ste: Klubovňa.').waitFor();
  const top = await page.locator('#reservation-form').evaluate((element) => element.getBoundingClientRect().top);
  expect(Math.abs(top)).toBeLessThan(40);

  await page.locator('[data-choose-room="dvorana"]').focus();
  await page.keyboard.press('Enter');
  expect(await field('room').inputValue()).toBe('dvorana');
  expect(await focusedId()).toBe('rezervacia-nadpis');
  await field('room').selectOption('divadelna-sala');
  expect(await page.locator('[data-chosen-room]').textContent()).toBe('');

  const confirmation = form.getByRole('status').filter({ hasText: SENT_INLINE });
  const isInSight = () =>
    confirmation.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    });
  await fillRequired('dalej@example.sk');
  await send.click();
  await confirmation.getByRole('heading', { name: 'Čo bude ďalej' }).waitFor();
  await expect.poll(isInSight).toBe(true);
  for (const gone of [send, field('name')]) expect(await gone.isVisible()).toBe(false);

  await form.getByRole('button', { name: 'Poslať ďalšiu žiadosť' }).click();
  await field('name').waitFor();
  expect(await confirmation.count()).toBe(0);
  expect(await focusedId()).toBe('rezervacia-nadpis');

  await fillRequired('este-raz@example.sk');
  await send.click();
  await confirmation.waitFor();
  await page.locator('[data-choose-room="dvorana"]').click();
  await field('name').waitFor();
  expect(await field('room').inputValue()).toBe('dvorana');
  expect(await confirmation.count()).toBe(0);
});

test('what is missing, wrong or too long is told at once, before anything is sent, and the summary leads there', async () => {
  const { page, form, send, field, toast, fillRequired } = await openForm();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  // Without the attribute, an empty required field counts as invalid.
  for (const name of ['room', 'agreedToTerms']) expect(await field(name).getAttribute('aria-invalid')).toBe('false');
  await send.click();
  await toast(CHECK_FIELDS).waitFor();
  const summary = form.getByRole('alert');
  expect(await summary.getByRole('link').allInnerTexts()).toEqual([
    'Meno a priezvisko',
    'Email',
    'Telefón',
    'Preferovaná miestnosť',
    'Bezpečnostná otázka',
    'Súhlas so spracovaním osobných údajov',
  ]);
  for (const name of ['name', 'email', 'phone', 'room', 'captchaAnswer', 'agreedToTerms'])
    expect(await field(name).getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Telefón' }).click();
  expect(await focusedName(page)).toBe('phone');
  await page.keyboard.type('0900 123 456');
  await summary.getByRole('link', { name: 'Telefón' }).waitFor({ state: 'detached' });
  expect(await field('phone').getAttribute('aria-invalid')).toBe('false');
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);

  await fillRequired('chyba@');
  await field('phone').fill('zavolám vám');
  await field('date_from').fill('2027-01-15');
  await field('date_until').fill('2027-01-14');
  await field('captchaAnswer').fill('99');
  await field('agreedToTerms').uncheck();
  await send.click();
  await expect
    .poll(() => summary.getByRole('link').allInnerTexts())
    .toEqual(['Email', 'Telefón', 'Dátum do', 'Bezpečnostná otázka', 'Súhlas so spracovaním osobných údajov']);
  expect(await descriptionOf(field('captchaAnswer'))).toContain('Odpoveď nie je správna. Skúste to, prosím, znova.');
  expect(await descriptionOf(field('date_until'))).toContain('Koniec má byť v\u00a0deň začiatku alebo neskôr.');
  expect(await field('captchaAnswer').inputValue()).toBe('99');
  expect(requests.filter((url) => url.endsWith('/api/reservations'))).toEqual([]);

  await field('date_until').fill('2027-01-15');
  await field('time_from').fill('18:00');
  await field('time_until').fill('17:00');
  await form.getByRole('region', { name: 'Orientačná cena' }).getByText('Koniec má byť po začiatku.').waitFor();
  await send.click();
  await form.getByText('Čas do: Koniec má byť po začiatku.').waitFor();

  await fillRequired('dlhe@example.sk');
  await field('name').fill('N'.repeat(121));
  await send.click();
  await summary.getByText('Meno smie mať najviac 120\u00a0znakov.').waitFor();
  expect(await field('name').inputValue()).toHaveLength(121);
  expect(requests.filter((url) => url.endsWith('/api/reservations'))).toEqual([]);
});

test('a form that Back restores while it is being sent can be sent again, and an answer that comes after all counts', async () => {
  const { page, send, form, fillRequired } = await openForm();
  await fillRequired('spat@example.sk');
  const letGo = await holdCalls(page, '**/api/reservations', 'POST');
  const asked = page.waitForRequest('**/api/reservations');
  await send.click();
  await asked;
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await form.getByRole('button', { name: 'Odoslať rezerváciu' }).waitFor();
  expect(await send.isEnabled()).toBe(true);
  letGo();
  await form.getByText(SENT_INLINE).waitFor();
  expect((await outbox()).filter(({ to }) => to === 'spat@example.sk')).toHaveLength(1);
});

test('what the server refuses or does not answer is told, values stay, and trying again asks for nothing twice', async () => {
  const { page, form, send, field, toast, fillRequired } = await openForm({
    allowErrors: [...REFUSED_ANSWER, /ERR_FAILED|net::/],
  });
  const call = '**/api/reservations';

  const answers: unknown[] = [];
  await page.route(call, (route) => {
    answers.push(route.request().postDataJSON().captchaAnswer);
    return route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' });
  });
  await fillRequired('chyba@priklad');
  await send.click();
  await toast(CHECK_FIELDS).waitFor();
  await form.getByText(`Pri odosielaní formulára nastala chyba: ${CHECK_FIELDS}`).waitFor();
  expect(answers).toEqual([expect.any(Number)]);
  await page.unroute(call);

  const message = 'Príliš veľa pokusov za krátky čas.';
  await page.route(call, (route) => route.fulfill({ status: 429, json: { message } }));
  await send.click();
  await toast(message).waitFor();
  await form.getByText(`Pri odosielaní formulára nastala chyba: ${message}`).waitFor();
  await page.unroute(call);

  await send.click();
  await expect.poll(() => descriptionOf(field('email'))).toContain('Napíšte e-mailovú adresu');
  expect(await field('email').inputValue()).toBe('chyba@priklad');
  expect((await outbox()).some(({ to }) => to === 'chyba@priklad')).toBe(false);

  const keys: (string | undefined)[] = [];
  let isLost = true;
  await page.route(call, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    if (isLost) await route.abort();
    else await route.fulfill({ response });
    isLost = false;
  });
  await fillRequired('vypadok@example.sk');
  await send.click();
  await toast(
    'Nepodarilo sa spojiť so serverom. Skontrolujte, prosím, pripojenie na internet a skúste to znova.',
  ).waitFor();
  await form.getByText(/Pri odosielaní formulára nastala chyba: Nepodarilo sa spojiť/).waitFor();
  expect(await field('name').inputValue()).toBe('Eva Nováková');
  await send.click();
  await form.getByText(SENT_INLINE).waitFor();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect((await outbox()).filter(({ to }) => to === 'vypadok@example.sk')).toHaveLength(1);
});

test('fields, room calendar and price: what browsers fill in, when the room is taken, and what it would cost', async () => {
  const { page, form, field } = await openForm();

  await step('nobody meets the hidden field, pictures choose no room and the wheel turns no number', async () => {
    expect(await field('name').getAttribute('autocomplete')).toBe('name');
    expect(await field('email').getAttribute('autocomplete')).toBe('email');
    expect(await field('phone').getAttribute('autocomplete')).toBe('tel');
    expect(await field('date_from').getAttribute('min')).toBe('2026-11-21');
    expect(await field('navyse').getAttribute('tabindex')).toBe('-1');
    expect(await form.getByRole('textbox', { name: 'Toto pole nechajte prázdne' }).count()).toBe(0);
    expect(await field('room').locator('option').allInnerTexts()).toEqual([
      'Vyberte miestnosť',
      'Divadelná sála (180 osôb)',
      'Klubovňa (30-40 osôb)',
      'Dvorana',
      'Skúšobňa (15 osôb)',
    ]);
    expect((await field('eventType').locator('option').allInnerTexts()).slice(1)).toEqual([
      'Svadba',
      'Konferencia',
      'Koncert',
      'Workshop',
      'Výstava',
      'Páračky',
      'Iné',
    ]);

    const card = page.locator('[data-room-card]').first();
    await card.scrollIntoViewIfNeeded();
    await card.getByRole('button', { name: 'Nasledujúca snímka' }).click();
    expect(await field('room').inputValue()).toBe('');

    for (const name of ['attendees', 'captchaAnswer']) {
      await field(name).fill('30');
      await field(name).hover();
      await page.mouse.wheel(0, -120);
      await expect.poll(() => field(name).evaluate((element) => element === document.activeElement)).toBe(false);
      expect(await field(name).inputValue()).toBe('30');
    }
  });

  await step(
    'the calendar warns when the wish meets what is taken; the price comes with deposit and days',
    async () => {
      await page.mouse.move(0, 0);
      const panel = form.getByRole('region', { name: 'Orientačná cena' });
      await panel.getByText(/Vyberte miestnosť, deň/).waitFor();
      const answer = await fetch(`${siteUrl()}/api/rooms/divadelna-sala/availability?from=2026-12-01&to=2026-12-31`);
      const [first] = z
        .object({ busy: z.array(z.object({ start: z.string(), end: z.string() })) })
        .parse(await answer.json()).busy;
      const [start, end] = [first?.start ?? '', first?.end ?? ''];
      const day = isoDay(start);
      const hours = `${dateParts(start).time} – ${dateParts(end).time}`;

      const calendar = form.getByRole('region', { name: 'Kedy je voľno: Divadelná sála' });
      expect(await calendar.count()).toBe(0);
      await field('room').selectOption('divadelna-sala');
      await calendar.getByText('november 2026').first().waitFor();
      expect(await calendar.getByRole('button', { name: 'Predchádzajúci mesiac' }).getAttribute('aria-disabled')).toBe(
        'true',
      );
      await calendar.getByRole('button', { name: 'Nasledujúci mesiac' }).click();
      await calendar.getByRole('cell', { name: `${Number(day.slice(8))} , obsadené ${hours}` }).waitFor();
      await expectAccessible(page);

      const cell = calendar.getByRole('cell', { name: `${Number(day.slice(8))} , obsadené ${hours}` });
      await cell.getByRole('button').click();
      expect(await field('date_from').inputValue()).toBe(day);
      await calendar.getByText(`je obsadené ${hours.replace(' – ', '\u00a0–\u2060\u00a0')}`).waitFor();
      await form.getByText(/úplne alebo čiastočne obsadená/).waitFor();
      await field('time_from').fill('03:00');
      await field('time_until').fill('04:00');
      await form.getByText(/úplne alebo čiastočne obsadená/).waitFor({ state: 'detached' });

      await field('room').selectOption('divadelna-sala');
      await field('date_from').fill('2027-01-13');
      await field('time_from').fill('18:00');
      await field('time_until').fill('22:00');
      await panel.getByText('60 € – 280 €').waitFor();
      await field('purpose').selectOption('komerčné');
      await panel.getByText('4 hod. × 70 €/hod. = 280 €').waitFor();
      await panel.getByText('84 €').waitFor();
      await panel.getByText('do 10. januára 2027').waitFor();
      await panel.getByText('do 6. januára 2027').waitFor();
      await field('attendees').fill('300');
      await panel.getByText(/kapacitu 180 osôb, uviedli ste 300/).waitFor();
      await expectAccessible(page);
      await field('room').selectOption('dvorana');
      await panel.getByText('Cenu tejto miestnosti vám navrhneme podľa podujatia.').waitFor();
    },
  );
});

test('a year that no calendar has is refused, and neither calendar nor form stand still over it', async () => {
  const { form, field, send, fillRequired } = await openForm();
  await fillRequired('rok@example.sk');
  await field('room').selectOption('divadelna-sala');
  const calendar = form.getByRole('region', { name: 'Kedy je voľno: Divadelná sála' });
  await calendar.getByText('november 2026').first().waitFor();
  await field('time_from').fill('18:00');
  await field('time_until').fill('22:00');
  await field('date_from').fill('9999-12-31');
  await send.click();
  await form.getByText('Dátum od: Napíšte skutočný dátum. Skontrolujte, prosím, aj rok.').waitFor();
  await calendar.getByText('november 2026').first().waitFor();
  await field('date_from').fill('2027-02-02');
  await calendar.getByText('február 2027').first().waitFor();
});

test('a calendar that cannot be loaded stands in nobody’s way', async () => {
  const { page, form, field, send, fillRequired } = await openForm({ allowErrors: REFUSED_ANSWER });
  await page.route('**/api/rooms/**', (route) => route.fulfill({ status: 503, json: { message: 'Neodpovedá.' } }));
  await fillRequired('kalendar@example.sk');
  await field('room').selectOption('divadelna-sala');
  await form.getByText('Obsadenosť sa nepodarilo načítať. Termín overíme za vás.').waitFor();
  await send.click();
  await form.getByText(SENT_INLINE).waitFor();
});

test('toasts keep their look when the page has been changed without a reload', async () => {
  const { page, send, toast } = await openForm();
  await send.click();
  await toast(CHECK_FIELDS).waitFor();
  await page.getByRole('navigation', { name: 'Hlavná navigácia' }).getByRole('link', { name: 'Partneri' }).click();
  await page.waitForURL('**/partners');
  await page.getByRole('navigation', { name: 'Hlavná navigácia' }).getByRole('link', { name: 'Prenájom' }).click();
  await page.locator('#reservation-form button[type="submit"]:enabled').click();
  await toast(CHECK_FIELDS).waitFor();
  const position = await page
    .locator('[data-sonner-toaster]')
    .evaluate((element) => getComputedStyle(element).position);
  expect(position).toBe('fixed');
});

test('a half-written request survives a link, Back and a reload, but not its consent, and is gone once it is sent', async () => {
  const { page, form, field, fillRequired, send } = await openForm();
  const note = form.getByText('Vrátili sme vám, čo ste tu mali rozpísané.');
  expect(await note.count()).toBe(0);
  await fillRequired('rozpisana@example.sk');
  await field('message').fill('Chceme tancovať.\nAj s\u00a0kapelou.');
  await page.getByRole('navigation', { name: 'Hlavná navigácia' }).getByRole('link', { name: 'Partneri' }).click();
  await page.waitForURL('**/partners');
  await page.goBack();
  for (const again of [async () => {}, () => page.reload()]) {
    await again();
    await form.scrollIntoViewIfNeeded();
    await note.waitFor();
    expect(await field('email').inputValue()).toBe('rozpisana@example.sk');
    expect(await field('room').inputValue()).toBe('klubovna');
    expect(await field('message').inputValue()).toBe('Chceme tancovať.\nAj s\u00a0kapelou.');
    expect(await field('agreedToTerms').isChecked()).toBe(false);
    expect(await field('captchaAnswer').inputValue()).toBe('');
  }
  await fillRequired('rozpisana@example.sk');
  await send.click();
  await form.getByRole('status').filter({ hasText: SENT_INLINE }).waitFor();
  expect(await note.count()).toBe(0);
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await form.locator('button[type="submit"]:enabled').waitFor();
  expect(await field('email').inputValue()).toBe('');
  expect(await note.count()).toBe(0);
});

test('a form whose scripts are gone says so, and what was typed comes back when the page is loaded anew', async () => {
  const page = await openPage('/partners', {
    consent: 'none',
    reducedMotion: true,
    isWarm: false,
    allowErrors: [/Failed to load resource/, /Error hydrating/],
  });
  const scripts = /\/ReservationForm\.[^/]*\.js/;
  await page.route(scripts, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${siteUrl()}/contact`);
  const form = page.locator('#reservation-form');
  await form.scrollIntoViewIfNeeded();
  await form.locator('[name="email"]').fill('vydanie@example.sk');
  await form.locator('[name="room"]').selectOption('klubovna');
  await form.locator('[name="captchaAnswer"]').fill('7');
  const notice = form.getByRole('alert').filter({ hasText: 'Táto časť stránky sa nenačítala.' });
  await notice.getByRole('link', { name: /^\+?[\d\s]+$/ }).waitFor();
  await page.unroute(scripts);
  await notice.getByRole('button', { name: 'Načítať znova' }).click();
  await notice.waitFor({ state: 'detached' });
  await form.scrollIntoViewIfNeeded();
  await form.locator('button[type="submit"]:enabled').waitFor();
  expect(await form.locator('[name="email"]').inputValue()).toBe('vydanie@example.sk');
  expect(await form.locator('[name="room"]').inputValue()).toBe('klubovna');
  expect(await form.locator('[name="captchaAnswer"]').inputValue()).toBe('');
});

test('what was filled in before the scripts had run survives a link, too', async () => {
  const page = await openPage('/partners', { consent: 'none', reducedMotion: true, isWarm: false });
  let letScriptsRun = () => {};
  const scripts = new Promise<void>((resolve) => {
    letScriptsRun = resolve;
  });
  await page.route('**/build/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(`${siteUrl()}/contact`, { waitUntil: 'commit' });
  const email = page.locator('#reservation-form [name="email"]');
  await email.fill('skora@example.sk');
  letScriptsRun();
  const ready = page.locator('#reservation-form button[type="submit"]:enabled');
  await ready.waitFor();
  await page.getByRole('navigation', { name: 'Hlavná navigácia' }).getByRole('link', { name: 'Partneri' }).click();
  await page.waitForURL('**/partners');
  await page.goBack();
  await email.scrollIntoViewIfNeeded();
  await ready.waitFor();
  expect(await email.inputValue()).toBe('skora@example.sk');
});

test('the form fits and every control can be hit, on any screen', async () => {
  const { page, form, send } = await openForm({ width: 320, height: 800 });
  await send.click();
  await form.getByRole('alert').waitFor();
  const controls = form.locator('input:not([name="navyse"]), select, textarea, button');
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `${width} px`).toBeLessThanOrEqual(0);
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(24);
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test('without scripts there is no form that leads nowhere, but a way to write and to call', async () => {
  const page = await openPage('/contact', { javaScript: false });
  const section = page.locator('#reservation-form');
  expect(await section.locator('form').isVisible()).toBe(false);
  await section.getByText(/Formulár potrebuje JavaScript/).waitFor();
  expect(await section.getByRole('link', { name: 'prenajmy@javorina.example' }).isVisible()).toBe(true);
  expect(await section.getByRole('link', { name: '+421 2 0000 0152' }).isVisible()).toBe(true);
});
