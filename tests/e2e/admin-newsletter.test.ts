import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Issue } from '../../src/domain/newsletter/newsletter-issue.ts';
import { createIssue } from '../../src/server/features/newsletter/issues/issue-draft.ts';
import {
  issueRecords,
  type LedgerHead,
  NEW_LEDGER_HEAD,
} from '../../src/server/features/newsletter/issues/issue-store.ts';
import { newsletterRecords } from '../../src/server/features/newsletter/records.ts';
import { chunkId, chunkRecords, newChunk } from '../../src/server/features/newsletter/sending/ledger.ts';
import { addressId } from '../../src/server/ports/crypto/tokens.ts';
import { goInside, openAdmin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { openPage, outbox, siteServices, withSite } from '../support/browser.ts';
import { TEST_SITE_URL } from '../support/build-site.ts';
import { lookAgain } from '../support/held-calls.ts';
import { keepIssue } from '../support/keep-issue.ts';
import { keepSubscriber, keepSuppressed } from '../support/keep-subscriber.ts';
import { expectSound } from '../support/looks.ts';
import { step } from '../support/step.ts';

withSite();

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const mail = (page: Page) => page.frameLocator('iframe[title="E-mail"]');
const greeting = (page: Page) => mail(page).getByRole('paragraph').filter({ hasText: 'Milí priatelia' });
const uncertain = (page: Page) => page.getByRole('region', { name: /^Treba rozhodnúť/ });
const mailsTo = async (address: string) => (await outbox()).filter(({ to }) => to === address);

const HANDLE = 'Presunúť ťahaním alebo šípkami: ';

/** The frame of a mail refuses the test's scripts. */
const FRAMED = { allowErrors: [/Blocked script execution in 'about:srcdoc'/] };

let months = 0;

async function chosenTitles(page: Page): Promise<string[]> {
  const handles = page.getByRole('list', { name: /^Vo vydaní/ }).getByRole('button', { name: HANDLE });
  const names = await handles.evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.slice(HANDLE.length));
}

