import { describe, expect, test } from 'vitest';
import { mayReadOutbox } from '../../src/selfhost/outbox-page.ts';
import { makeMail } from '../support/make-mail.ts';
import { rawRequest } from '../support/raw-request.ts';
import { startTestSite } from '../support/test-site.ts';

const LOCAL = 'http://localhost:4321';

describe('who may read the outbox', () => {
  const ask = (address = `${LOCAL}/__outbox`, headers: Record<string, string> = {}) =>
    new Request(address, { headers });

  test.each(['http://localhost:4321', 'http://127.0.0.1:4321', 'http://[::1]:4321', 'http://kd.localhost'])(
    'a browser on this machine that asks %s',
    (siteUrl) => {
      expect(mayReadOutbox(ask(`${siteUrl}/__outbox`), '127.0.0.1', siteUrl)).toBe(true);
      expect(mayReadOutbox(ask(`${siteUrl}/__outbox`), '::1', siteUrl)).toBe(true);
    },
  );

  test.each(['192.0.2.7', '10.0.0.2', '2001:db8::1', '127.evil.example', ''])(
    'not a visitor at %j',
    (clientAddress) => {
      expect(mayReadOutbox(ask(), clientAddress, LOCAL)).toBe(false);
    },
  );

  test.each(['X-Forwarded-For', 'x-forwarded-proto', 'Forwarded', 'Via', 'X-Real-IP', 'CF-Connecting-IP'])(
    'nobody whose request was passed on with %s, even as from this machine',
    (header) => {
      expect(mayReadOutbox(ask(undefined, { [header]: '127.0.0.1' }), '127.0.0.1', LOCAL)).toBe(false);
    },
  );

  test('nobody while the site has a public address', () => {
    expect(mayReadOutbox(ask(), '127.0.0.1', 'https://www.kd.example')).toBe(false);
    expect(mayReadOutbox(ask(), '127.0.0.1', 'http://localhost.kd.example')).toBe(false);
  });

  test('no page of a foreign name that leads to this machine', () => {
    expect(mayReadOutbox(ask('http://evil.example:4321/__outbox'), '127.0.0.1', LOCAL)).toBe(false);
  });
});

test('lists mails newest first, and shows each with its texts and headers', async () => {
  const { url, services } = await startTestSite();
  await services.mailer.send({ ...makeMail({ subject: 'Prvý' }), idempotencyKey: '1' });
  services.clock.advance(1000);
  const hostile = makeMail({
    subject: '<script>alert(1)</script>',
    html: '<p class="x">Ahoj</p><script>alert(2)</script>',
    text: '</pre><script>alert(3)</script>',
    attachments: [{ filename: 'a.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
  });
  await services.mailer.send({ ...hostile, idempotencyKey: '2' });

  const list = await fetch(`${url}/__outbox`);
  const listPage = await list.text();
  expect(list.status).toBe(200);
  expect(list.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(list.headers.get('Cache-Control')).toBe('no-store');
  expect(listPage.indexOf('&lt;script&gt;alert(1)')).toBeLessThan(listPage.indexOf('Prvý'));

  const address = /href="(\/__outbox\?mail=[^"]+)"/.exec(listPage)?.[1] ?? '';
  const mailPage = await (await fetch(`${url}${address}`)).text();
  expect(mailPage).toContain('srcdoc="&lt;p class=&quot;x&quot;&gt;Ahoj&lt;/p&gt;&lt;script&gt;');
  expect(mailPage).toContain('jana@kd.example');
  expect(mailPage).toContain('auto-generated');
  expect(mailPage).toContain('BEGIN:VCALENDAR');
  expect(mailPage).not.toContain('<script>');
});

test('an empty one says so, an unknown mail is 404, and no path leads out of the folder', async () => {
  const { url } = await startTestSite();
  expect(await (await fetch(`${url}/__outbox`)).text()).toContain('Zatiaľ nič neodišlo.');
  expect((await fetch(`${url}/__outbox?mail=missing.json`)).status).toBe(404);
  expect((await fetch(`${url}/__outbox?mail=${encodeURIComponent('../store.json')}`)).status).toBe(404);
  expect((await fetch(`${url}/__outbox`, { method: 'POST' })).status).toBe(405);
});

test('for anybody else there is no such page', async () => {
  const { url, services } = await startTestSite();
  await services.mailer.send({ ...makeMail(), idempotencyKey: '1' });
  for (const headers of [{ 'X-Forwarded-For': '127.0.0.1' }, { Host: 'evil.example' }]) {
    const answer = await rawRequest(url, '/__outbox', { headers });
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toContain('jana@kd.example');
  }
  const published = await startTestSite({}, { config: { siteUrl: 'https://www.kd.example' } });
  expect((await fetch(`${published.url}/__outbox`)).status).toBe(404);
  const sending = await startTestSite(
    {},
    { config: { mail: { kind: 'smtp', url: 'smtp://m.example', from: 'a@kd.example' } } },
  );
  expect((await fetch(`${sending.url}/__outbox`)).status).toBe(404);
});
