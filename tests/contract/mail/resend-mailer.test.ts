import { expect, onTestFinished, test } from 'vitest';
import { resendMailer } from '../../../netlify/server/ports/mail/resend-mailer.ts';
import { makeMail } from '../../support/make-mail.ts';
import { type ResendEmail, startResendServer } from '../../support/resend-server.ts';
import { type ReceivedMail, testMailer } from './mailer-contract.ts';

const FROM = 'Kultúrny dom Riviéra <info@kd.example>';
const mail = { ...makeMail(), idempotencyKey: 'mail-1' };

async function open() {
  const server = await startResendServer();
  let isOpen = true;
  const close = async () => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { server, close, mailer: resendMailer({ apiKey: 're_key', from: FROM, baseUrl: server.url }) };
}

function toReceived({ to, subject, html, text, headers, reply_to, attachments }: ResendEmail): ReceivedMail {
  const own = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    to: [to].flat().join(),
    subject,
    html,
    text,
    headers: { ...Object.fromEntries(own), ...(reply_to === undefined ? {} : { 'reply-to': reply_to }) },
    attachments: attachments.map(({ filename, content_type, content }) => ({
      filename,
      contentType: content_type,
      content: Buffer.from(content, 'base64').toString('utf8'),
    })),
  };
}

testMailer(async () => {
  const { server, mailer, close } = await open();
  return { mailer, received: async () => server.emails.map(toReceived), breakDown: close };
});

test('it is sent from the centre’s address, with the key', async () => {
  const { server, mailer } = await open();
  await mailer.send(mail);
  expect(server.emails).toMatchObject([{ from: FROM }]);
  expect([...server.authorizations]).toEqual(['Bearer re_key']);
});

test('the same idempotency key is one mail', async () => {
  const { server, mailer } = await open();
  await mailer.send(mail);
  await mailer.send(mail);
  await mailer.send({ ...mail, idempotencyKey: 'mail-2' });
  expect(server.emails).toHaveLength(2);
});

test.each([
  [429, 'rate_limit_exceeded', 'temporary'],
  [429, 'daily_quota_exceeded', 'temporary'],
  [500, 'internal_server_error', 'temporary'],
  [409, 'concurrent_idempotent_requests', 'temporary'],
  [401, 'missing_api_key', 'temporary'],
  [403, 'invalid_api_key', 'temporary'],
  [403, 'validation_error', 'temporary'],
  [422, 'validation_error', 'permanent'],
  [422, 'missing_required_field', 'permanent'],
  [409, 'invalid_idempotent_request', 'permanent'],
])('the refusal %i %s is %s, and repeats nothing of the mail', async (status, name, kind) => {
  const { server, mailer } = await open();
  server.refuse({ status, body: { name, message: 'Invalid `to`: jana@kd.example' } });
  await expect(mailer.send(mail)).rejects.toMatchObject({ kind, message: `Resend: ${name} ${status}` });
});

test('an answer that is none of Resend’s is a temporary failure', async () => {
  const { server, mailer } = await open();
  server.refuse({ status: 502, body: '<h1>Bad Gateway</h1>' });
  await expect(mailer.send(mail)).rejects.toMatchObject({ kind: 'temporary' });
});

test('a key that may only send counts as one that works', async () => {
  const { server, mailer } = await open();
  server.refuse({ status: 401, body: { name: 'restricted_api_key', message: 'This API key is restricted' } });
  await mailer.check();
  server.refuse({ status: 403, body: { name: 'invalid_api_key', message: 'API key is invalid' } });
  await expect(mailer.check()).rejects.toThrow('Resend: invalid_api_key 403');
});
