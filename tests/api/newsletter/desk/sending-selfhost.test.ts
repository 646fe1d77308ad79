import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { systemClock } from '../../../../src/domain/time/clock.ts';
import { backgroundFunctionSending } from '../../../../src/server/features/newsletter/sending/sending-starter.ts';
import { appSecret } from '../../../../src/server/ports/crypto/app-secret.ts';
import { listOutbox } from '../../../../src/server/ports/mail/adapters/outbox-mailer.ts';
import { readOutbox } from '../../../support/read-outbox.ts';
import { startProcess } from '../../../support/start-process.ts';
import { testServices } from '../../../support/test-services.ts';
import { EVENTS, keepSubscribers, mistakesIn, NO_MISTAKES, openIssues, SITE } from './open-issues.ts';

const SECRET = 'a secret of at least 32 characters';
const WAITING = { timeout: 60_000, interval: 10 };

test('a process that is told to stop ends between chunks, and the next one goes on when it starts', async () => {
  const services = await testServices({ index: { events: EVENTS }, config: { siteUrl: SITE } });
  const desk = await openIssues({ services });
  const emails = await keepSubscribers(services, 800);
  const id = await desk.start();
  const { dataDir } = services.config;
  const outbox = join(dataDir, 'outbox');
  const env = { DATA_DIR: dataDir, SITE_URL: SITE, APP_SECRET: SECRET };
  const mailsOf = async () => (await readOutbox(outbox)).filter(({ headers }) => 'List-Unsubscribe' in headers);

  const first = await startProcess({ env });
  await vi.waitFor(async () => expect((await listOutbox(outbox)).length).toBeGreaterThan(0), WAITING);
  first.child.kill('SIGTERM');
  expect(await once(first.child, 'exit')).toEqual([0, null]);
  const sentByFirst = (await mailsOf()).length;
  expect(sentByFirst % 10).toBe(0);
  expect(sentByFirst).toBeLessThan(800);

  const second = await startProcess({ env });
  await vi.waitFor(async () => expect((await desk.read(id)).state).toBe('sent'), { ...WAITING, interval: 300 });

  const asking = { config: { ...services.config, siteUrl: second.url }, clock: systemClock };
  await backgroundFunctionSending({ ...asking, secret: appSecret(SECRET) }).wake();
  await expect(backgroundFunctionSending({ ...asking, secret: services.secret }).wake()).rejects.toThrow('403');

  second.child.kill('SIGTERM');
  await once(second.child, 'exit');
  expect(
    mistakesIn(
      (await mailsOf()).map(({ to }) => to),
      emails,
    ),
  ).toEqual(NO_MISTAKES);
  expect((await desk.read(id)).progress).toMatchObject({ total: 800, sent: 800, uncertain: 0 });
}, 120_000);
