import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { composeMail } from '../../../../../../src/server/core/mail/templates/compose-mail.ts';
import {
  actionButton,
  facts,
  heading,
  link,
  paragraph,
  quotation,
  smallPrint,
  subheading,
} from '../../../../../../src/server/core/mail/templates/pieces.ts';
import { makeSettings } from '../../../../../support/make-settings.ts';
import { testServices } from '../../../../../support/test-services.ts';

const HOSTILE = '<script>alert(1)</script> & "Jana"\nBcc: obet@kd.example';

async function compose(...pieces: Parameters<typeof composeMail>[2][]) {
  const services = await testServices({ config: { siteUrl: 'https://www.kd.example' } });
  const options = {
    to: 'jana@kd.example',
    subject: 'Vaša žiadosť',
    preview: 'Ozveme sa do 24 hodín.',
    reason: 'Tento mail ste dostali, lebo ste nám poslali žiadosť.',
    footerLinks: [{ href: 'https://www.kd.example/newsletter/unsubscribe/t', label: 'Odhlásiť sa' }],
    headers: { 'List-Unsubscribe': '<https://www.kd.example/x>' },
  };
  return composeMail(services, options, ...pieces);
}

test('a mail says who sent it and why, in HTML and in plain text', async () => {
  const mail = await compose(heading('Ďakujeme'));
  for (const part of [mail.html, mail.text]) {
    expect(part).toContain('Kultúrny dom Riviéra, Riviérska 1, 841 04 Bratislava');
    expect(part).toContain('Tento mail ste dostali, lebo ste nám poslali žiadosť.');
    expect(part).toContain('https://www.kd.example/newsletter/unsubscribe/t');
  }
  expect(mail).toMatchObject({
    to: 'jana@kd.example',
    subject: 'Vaša žiadosť',
    headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe': '<https://www.kd.example/x>' },
  });
});

test('a mail has the colours of the house, and its words stay as they are', async () => {
  const settings = makeSettings({ look: { colours: { green: '#0b3d91' } } });
  const services = await testServices({ index: { settings } });
  const options = { to: 'jana@kd.example', subject: 'Farby', preview: 'Farby', reason: 'Skúška.' };
  const { html } = await composeMail(services, options, paragraph('Zelená je #14624f.'));
  expect(html).toMatch(/style="[^"]*#0b3d91/);
  expect(html).not.toMatch(/style="[^"]*#14624f/);
  expect(html).toContain('Zelená je #14624f.');
});

test('the plain text reads as the mail does', async () => {
  const { text } = await compose(
    heading('Žiadosť prišla'),
    paragraph('Pozrite si ', link('https://www.kd.example/contact', 'podmienky'), ' vopred.'),
    facts([
      ['Miestnosť', 'Divadelná sála'],
      ['Termín', '5. decembra 2026'],
    ]),
    actionButton('https://www.kd.example/a?b=1&c=2', 'Potvrdiť'),
    subheading('Správa'),
    quotation('prvý riadok\r\ndruhý riadok'),
    smallPrint('Nič viac.'),
  );
  expect(text).toBe(`Kultúrny dom Riviéra


Žiadosť prišla

Pozrite si podmienky https://www.kd.example/contact vopred.

Miestnosť: Divadelná sála
Termín: 5. decembra 2026

Potvrdiť https://www.kd.example/a?b=1&c=2


Správa

prvý riadok
druhý riadok

Nič viac.

Tento mail ste dostali, lebo ste nám poslali žiadosť.

Odhlásiť sa https://www.kd.example/newsletter/unsubscribe/t

Kultúrny dom Riviéra, Riviérska 1, 841 04 Bratislava

https://www.kd.example
`);
});

test('what people wrote stays text in every piece', async () => {
  const { html, text } = await compose(
    heading(HOSTILE),
    subheading(HOSTILE),
    paragraph(HOSTILE),
    smallPrint(HOSTILE),
    facts([[HOSTILE, HOSTILE]]),
    quotation(HOSTILE),
    link('https://www.kd.example', HOSTILE),
    actionButton('https://www.kd.example', HOSTILE),
  );
  expect(html).not.toContain('<script');
  expect(html.match(/&lt;script&gt;/g)?.length).toBe(9);
  expect(text).toContain('<script>alert(1)</script> & "Jana"');
});

test('a mail is whole without pictures, scripts and foreign files', async () => {
  const { html } = await compose(heading('Ďakujeme'), actionButton('https://www.kd.example', 'Ísť'));
  expect(html).toContain('lang="sk"');
  expect(html).not.toMatch(/<(img|script|style|link)\b|url\(|@import/);
});

test('long words and addresses are not broken in the plain text', async () => {
  const address = `https://www.kd.example/newsletter/confirm/${'a'.repeat(120)}`;
  const { text } = await compose(actionButton(address, 'Potvrdiť adresu'));
  expect(text).toContain(`${address}\n`);
});

test('while many mails are composed at once, others have a turn between each two', async () => {
  const services = await testServices();
  const options = { to: 'jana@kd.example', subject: 'Jeden z\u00a0mnohých', preview: 'Žiadosť', reason: 'Skúška.' };
  const composeOne = () => composeMail(services, options, heading('Ďakujeme'));
  // The first one loads the renderer.
  await composeOne();
  let turns = 0;
  let isOver = false;
  async function countTurns(): Promise<void> {
    while (!isOver) {
      await nextTurn();
      turns += 1;
    }
  }
  const counting = countTurns();
  const count = 50;
  await Promise.all(Array.from({ length: count }, composeOne));
  isOver = true;
  await counting;
  expect(turns).toBeGreaterThanOrEqual(count);
});
