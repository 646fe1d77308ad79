import { expect, test } from 'vitest';
import { type Mail, MailError, type Mailer, type OutgoingMail } from '../../../src/server/ports/mail/mailer.ts';
import { makeMail } from '../../support/make-mail.ts';

export interface ReceivedMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  attachments: { filename: string; contentType: string; content: string }[];
  /** Base64 by the name in the HTML. */
  pictures: Record<string, string>;
}

export interface MailerUnderTest {
  mailer: Mailer;
  received(): Promise<ReceivedMail[]>;
  breakDown(): Promise<void>;
}

const outgoing = (overrides: Partial<OutgoingMail> = {}): OutgoingMail => ({
  ...makeMail(),
  idempotencyKey: 'mail-1',
  ...overrides,
});

/** The format demands CRLF. */
const ICS = 'BEGIN:VCALENDAR\r\nSUMMARY:Schôdzka vo Divadelnej sále\r\nEND:VCALENDAR\r\n';

const batchOf = (...addresses: string[]): Mail[] => addresses.map((to) => ({ ...makeMail(), to }));

export function testMailer(open: () => Promise<MailerUnderTest>): void {
  async function sendOne(mail: OutgoingMail): Promise<ReceivedMail> {
    const { mailer, received } = await open();
    await mailer.send(mail);
    const [first, ...others] = await received();
    expect(others).toEqual([]);
    if (first === undefined) throw new Error('Nothing was received');
    return first;
  }

  test('a mail arrives with both its texts', async () => {
    const mail = await sendOne(
      outgoing({ subject: 'Vaša žiadosť č. 7 – Divadelná sála 🎭', text: 'Ďakujeme.\nTešíme sa.' }),
    );
    expect(mail).toMatchObject({
      to: 'jana@kd.example',
      subject: 'Vaša žiadosť č. 7 – Divadelná sála 🎭',
      html: '<p>Ďakujeme za žiadosť.</p>',
    });
    expect(mail.text.replaceAll('\r\n', '\n')).toBe('Ďakujeme.\nTešíme sa.');
  });

  test('its own headers arrive, long ones whole', async () => {
    const unsubscribe = `<https://www.kdriviera.example/newsletter/unsubscribe/${'a'.repeat(120)}>`;
    const headers = { 'List-Unsubscribe': unsubscribe, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    const mail = await sendOne(outgoing({ headers, replyTo: 'rezervacie@kd.example' }));
    expect(mail.headers).toMatchObject({
      'list-unsubscribe': unsubscribe,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'reply-to': 'rezervacie@kd.example',
    });
  });

  test('an attachment arrives to the byte', async () => {
    const attachment = { filename: 'rezervacia.ics', contentType: 'text/calendar; charset=utf-8', content: ICS };
    const mail = await sendOne(outgoing({ attachments: [attachment] }));
    expect(mail.attachments).toEqual([{ ...attachment, contentType: expect.stringContaining('text/calendar') }]);
  });

  test('a picture that the mail shows arrives to the byte, under its name', async () => {
    const content = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 255, 128]).toString('base64');
    const picture = {
      filename: 'platba.png',
      contentType: 'image/png',
      content,
      encoding: 'base64',
      cid: 'platba',
    } as const;
    const mail = await sendOne(outgoing({ html: '<img src="cid:platba">', attachments: [picture] }));
    expect(mail.pictures).toEqual({ platba: content });
    expect(mail.html).toContain('cid:platba');
  });

  test.each([
    ['a line break', 'Ahoj\r\nBcc: obet@kd.example'],
    ['a lone line feed', 'Ahoj\nBcc: obet@kd.example'],
    ['a lone carriage return', 'Ahoj\rBcc: obet@kd.example'],
    ['a Unicode line separator', 'Ahoj\u2028Bcc: obet@kd.example'],
  ])('%s in a subject, a name or a header begins no header of its own', async (_what, text) => {
    const mail = await sendOne(
      outgoing({ subject: text, headers: { 'X-Note': text }, replyTo: `"${text}" <jana@kd.example>` }),
    );
    expect(mail.subject).toBe('Ahoj Bcc: obet@kd.example');
    expect(mail.headers['x-note']).toBe('Ahoj Bcc: obet@kd.example');
    expect(mail.headers).not.toHaveProperty('bcc');
  });

  test('nor does the name of a header', async () => {
    const { headers } = await sendOne(outgoing({ headers: { 'X-Note: x\r\nBcc': 'obet@kd.example' } }));
    expect(headers['x-notexbcc']).toBe('obet@kd.example');
    expect(headers).not.toHaveProperty('bcc');
  });

  test('signs that turn the direction of writing are taken out of headers', async () => {
    const mail = await sendOne(outgoing({ subject: 'Faktúra \u202efdp.exe\u202c \u2066x\u2069 \u200fy' }));
    expect(mail.subject).toBe('Faktúra fdp.exe x y');
  });

  test('a file cannot be named out of its place', async () => {
    const attachments = [{ filename: '../a"b\r\nc.ics', contentType: 'text/calendar', content: ICS }];
    const mail = await sendOne(outgoing({ attachments }));
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['..-a-b--c.ics']);
  });

  test('texts of any kind survive', async () => {
    const text = '.\n..bodka na začiatku\nnull \u0001 ﷽ 👩‍👩‍👧‍👦 <script>alert(1)</script> ==\nFrom here';
    const mail = await sendOne(outgoing({ text, html: `<pre>${'x'.repeat(5000)} ľ</pre>` }));
    expect(mail.text.replaceAll('\r\n', '\n')).toBe(text);
    expect(mail.html).toBe(`<pre>${'x'.repeat(5000)} ľ</pre>`);
  });

  test('it says whether mails can be handed over', async () => {
    const { mailer, breakDown } = await open();
    await mailer.check();
    await breakDown();
    await expect(mailer.check()).rejects.toBeInstanceOf(MailError);
  });

  test('a mail that cannot be handed over now may be later', async () => {
    const { mailer, breakDown } = await open();
    await breakDown();
    const failure = mailer.send(outgoing());
    await expect(failure).rejects.toBeInstanceOf(MailError);
    await expect(failure).rejects.toMatchObject({ kind: 'temporary' });
  });

  test('a batch is as many mails as it has, each for its reader only', async () => {
    const { mailer, received } = await open();
    const addresses = Array.from({ length: mailer.batch.most }, (_, at) => `clovek${at}@kd.example`);
    const headers = { 'List-Unsubscribe': '<https://www.kd.example/x>' };
    const mails = addresses.map((to) => ({
      ...makeMail({ headers, subject: `Pre ${to}` }),
      to,
      replyTo: 'my@kd.example',
    }));
    expect(await mailer.sendBatch(mails, 'chunk-1')).toEqual(addresses.map(() => 'sent'));
    const seen = await received();
    expect(seen.map(({ to }) => to).sort()).toEqual([...addresses].sort());
    for (const { to, subject, headers: own } of seen) {
      expect(subject).toBe(`Pre ${to}`);
      expect(own).toMatchObject({ 'list-unsubscribe': '<https://www.kd.example/x>', 'reply-to': 'my@kd.example' });
    }
  });

  test('in a batch, too, a line break begins no header of its own', async () => {
    const { mailer, received } = await open();
    await mailer.sendBatch([{ ...makeMail({ subject: 'Ahoj\r\nBcc: obet@kd.example' }) }], 'chunk-1');
    const [mail] = await received();
    expect(mail?.subject).toBe('Ahoj Bcc: obet@kd.example');
    expect(mail?.headers).not.toHaveProperty('bcc');
  });

  test('a batch that its key protects, repeated with it, reaches nobody twice', async () => {
    const { mailer, received } = await open();
    const mails = batchOf('anna@kd.example', 'boris@kd.example');
    await mailer.sendBatch(mails, 'chunk-1');
    if (mailer.batch.keyProtectsMs > 0) expect(await mailer.sendBatch(mails, 'chunk-1')).toEqual(['sent', 'sent']);
    expect(await received()).toHaveLength(2);
  });

  test('a batch nobody answers says whether its mails may have been taken', async () => {
    const { mailer, breakDown } = await open();
    await breakDown();
    const failure = mailer.sendBatch(batchOf('anna@kd.example', 'boris@kd.example'), 'chunk-1');
    await expect(failure).rejects.toBeInstanceOf(MailError);
    await expect(failure).rejects.toMatchObject({ kind: mailer.batch.keyProtectsMs > 0 ? 'unknown' : 'temporary' });
  });

  test('what it says of its batches can be kept to', async () => {
    const { mailer } = await open();
    const { provider, most, perSecond } = mailer.batch;
    expect(provider).not.toBe('');
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(100);
    expect(perSecond === null || perSecond > 0).toBe(true);
  });
}
