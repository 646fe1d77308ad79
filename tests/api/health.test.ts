import { expect, test } from 'vitest';
import { healthRoutes } from '../../netlify/server/health/routes.ts';
import { createApp } from '../../netlify/server/http/create-app.ts';
import { runJob } from '../../netlify/server/jobs/job-runs.ts';
import { jobs } from '../../netlify/server/jobs/jobs.ts';
import { queuedMail } from '../../netlify/server/mail/mail-queue.ts';
import type { Services } from '../../netlify/server/services.ts';
import { makeAccount } from '../support/make-account.ts';
import { makeMail } from '../support/make-mail.ts';
import { storeDown } from '../support/store-down.ts';
import { testServices } from '../support/test-services.ts';

function getHealth(services: Services) {
  return createApp({ ...services.config, reportError: () => {} }, [healthRoutes(services)]).request('/api/health');
}

test('names every adapter that answers, and the mails that wait', async () => {
  const services = await testServices();
  await services.store.commit([queuedMail(services, makeMail()).write]);
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
  const app = createApp(services.config, [healthRoutes({ ...services, mailer: { ...services.mailer, check } })]);
  await app.request('/api/health');
  await app.request('/api/health');
  expect(checks).toBe(1);
  services.clock.advance(60_001);
  await app.request('/api/health');
  expect(checks).toBe(2);
});
