import { expect, onTestFinished, test } from 'vitest';
import { resendMailer } from '../../../src/server/ports/mail/adapters/resend-mailer.ts';
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
    pictures: Object.fromEntries(
      attachments.flatMap((file) => (file.content_id ? [[file.content_id, file.content]] : [])),
    ),
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

const batch = ['anna@kd.example', 'odmietnuta@kd.example', 'boris@kd.example'].map((to) => ({ ...makeMail(), to }));

test('one address the provider does not like keeps the mail from nobody else', async () => {
  const { server, mailer } = await open();
  expect(await mailer.sendBatch(batch, 'chunk-1')).toEqual(['sent', 'failed', 'sent']);
  expect(server.emails.map(({ to }) => to)).toEqual(['anna@kd.example', 'boris@kd.example']);
});

test.each([
  [429, 'rate_limit_exceeded', 'temporary'],
  [429, 'daily_quota_exceeded', 'blocked'],
  [429, 'monthly_quota_exceeded', 'blocked'],
  [401, 'missing_api_key', 'blocked'],
  [403, 'invalid_api_key', 'blocked'],
  [403, 'validation_error', 'blocked'],
  [422, 'validation_error', 'blocked'],
  [413, 'application_error', 'too-large'],
  [409, 'concurrent_idempotent_requests', 'unknown'],
  [409, 'invalid_idempotent_request', 'key-spent'],
  [500, 'internal_server_error', 'unknown'],
  [503, 'service_unavailable', 'unknown'],
])('of a batch, the refusal %i %s is %s, and repeats nothing of the mails', async (status, name, kind) => {
  const { server, mailer } = await open();
  server.refuse({ status, body: { name, message: 'Invalid `to`: jana@kd.example' } });
  const failure = mailer.sendBatch(batch, 'chunk-1');
  await expect(failure).rejects.toMatchObject({ kind, message: `Resend: ${name} ${status}` });
  expect(server.emails).toEqual([]);
});

test('of a batch, a gateway’s page and a connection that is cut leave everything open', async () => {
  const { server, mailer } = await open();
  server.refuse({ status: 502, body: '<h1>Bad Gateway</h1>' });
  await expect(mailer.sendBatch(batch, 'chunk-1')).rejects.toMatchObject({ kind: 'unknown' });
  server.refuse(undefined);
  server.onBatch(() => 'take-and-drop');
  await expect(mailer.sendBatch(batch, 'chunk-1')).rejects.toMatchObject({ kind: 'unknown' });
  server.onBatch(() => undefined);
  expect(await mailer.sendBatch(batch, 'chunk-1')).toEqual(['sent', 'failed', 'sent']);
  expect(server.emails).toHaveLength(2);
});

test('how long the provider wants to be left alone is passed on', async () => {
  const { server, mailer } = await open();
  server.refuse({ status: 429, body: { name: 'rate_limit_exceeded', message: '' }, headers: { 'retry-after': '3' } });
  await expect(mailer.sendBatch(batch, 'chunk-1')).rejects.toMatchObject({ kind: 'temporary', retryAfterMs: 3000 });
});

test('a key of another team protects nothing: with another API key it is another provider', async () => {
  const provider = (apiKey: string) => resendMailer({ apiKey, from: FROM }).batch.provider;
  expect(provider('re_a')).not.toBe(provider('re_b'));
  expect(provider('re_a')).not.toContain('re_a');
});
