import { expect, test } from 'vitest';
import { createApp } from '../../src/server/core/http/create-app.ts';
import { runJob } from '../../src/server/core/jobs/job-runs.ts';
import { queuedMail } from '../../src/server/core/mail/mail-queue.ts';
import { healthRoutes } from '../../src/server/features/health/routes.ts';
import { jobs } from '../../src/server/jobs.ts';
import type { Services } from '../../src/server/services.ts';
import { makeAccount } from '../support/make-account.ts';
import { makeMail } from '../support/make-mail.ts';
import { storeDown } from '../support/store-down.ts';
import { testServices } from '../support/test-services.ts';

const TOKEN = 'a token of sixteen letters'.replaceAll(' ', '-');

function openHealth(services: Services) {
  const app = createApp({ ...services.config, reportError: () => {} }, [healthRoutes(services)]);
  return (clientAddress = '127.0.0.1', headers: Record<string, string> = {}) =>
    app.request('/api/health', { headers }, { clientAddress });
}

const getHealth = (services: Services) => openHealth(services)();

test('strangers learn whether all is well, and nothing else', async () => {
  const services = await testServices({ config: { healthToken: TOKEN } });
  const ask = openHealth(services);
  for (const [address, headers] of [
    ['192.0.2.7', {}],
    ['192.0.2.7', { Authorization: 'Bearer another-token-here' }],
    ['192.0.2.7', { Authorization: '' }],
    ['127.0.0.1', { 'X-Forwarded-For': '192.0.2.7' }],
    ['127.0.0.1', { Forwarded: 'for=192.0.2.7' }],
  ] as const) {
    const answer = await ask(address, headers);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  }
  const known = await ask('192.0.2.7', { Authorization: `Bearer ${TOKEN}` });
  expect(await known.json()).toMatchObject({ status: 'ok', adapters: { store: { name: 'sqlite' } } });
});

test('without a token of our own no token is good', async () => {
  const ask = openHealth(await testServices());
  expect(await (await ask('192.0.2.7', { Authorization: 'Bearer null' })).json()).toEqual({ status: 'ok' });
});

test('for strangers a good answer serves fifteen seconds, a bad one never', async () => {
  const services = await testServices();
  let pings = 0;
  let isDown = false;
  const ping = async () => {
    pings += 1;
    if (isDown) throw new Error('down');
  };
  const ask = openHealth({ ...services, store: { ...services.store, ping } });
  await Promise.all(Array.from({ length: 20 }, () => ask('192.0.2.7')));
  expect(pings).toBe(1);
  isDown = true;
  services.clock.advance(14_999);
  expect((await ask('192.0.2.7')).status).toBe(200);
  services.clock.advance(1);
  const bad = await ask('192.0.2.7');
  expect([bad.status, await bad.json()]).toEqual([503, { status: 'unavailable' }]);
  isDown = false;
  expect((await ask('192.0.2.7')).status).toBe(200);
  expect(pings).toBe(3);
});

test('names every adapter that answers, and the mails that wait', async () => {
  const services = await testServices();
  await services.store.commit([queuedMail(services, makeMail(), 'decision').write]);
  services.clock.advance(90_000);
  const answer = await getHealth(services);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    status: 'ok',
    adapters: {
      contentIndex: { name: 'file', state: 'ok' },
      content: { name: 'local', state: 'ok' },
      store: { name: 'sqlite', state: 'ok' },
      media: { name: 'files', state: 'ok' },
      mail: { name: 'outbox', state: 'ok' },
    },
    mail_queue: { waiting: 1, oldest_age_seconds: 90, failed: 0 },
    jobs: { late: [], failed: [] },
    warnings: [],
  });
});

test('is 503 and names what is missing', async () => {
  const services = await testServices({ index: null });
  const answer = await getHealth({
    ...services,
    content: { ...services.content, check: () => Promise.reject(new Error()) },
    store: storeDown,
    media: { ...services.media, check: () => Promise.reject(new Error()) },
    mailer: { ...services.mailer, check: () => Promise.reject(new Error()) },
  });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    status: 'unavailable',
    message: 'Neodpovedá: contentIndex, content, store, media, mail.',
    missing: ['contentIndex', 'content', 'store', 'media', 'mail'],
    adapters: {
      contentIndex: { name: 'file', state: 'missing' },
      content: { name: 'local', state: 'missing' },
      store: { name: 'sqlite', state: 'missing' },
      media: { name: 'files', state: 'missing' },
      mail: { name: 'outbox', state: 'missing' },
    },
    mail_queue: null,
    jobs: null,
    warnings: [],
  });
});

test('names jobs that are late or failed, and stays 200: visitors do not feel it', async () => {
  const services = await testServices();
  await makeAccount(services);
  await runJob(services, jobs['publish-due']);
  services.clock.advance(jobs['publish-due'].lateAfterMinutes * 60_000);
  const failing = { ...jobs.retention, run: () => Promise.reject(new Error('not tonight')) };
  await expect(runJob(services, failing)).rejects.toThrow('not tonight');
  services.clock.advance(1);
  const answer = await getHealth(services);
  expect(answer.status).toBe(200);
  const { jobs: troubles } = await answer.json();
  expect(troubles.failed).toEqual(['retention']);
  expect(troubles.late).toEqual(expect.arrayContaining(['mail-retry', 'publish-due']));
  expect(troubles.late).not.toContain('reservation-reminders');
});

test('the mail provider is asked at most once a minute, however often we are', async () => {
  const services = await testServices();
  let checks = 0;
  const check = async () => {
    checks += 1;
  };
  const ask = openHealth({ ...services, mailer: { ...services.mailer, check } });
  await ask();
  await ask();
  expect(checks).toBe(1);
  services.clock.advance(60_001);
  await ask();
  expect(checks).toBe(2);
});

test('a preview on the host is well although nobody can write its content', async () => {
  const services = await testServices({ config: { isPreview: true } });
  const check = () => Promise.reject(new Error('read-only'));
  const answer = await getHealth({ ...services, content: { ...services.content, check } });
  expect([answer.status, (await answer.json()).adapters.content]).toEqual([200, { name: 'local', state: 'ok' }]);
});
