import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { resendMailer } from '../../../../src/server/ports/mail/adapters/resend-mailer.ts';
import type { Services } from '../../../../src/server/services.ts';
import { startResendServer } from '../../../support/resend-server.ts';
import { keepAddresses, keepSubscribers, openIssues } from './open-issues.ts';

const FROM = 'Kultúrny dom Riviéra <info@kd.example>';
const MINUTE_MS = 60_000;

type Desk = Awaited<ReturnType<typeof openIssues>>;

export async function openProvider(people: number, others: string[] = []) {
  const desk = await openIssues();
  const emails = [...(await keepSubscribers(desk.services, people)), ...(await keepAddresses(desk.services, others))];
  const server = await startResendServer();
  onTestFinished(() => server.close());
  const mailer = resendMailer({ apiKey: 're_key', from: FROM, baseUrl: server.url });
  const id = await desk.start();
  return {
    desk,
    server,
    mailer,
    id,
    emails,
    received: () => server.emails.map(({ to }) => [to].flat().join()),
    withApiKey: (apiKey: string) => resendMailer({ apiKey, from: FROM, baseUrl: server.url }),
  };
}

export async function runToEnd(desk: Desk, id: string, changed: Partial<Services>, maxRuns = 100): Promise<void> {
  for (let run = 0; run < maxRuns; run += 1) {
    await desk.run(changed);
    if ((await desk.records.issues.require(id)).value.state !== 'sending') return;
    desk.services.clock.advance(5 * MINUTE_MS);
    // The provider works in real time.
    await setTimeout(5);
  }
  throw new Error(`${id} is still being sent`);
}
