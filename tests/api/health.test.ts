import { expect, test } from 'vitest';
import { healthRoutes } from '../../netlify/server/health/routes.ts';
import { createApp } from '../../netlify/server/http/create-app.ts';
import { queuedMail } from '../../netlify/server/mail/mail-queue.ts';
import type { Services } from '../../netlify/server/services.ts';
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
  });
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