function nextMonth(): string {
  months += 1;
  return `20${30 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** `isHeld` keeps it from going on. */
async function keepSending(
  state: Issue['state'],
  progress: Partial<LedgerHead>,
  { issue = {}, isHeld = false }: { issue?: Partial<Issue>; isHeld?: boolean } = {},
): Promise<string> {
  const services = siteServices();
  const id = nextMonth();
  await keepIssue(services, id, { issue: { state, finished_at: null, ...issue } });
  await issueRecords(services.store).progress.create(id, {
    ...NEW_LEDGER_HEAD,
    ...progress,
    freezing: null,
    held_until: isHeld ? services.clock.now() + 86_400_000 : null,
  });
  return id;
}

async function keepUncertain(emails: readonly string[]): Promise<string> {
  const services = siteServices();
  const id = await keepSending('sent', { total: emails.length, uncertain: emails.length, chunks: emails.length });
  for (const [at, email] of emails.entries()) {
    const recipient = await keepSubscriber(services, email);
    const chunk = { ...newChunk(id, at + 1, [recipient], services.clock.now()), state: 'uncertain' as const };
    await chunkRecords(services.store).create(chunkId(id, at + 1), chunk);
  }
  return id;
}

async function openDraft(
  month: string,
  options: Parameters<typeof openAdmin>[2] = FRAMED,
  fields: Partial<Issue> = {},
) {
  const services = siteServices();
  const id = await createIssue(services, month, { actor: null, visitor: null });
  await changeDraft(id, fields);
  const { page } = await openAdmin('editor', `/newsletter/${id}`, options);
  await page.getByRole('textbox', { name: 'Predmet' }).waitFor();
  return { id, page };
}

async function issueOf(id: string): Promise<Issue> {
  return (await issueRecords(siteServices().store).issues.require(id)).value;
}

async function changeDraft(id: string, fields: Partial<Issue>): Promise<void> {
  const { issues } = issueRecords(siteServices().store);
  const { value, version } = await issues.require(id);
  await issues.update(id, { ...value, ...fields }, version);
}

// Runs first: later tests add subscribers.
test('without subscribers it is said before anything is written that nobody would get it', async () => {
  const nobody = (page: Page) => page.getByText('Prehľad zatiaľ nikto neodoberá', { exact: true });
  const { page } = await openAdmin('editor', '/newsletter', FRAMED);
  await nobody(page).waitFor();
  await expectAccessible(page);
  const id = await createIssue(siteServices(), nextMonth(), { actor: null, visitor: null });
  await goInside(page, `/newsletter/${id}`);
  await page.getByRole('textbox', { name: 'Predmet' }).waitFor();
  await nobody(page).waitFor();
  await expectAccessible(page);
});

describe('an issue', () => {
  test('is made of the events of its month, written, ordered, looked at, tried, sent and kept in the archive', async () => {
    const services = siteServices();
    for (const name of ['anna', 'boris', 'cyril']) await keepSubscriber(services, `${name}@vydanie.sk`);
    await keepSuppressed(services, 'cyril@vydanie.sk');
    const { page, user } = await openAdmin('editor', '/newsletter', FRAMED);
    await button(page, 'Pripraviť vydanie').click();
    await dialog(page).getByText('Podujatia toho mesiaca doplníme sami').waitFor();
    await dialog(page).getByRole('button', { name: 'Pripraviť' }).click();
    await page.getByRole('heading', { level: 1, name: 'Newsletter na december 2026' }).waitFor();

    await page.getByRole('textbox', { name: 'Predmet' }).fill('Čo chystáme na Vianoce');
    await page.getByRole('textbox', { name: 'Úvod' }).fill('Milí priatelia, príďte medzi nás.');
    const titles = () => chosenTitles(page);
    const before = await titles();
    expect(before.length).toBeGreaterThan(3);
    const [first = '', second = '', third = ''] = before;
    await page.getByRole('button', { name: HANDLE + first }).press('ArrowDown');
    await button(page, `Odobrať: ${third}`).click();
    expect(await titles()).toEqual([second, first, ...before.slice(3)]);
    await page.getByText(`Odobraté: ${third}.`).waitFor({ state: 'attached' });

    await greeting(page).waitFor();
    await expect.poll(() => mail(page).getByText(third).count()).toBe(0);
    await page.getByText('Počítač', { exact: true }).click();
    await greeting(page).waitFor();
    await page.getByText('Text', { exact: true }).click();
    await page.getByRole('region', { name: 'E-mail ako text' }).getByText('Milí priatelia').waitFor();

    await page.getByText('Najprv uložte zmeny').waitFor();
    expect(await button(page, 'Odoslať 2\u00a0ľuďom').isDisabled()).toBe(true);
    await button(page, 'Uložiť').click();
    await page.getByText('Uložené.', { exact: true }).first().waitFor();
    await button(page, 'Poslať skúšku').click();
    await page.getByText(`Skúšobnú správu sme poslali na ${user.value.email}.`).first().waitFor();
    expect((await mailsTo(user.value.email)).map(({ subject }) => subject)).toEqual([
      '[Skúška] Čo chystáme na Vianoce',
    ]);

    await button(page, 'Odoslať 2\u00a0ľuďom').click();
    await dialog(page).getByText('Odoslať newsletter na december 2026?').waitFor();
    await dialog(page).getByText('2\u00a0ľudia').waitFor();
    await dialog(page).getByRole('button', { name: 'Odoslať 2\u00a0ľuďom' }).click();
    await page.getByText('Hotovo, je to rozoslané.').waitFor();
    await page.getByText('ľuďom sme e-mail odoslali').waitFor();
    for (const name of ['anna', 'boris'])
      expect((await mailsTo(`${name}@vydanie.sk`)).map(({ subject }) => subject)).toEqual(['Čo chystáme na Vianoce']);
    expect(await mailsTo('cyril@vydanie.sk')).toEqual([]);
    const report = await page.locator('dl').first().locator('dt, dd:nth-of-type(1)').allInnerTexts();
    expect(report).toEqual(['Odoslané', '2', 'Vynechaní', '1', 'Nedoručené', '0', 'Neisté', '0']);

    const archive = await page.getByRole('link', { name: /Pozrieť na webe/ }).getAttribute('href');
    const path = new URL(archive ?? '').pathname;
    const visitor = await openPage(path, { isWarm: true, allowForeign: [TEST_SITE_URL] });
    await visitor.getByRole('paragraph').filter({ hasText: 'Milí priatelia' }).waitFor();
  });

  test('is kept with the words of both who wrote it, and deleted while it is a draft', async () => {
    const { id, page } = await openDraft('2027-03', { allowErrors: [/409/, ...FRAMED.allowErrors] });

    await step('in which somebody else has saved other words shows both, and keeps what was chosen', async () => {
      await page.getByRole('textbox', { name: 'Predmet' }).fill('Môj predmet');
      await changeDraft(id, { subject: 'Ich predmet', introduction: 'Ich úvod' });
      await button(page, 'Uložiť').click();
      const versions = page.getByRole('dialog', { name: /^Medzitým / });
      await versions.getByText('Toto ste zmenili obaja.').waitFor();
      await expectAccessible(page);
      await versions.getByRole('button', { name: 'Uložiť vybrané' }).click();
      await page.getByText('Uložené.', { exact: true }).first().waitFor();
      expect(await issueOf(id)).toMatchObject({ subject: 'Môj predmet', introduction: 'Ich úvod' });
      expect(await page.getByRole('textbox', { name: 'Úvod' }).innerText()).toContain('Ich úvod');
    });

    await step('is deleted while it is a draft', async () => {
      await button(page, 'Ďalšie možnosti').click();
      await page.getByRole('menuitem', { name: 'Zmazať návrh' }).click();
      await dialog(page).getByRole('button', { name: 'Zmazať návrh' }).click();
      await page.getByText('Návrh vydania je zmazaný.').waitFor();
      expect(await issueRecords(siteServices().store).issues.find(id)).toBeNull();
      await page.getByRole('button', { name: 'Vrátiť', exact: true }).click();
      await page.getByText(/^Späť je: /).waitFor();
      const row = page.getByRole('row', { name: /^Marec 2027/ });
      await row.getByText('Rozpísané', { exact: true }).waitFor();
    });
  });

  test('that was typed and not saved is offered again after a crash', async () => {
    const { page } = await openDraft('2027-04');
    await page.getByRole('textbox', { name: 'Predmet' }).fill('Rozpísaný predmet');
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('newsletter/2027-04');
    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await button(page, 'Pokračovať v\u00a0nich').click();
    expect(await page.getByRole('textbox', { name: 'Predmet' }).inputValue()).toBe('Rozpísaný predmet');
  });

  test('whose event has left the site cannot be sent, and says which one to take out', async () => {
    await keepSubscriber(siteServices(), 'dana@vydanie.sk');
    const allowErrors = [/422/, ...FRAMED.allowErrors];
    const { id, page } = await openDraft('2027-05', { allowErrors }, { event_ids: [987654] });
    await page.getByText('Odoberte ho, inak sa vydanie nedá odoslať.').waitFor();
    await button(page, /^Odoslať/).click();
    await dialog(page)
      .getByRole('button', { name: /^Odoslať/ })
      .click();
    await page.getByText('Niektoré z\u00a0vybraných podujatí už na webe nie je.').waitFor();
    expect((await issueOf(id)).state).toBe('draft');
  });

  test('is not sent with words that somebody else saves while one is asked', async () => {
    await keepSubscriber(siteServices(), 'dora@vydanie.sk');
    const { id, page } = await openDraft('2027-07', { allowErrors: [...FRAMED.allowErrors, /409/] });
    await button(page, /^Odoslať \d/).click();
    await dialog(page).waitFor();
    await changeDraft(id, { subject: 'Iný predmet' });
    await lookAgain(page);
    await expect.poll(() => page.locator('input[maxlength="150"]').inputValue()).toBe('Iný predmet');
    await dialog(page)
      .getByRole('button', { name: /^Odoslať/ })
      .click();
    await page.getByRole('alert').filter({ hasText: 'Medzitým to niekto zmenil, preto sme nič neodoslali.' }).waitFor();
    expect((await issueOf(id)).state).toBe('draft');
  });

  test('is accessible in both schemes and fits narrow screens, and is put in order by dragging, too', async () => {
    const { page } = await openDraft('2026-12');
    await expectSound(page, () => mail(page).getByRole('heading').first().waitFor());
    const chosen = page.getByRole('list', { name: /^Vo vydaní/ });
    const titles = () => chosenTitles(page);
    const [first = '', second = '', third = ''] = await titles();
    const handleOf = async (title: string) => {
      const box = await page.getByRole('button', { name: HANDLE + title }).boundingBox();
      if (box === null) throw new Error(`${title} is not to be seen`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    await chosen.scrollIntoViewIfNeeded();
    const [from, to] = [await handleOf(first), await handleOf(third)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, (from.y + to.y) / 2, { steps: 8 });
    await page.mouse.move(to.x, to.y + 10, { steps: 8 });
    await page.mouse.up();
    await expect.poll(async () => (await titles()).slice(0, 3)).toEqual([second, third, first]);
    await button(page, 'Zoradiť podľa dátumu').click();
    // The exhibition comes first, because it has been on since November.
    expect((await titles()).slice(0, 3)).toEqual(['Stromy okolo nás: výstava kresieb', first, second]);
  });
});

describe('a message', () => {
  test('is written, waits for its hour, is kept back when its event changes, and leaves when staff say so', async () => {
    const services = siteServices();
    await keepSubscriber(services, 'cita@sprava.sk');
    const { page } = await openAdmin('editor', '/newsletter', FRAMED);
    await button(page, 'Napísať správu').click();
    await page.getByRole('heading', { level: 1, name: /^Správa z\s/ }).waitFor();
    await page.getByRole('heading', { name: /^V\sspráve: 0/ }).waitFor();
    expect(await page.getByRole('main').getByText(/vydan/i).count()).toBe(0);
    await page.getByRole('textbox', { name: 'Predmet' }).fill('Jazz je zrušený');
    await page.getByRole('textbox', { name: 'Text správy' }).click();
    await page.keyboard.type('Vstupné vám vrátime.');
    await button(page, 'Uložiť').click();
    await page.getByText('Uložené.', { exact: true }).first().waitFor();
    const form = page.locator('form').filter({ hasText: 'Kedy odoslať' });
    await button(page, 'Naplánovať odoslanie').click();
    await form.getByText('Vyberte deň a\u00a0čas').waitFor();
    await form.getByRole('textbox', { name: 'Kedy odoslať', exact: true }).fill('24. 12. 2026');
    await form.getByRole('textbox', { name: /^Kedy odoslať, / }).fill('8:00');
    await button(page, 'Naplánovať odoslanie').click();
    await page.getByText('Odíde 24.\u00a0decembra 2026 o\u00a08:00', { exact: true }).first().waitFor();
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await button(page, 'Zrušiť naplánovanie').click();
    await page.getByText('Zrušiť naplánovanie').waitFor({ state: 'detached' });

    const id = page.url().split('/').at(-1) ?? '';
    await changeDraft(id, { state: 'paused', pause_reason: '„Jazz“ už na webe nie je.' });
    await page.reload();
    const stopped = page.getByRole('alert').filter({ hasText: '„Jazz“ už na webe nie je.' });
    await stopped.getByText('odošlite to dole, alebo to naplánujte znova.').waitFor();
    await expectAccessible(page);
    await button(page, 'Odoslať tak, ako je').click();
    await page.getByText('Hotovo, je to rozoslané.').waitFor();
    expect(await mailsTo('cita@sprava.sk')).toMatchObject([{ subject: 'Jazz je zrušený' }]);
  });
});

describe('the sending', () => {
  test('is followed as it goes on, says what stopped it, and goes on', async () => {
    const followed = await keepSending('sending', { total: 500, sent: 100 }, { isHeld: true });
    const { page } = await openAdmin('editor', `/newsletter/${followed}`);

    await step('is followed without a reload, and paused', async () => {
      await page.getByText('z\u00a0500\u00a0ľudí vybavených').waitFor();
      await page.getByText('Pošta teraz e-maily neprijíma.').waitFor();
      const { progress } = issueRecords(siteServices().store);
      const head = await progress.require(followed);
      await progress.update(followed, { ...head.value, sent: 340, failed: 2 }, head.version);
      await page.getByText('342', { exact: true }).waitFor();
      await button(page, 'Pozastaviť').click();
      await page.getByText('Kým nebudete pokračovať, nikomu ďalšiemu nič nepríde.').waitFor();
      expect((await issueOf(followed)).state).toBe('paused');
    });

    await step('that was cut off says that it will go on', async () => {
      const id = await keepSending('sending', { total: 500, sent: 100 });
      await goInside(page, `/newsletter/${id}`);
      await page.getByText('z\u00a0500\u00a0ľudí vybavených').waitFor();
      await page.clock.fastForward('01:00');
      await page.getByText('Chvíľu sa nič nepohlo').waitFor();
    });

    await step('that paused by itself says why, and goes on when it is told to', async () => {
      const reason = 'Poskytovateľ pošty už dnes ďalšie správy nepreberie, limit je vyčerpaný.';
      const id = await keepSending('paused', { total: 2, sent: 2 }, { issue: { pause_reason: reason } });
      await goInside(page, `/newsletter/${id}`);
      await page.getByText('Odosielanie sa zastavilo samo').waitFor();
      await page.getByText(reason).waitFor();
      await button(page, 'Pokračovať v\u00a0odosielaní').click();
      await page.getByText('Hotovo, je to rozoslané.').waitFor();
    });
  });

  test('that left people in doubt asks what to do, in any look: nothing more, or once again', async () => {
    const id = await keepUncertain(['neista@vydanie.sk', 'dalsia@vydanie.sk']);
    const { page } = await openAdmin('editor', `/newsletter/${id}`);
    await expectSound(page, () => uncertain(page).waitFor());
    const choices = uncertain(page).getByRole('listitem');
    await choices.first().getByRole('button', { name: 'Už im neposlať' }).click();
    await dialog(page).getByText('Kto e-mail nedostal, ten ho už nedostane.').waitFor();
    await dialog(page).getByRole('button', { name: 'Už neposlať' }).click();
    await expect.poll(() => choices.count()).toBe(1);
    await choices.first().getByRole('button', { name: 'Poslať im znova' }).click();
    await dialog(page).getByRole('button', { name: 'Poslať znova 1\u00a0človeku' }).click();
    await uncertain(page).waitFor({ state: 'detached' });
    await page.getByText('Hotovo, je to rozoslané.').waitFor();
    expect(await mailsTo('neista@vydanie.sk')).toEqual([]);
    expect(await mailsTo('dalsia@vydanie.sk')).toHaveLength(1);
  });
});

describe('the list of subscribers', () => {
  test('takes somebody who agreed on paper, can be used by everybody, and is searched, filtered and saved', async () => {
    await keepSubscriber(siteServices(), 'hladana@odber.sk', { state: 'pending' });
    const long = `${'velmi.dlhe.meno.'.repeat(4)}novakova@velmi-dlha-domena-kulturneho-domu.sk`;
    await keepSubscriber(siteServices(), long);
    const { page } = await openAdmin('editor', '/newsletter/subscribers/new', { allowErrors: [/422/] });

    await step('takes somebody who agreed on paper, with what proves it, by a form everybody can use', async () => {
      const email = page.getByRole('textbox', { name: 'E-mail' });
      await expectSound(page, () => email.waitFor());
      await email.fill('papier@odber.sk');
      await button(page, 'Pridať odberateľa').click();
      await page.getByText('Napíšte, ako a\u00a0kde súhlas dal.').first().waitFor();
      await expectAccessible(page);
      await page.getByRole('textbox', { name: 'Kedy súhlas dal' }).fill('20. 11. 2026');
      await page.getByRole('textbox', { name: 'Ako a\u00a0kde súhlas dal' }).fill('Prihláška pri pokladni.');
      await button(page, 'Pridať odberateľa').click();
      await page.getByRole('heading', { level: 1, name: 'Odberatelia' }).waitFor();
      const row = page.getByRole('row', { name: /papier@odber\.sk/ });
      await row.getByText('Prihláška pri pokladni.').waitFor();
      await row.getByText('Odoberá', { exact: true }).waitFor();
    });

    await step('is accessible, fits narrow screens, is searched, filtered, and saved for a spreadsheet', async () => {
      await expectSound(page, () => page.getByRole('rowheader', { name: long }).waitFor());
      await page.getByRole('searchbox').fill('hladana');
      await page.getByRole('rowheader', { name: 'hladana@odber.sk' }).waitFor();
      await expect.poll(() => page.getByRole('rowheader').count()).toBe(1);
      await page.getByRole('combobox', { name: 'Stav' }).click();
      await page.getByRole('option', { name: 'Odoberajú' }).click();
      await page.getByText('Tomuto hľadaniu nič nezodpovedá.').waitFor();
      const download = page.waitForEvent('download');
      await button(page, 'Stiahnuť tabuľku').click();
      expect((await download).suggestedFilename()).toBe('odberatelia.csv');
    });
  });

  test('lets one go, keeps mails from another, and takes that back', async () => {
    await keepSubscriber(siteServices(), 'odchadza@odber.sk');
    await keepSubscriber(siteServices(), 'necha@odber.sk');
    const { page } = await openAdmin('editor', '/newsletter/subscribers?query=odber.sk', { allowErrors: [/422/] });
    await button(page, 'Čo urobiť: odchadza@odber.sk').click();
    await page.getByRole('menuitem', { name: 'Odhlásiť' }).click();
    await dialog(page).getByRole('button', { name: 'Odhlásiť' }).click();
    await page.getByText('Adresa je odhlásená.').waitFor();
    await expect.poll(() => page.getByRole('rowheader', { name: 'odchadza@odber.sk' }).count()).toBe(0);

    await button(page, 'Čo urobiť: necha@odber.sk').click();
    await page.getByRole('menuitem', { name: 'Nikdy neposielať' }).click();
    await dialog(page).getByRole('button', { name: 'Neposielať' }).click();
    await dialog(page).getByText('Napíšte, prečo na túto adresu neposielať.').waitFor();
    await expectAccessible(page);
    await dialog(page).getByRole('textbox', { name: 'Prečo' }).fill('Telefonicky nás o to požiadal.');
    await dialog(page).getByRole('button', { name: 'Neposielať' }).click();
    const row = page.getByRole('row', { name: /necha@odber\.sk/ });
    await row.getByText('Telefonicky nás o to požiadal.').waitFor();
    expect(await row.getByText('odoberá').count()).toBe(0);
    await button(page, 'Čo urobiť: necha@odber.sk').click();
    await page.getByRole('menuitem', { name: 'Zase posielať' }).click();
    await dialog(page).getByRole('button', { name: 'Zase posielať' }).click();
    await row.getByText('Neposielame', { exact: true }).waitFor({ state: 'detached' });
  });
});

describe('a table of people who agreed on paper', () => {
  const choose = (page: Page, text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'odberatelia.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

  test('is read, proven, checked and added after an interruption, and taken back as a whole', async () => {
    const services = siteServices();
    services.clock.advance(1);
    await keepSubscriber(services, 'odbera@tabulka.sk');
    const many = Array.from({ length: 120 }, (_, at) => `clovek${at}@tabulka.sk;;`);
    const text = [
      'E-mail;Kedy súhlas dal;Poznámka',
      'nova@tabulka.sk;5. 3. 2026;',
      'odbera@tabulka.sk;;',
      'nova@tabulka.sk;;',
      'nie je to adresa;;',
      ...many,
    ].join('\n');
    const { page } = await openAdmin('editor', '/newsletter/subscribers', { allowErrors: [/ERR_FAILED/] });
    await page.getByRole('link', { name: 'Pridať zo súboru' }).click();
    await choose(page, 'PK\x03\x04');
    await page.getByText('Toto je zošit, z\u00a0ktorého nevieme čítať.').waitFor();
    await choose(page, text);
    await page.getByRole('heading', { name: 'Čo je v\u00a0ktorom stĺpci' }).waitFor();
    await expectAccessible(page);
    await button(page, 'Ďalej k\u00a0súhlasom').click();
    await button(page, 'Skontrolovať ľudí').click();
    await page.getByText('Napíšte, ako a\u00a0kde súhlas dali.').waitFor();
    await page.getByRole('textbox', { name: /^Ako a\sk/ }).fill('Prihlášky pri pokladni');
    await page.getByRole('textbox', { name: 'Kedy súhlas dali' }).fill('1. 2. 2026');
    await page.keyboard.press('Tab');
    await button(page, 'Skontrolovať ľudí').click();
    await page.getByText('Pribudne 121, vynecháme 3.').waitFor();
    await page.getByText('Zlá adresa (1)').click();
    await page.getByRole('rowheader', { name: 'nie je to adresa' }).waitFor();
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);

    let calls = 0;
    await page.route('**/subscribers/import', (route) => {
      calls += 1;
      return calls === 2 ? route.abort() : route.continue();
    });
    await button(page, 'Pridať 121').click();
    await page.getByText('Prerušilo sa to').waitFor();
    await page.getByText('Vybavených 100 z\u00a0121.').waitFor();
    await button(page, 'Pokračovať').click();
    await page.getByRole('heading', { name: 'Hotovo, pridali sme 121\u00a0ľudí' }).waitFor();
    await expectAccessible(page);
    const { subscribers } = newsletterRecords(services.store);
    const known = await subscribers.find(addressId('clovek7@tabulka.sk'));
    expect(known?.value.state).toBe('active');
    await button(page, 'Vrátiť celé pridanie').click();
    await dialog(page).getByRole('button', { name: 'Vrátiť pridanie' }).click();
    await page.getByText('Pridanie je vrátené, nikomu nič nepríde.').waitFor();
    await page.getByText(/· vrátené$/).waitFor();
    expect(await subscribers.find(addressId('clovek7@tabulka.sk'))).toBeNull();
    expect(await subscribers.find(addressId('odbera@tabulka.sk'))).not.toBeNull();
  });

  test('can be chosen on a phone in the dark', async () => {
    await keepSubscriber(siteServices(), 'mobilna@tabulka.sk');
    const { page } = await openAdmin('editor', '/newsletter/subscribers/import', {
      colorScheme: 'dark',
      width: 360,
      height: 740,
    });
    await choose(page, 'E-mail\nmobilna@tabulka.sk\nnova@tabulka.sk\n');
    await button(page, 'Ďalej k\u00a0súhlasom').click();
    await page.getByRole('textbox', { name: /^Ako a\sk/ }).fill('Prihlášky');
    await page.getByRole('textbox', { name: 'Kedy súhlas dali' }).fill('1. 2. 2026');
    await page.keyboard.press('Tab');
    await button(page, 'Skontrolovať ľudí').click();
    await page.getByText('Prehľad už odoberá, nič sa nezmení.').waitFor();
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
  });
});

test('the first screen says which issue waits for a decision, and leads to it', async () => {
  await keepUncertain(['karta@vydanie.sk']);
  const { page } = await openAdmin('editor');
  const rows = page.getByRole('listitem').filter({ hasText: /nevieme, či e-mail odišiel/ });
  await rows.first().getByRole('link', { name: 'Rozhodnúť' }).click();
  await uncertain(page).waitFor();
});

test('the settings of the desk and its overview can be used by everybody, and the settings are kept', async () => {
  const { page } = await openAdmin('editor', '/newsletter/settings');
  const replies = page.getByRole('textbox', { name: 'Adresa na odpovede' });
  await expectSound(page, () => replies.waitFor());
  await page.getByRole('combobox', { name: 'Návrh vydania pripraviť' }).selectOption('25');
  await replies.fill('program@kd.example');
  await button(page, 'Uložiť').click();
  await page.getByText('Nastavenia sú uložené.').waitFor();
  await page.goto(page.url().replace('/settings', ''));
  await page.getByText('pripravíme 25.\u00a0dňa v\u00a0mesiaci').waitFor();

  await page.getByText('Čísla po mesiacoch').click();
  await page.getByRole('columnheader', { name: 'Pribudlo' }).waitFor();
  const issue = page.getByRole('link', { name: /20\d\d/ }).first();
  await expectSound(page, () => issue.waitFor());
});
