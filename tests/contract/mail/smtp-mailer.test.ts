import { expect, onTestFinished, test } from 'vitest';
import { smtpMailer } from '../../../src/server/ports/mail/adapters/smtp-mailer.ts';
import { makeMail } from '../../support/make-mail.ts';
import { type MimePart, mimeLeaves, parseMime } from '../../support/parse-mime.ts';
import { type SmtpDelivery, startSmtpServer } from '../../support/smtp-server.ts';
import { type ReceivedMail, testMailer } from './mailer-contract.ts';

const FROM = 'Kultúrny dom Riviéra <info@kd.example>';
const mail = { ...makeMail(), idempotencyKey: 'mail-1' };

async function open() {
  const server = await startSmtpServer();
  let isOpen = true;
  const close = async () => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { server, close, mailer: smtpMailer({ url: server.url, from: FROM }) };
}

function toReceived({ to, message }: SmtpDelivery): ReceivedMail {
  const whole = parseMime(message);
  const leaves = mimeLeaves(whole);
  const bodyOf = (type: string) =>
    leaves.find((leaf) => typeOf(leaf).startsWith(type) && !isAttached(leaf))?.body ?? '';
  return {
    to: to.join(),
    subject: whole.headers.subject ?? '',
    html: bodyOf('text/html'),
    text: bodyOf('text/plain'),
    headers: whole.headers,
    pictures: Object.fromEntries(
      leaves.flatMap((leaf) => {
        const cid = /^<(.+)>$/.exec(leaf.headers['content-id'] ?? '')?.[1];
        return cid === undefined ? [] : [[cid, leaf.body]];
      }),
    ),
    attachments: leaves.filter(isAttached).map((leaf) => ({
      filename: /filename="?([^";]+)/.exec(leaf.headers['content-disposition'] ?? '')?.[1] ?? '',
      contentType: typeOf(leaf),
      content: leaf.body,
    })),
  };
}

const typeOf = ({ headers }: MimePart) => headers['content-type'] ?? '';
const isAttached = ({ headers }: MimePart) => (headers['content-disposition'] ?? '').startsWith('attachment');

testMailer(async () => {
  const { server, mailer, close } = await open();
  return { mailer, received: async () => server.deliveries.map(toReceived), breakDown: close };
});

test('it is sent from the centre’s address, to one person', async () => {
  const { server, mailer } = await open();
  await mailer.send(mail);
  const [delivery] = server.deliveries;
  expect(delivery).toMatchObject({ from: 'info@kd.example', to: ['jana@kd.example'] });
  expect(parseMime(delivery?.message ?? '').headers).toMatchObject({ from: FROM, to: 'jana@kd.example' });
});

test('an address that hides a second one is no address', async () => {
  const { server, mailer } = await open();
  await mailer.send({ ...mail, to: 'jana@kd.example, obet@kd.example' }).catch(() => {});
  await mailer.send({ ...mail, to: 'jana@kd.example\r\nRCPT TO:<obet@kd.example>' }).catch(() => {});
  expect(server.deliveries.flatMap(({ to }) => to)).not.toContain('obet@kd.example');
});

test('one mail has one id however often it is sent, so that receivers show it once', async () => {
  const { server, mailer } = await open();
  await mailer.send(mail);
  await mailer.send(mail);
  await mailer.send({ ...mail, idempotencyKey: 'mail-2' });
  const ids = server.deliveries.map(({ message }) => parseMime(message).headers['message-id']);
  expect(ids[0]).toMatch(/^<[0-9a-f]{32}@kd\.example>$/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test.each([
  ['550 5.1.1 jana@kd.example unknown', 'permanent', 'SMTP: EENVELOPE 550'],
  ['451 4.7.1 jana@kd.example greylisted', 'temporary', 'SMTP: EENVELOPE 451'],
])('the refusal %s is %s, and its words are kept out of logs', async (reply, kind, message) => {
  const { server, mailer } = await open();
  server.refuseRecipient(reply);
  await expect(mailer.send(mail)).rejects.toMatchObject({ kind, message });
});

test('a password never travels without TLS', async () => {
  const { server } = await open();
  const mailer = smtpMailer({ url: server.url.replace('smtp://', 'smtp://user:password@'), from: FROM });
  await expect(mailer.send(mail)).rejects.toMatchObject({
    kind: 'temporary',
    message: expect.stringContaining('ETLS'),
  });
  expect(server.deliveries).toEqual([]);
});

const batch = ['a', 'b', 'c', 'd'].map((name) => ({ ...makeMail(), to: `${name}@kd.example` }));

test.each([['before-taking'], ['after-taking']] as const)(
  'a server that hangs up %s leaves one mail of a batch open, and the rest untried',
  async (when) => {
    const { server, mailer } = await open();
    server.hangUpOn('b@kd.example', when);
    expect(await mailer.sendBatch(batch, 'chunk-1')).toEqual(['sent', 'unknown', 'untried', 'untried']);
    expect(server.deliveries).toHaveLength(when === 'after-taking' ? 2 : 1);
  },
);

test.each([
  ['550 5.1.1 unknown', 'failed'],
  ['452 4.2.2 mailbox full', 'later'],
])('a recipient refused by %s has %s, and the others get theirs', async (reply, outcome) => {
  const { server, mailer } = await open();
  server.refuseRecipient(reply, 'b@kd.example');
  expect(await mailer.sendBatch(batch, 'chunk-1')).toEqual(['sent', outcome, 'sent', 'sent']);
});

test.each([
  ['550 5.7.1 sender refused', 'blocked'],
  ['451 4.7.1 come back later', 'temporary'],
])('a sender refused by %s is %s, and nothing was taken', async (reply, kind) => {
  const { server, mailer } = await open();
  server.refuseSender(reply);
  await expect(mailer.sendBatch(batch, 'chunk-1')).rejects.toMatchObject({ kind });
  expect(server.deliveries).toEqual([]);
});

test('without TLS a password goes out for no batch either: somebody must act', async () => {
  const { server } = await open();
  const mailer = smtpMailer({ url: server.url.replace('smtp://', 'smtp://user:password@'), from: FROM });
  await expect(mailer.sendBatch(batch, 'chunk-1')).rejects.toMatchObject({ kind: 'blocked' });
});
