import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SAVED } from '../../src/admin/entries/saved-words.ts';
import { openAdmin } from '../support/admin.ts';
import { siteServices, withSite } from '../support/browser.ts';

withSite();

const textOf = async (file: string) => {
  const whole = await readFile(join(siteServices().config.contentDir, 'events', file), 'utf8');
  return whole.split('\n---\n')[1]?.trimEnd();
};
const editor = (page: Page) => page.getByRole('textbox', { name: 'Text o\u00a0podujatí' });

async function empty(page: Page): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
}

async function paste(page: Page, type: 'text/html' | 'text/plain', content: string): Promise<void> {
  await editor(page).evaluate(
    (field, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(pasted.type, pasted.content);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { type, content },
  );
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Uložiť', exact: true }).click();
  await page.getByText(SAVED).waitFor();
}

const wordItem = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;</span></span></span>` +
  `<![endif]>${text}<o:p></o:p></p>`;

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"></head><body lang=SK>
<!--StartFragment--><p class=MsoTitle>Jarný koncert</p>
<p class=MsoNormal><b><span style='color:red'>Pozývame vás</span></b> na&nbsp;<i>večer</i>&nbsp;&nbsp;&nbsp;pri čaji.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${wordItem(1, '·', 'Ema Lukáčová')}${wordItem(2, 'o', 'spev')}${wordItem(1, '·', 'Ján Novák')}
<h1>Vstupné</h1>
<table class=MsoTableGrid><tr><td><p>Dospelí</p></td><td><p>10 €</p></td></tr><tr><td><p>Deti</p></td><td><p>5 €</p></td></tr></table>
${wordItem(1, '1.', 'Kúpte si lístok')}${wordItem(1, '2.', 'Príďte')}
<!--EndFragment--></body></html>`;

test('what comes from Word keeps its headings, lists and rows, and nothing else', async () => {
  const { page } = await openAdmin('editor', '/events/5');
  await empty(page);
  await paste(page, 'text/html', WORD);
  await save(page);
  expect(await textOf('0005-otvoreny-mikrofon-v-klubovni.md')).toBe(
    [
      '## Jarný koncert',
      '**Pozývame vás** na\u00a0*večer* pri čaji.',
      '- Ema Lukáčová\n  - spev\n- Ján Novák',
      '## Vstupné',
      'Dospelí – 10 €',
      'Deti – 5 €',
      '1. Kúpte si lístok\n2. Príďte',
    ].join('\n\n'),
  );
});

test('a date at the beginning of a paragraph makes no list, and empty lines are no riddle later', async () => {
  const { page } = await openAdmin('editor', '/events/4');
  await empty(page);
  await editor(page).pressSequentially('5. decembra hrá kapela');
  for (const key of ['Enter', 'Enter', 'Enter', 'Enter']) await page.keyboard.press(key);
  await page.keyboard.type('- Ema');
  await save(page);
  expect(await textOf('0004-premietanie-na-dvore-zeleny-autobus.md')).toMatch(/^5\\\. decembra hrá kapela\n+- Ema$/);
  await page.reload();
  await editor(page)
    .getByText(/^5\.\sdecembra hrá kapela$/)
    .waitFor();
  expect(await editor(page).locator('ol').count()).toBe(0);
  expect(await editor(page).locator('ul > li').allInnerTexts()).toEqual(['Ema']);
});

test('a date that is typed into a list or pasted stays a date', async () => {
  const { page } = await openAdmin('editor', '/events/4');
  await empty(page);
  await paste(page, 'text/plain', '5. decembra hrá kapela');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- 6. decembra');
  await save(page);
  expect(await textOf('0004-premietanie-na-dvore-zeleny-autobus.md')).toMatch(
    /^5\\\. decembra hrá kapela\n+- 6\\\. decembra$/,
  );
  await page.reload();
  await editor(page).locator('ul > li').waitFor();
  expect(await editor(page).locator('ul > li').innerText()).toBe('6. decembra');
  expect(await editor(page).locator('ol').count()).toBe(0);
});
