import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { publicRoute } from '../http/guards.ts';
import { type JobState, listJobRuns } from '../jobs/job-runs.ts';
import { readQueueState } from '../mail/mail-queue.ts';
import type { Services } from '../services.ts';

interface AdapterHealth {
  /** Which adapter serves the port, such as `sqlite`. */
  name: string;
  state: 'ok' | 'missing';
}

/** Asking mail provider and content repository costs one of the calls they allow, and anyone may ask for our health. */
const CHECK_AGE_MS = 60_000;

/** Whether every adapter in use answers (DESIGN 2): 200, or 503 naming those that do not. */
export function healthRoutes(services: Services) {
  const { config, contentIndex, content, store, media, mailer, clock } = services;
  const checkMail = rarely(() => mailer.check(), CHECK_AGE_MS, clock);
  const checkContent = rarely(() => content.check(), CHECK_AGE_MS, clock);
  const checks = {
    contentIndex: { name: 'file', check: () => contentIndex.read() },
    content: { name: config.content.kind, check: checkContent },
    store: { name: config.store.kind, check: () => store.ping() },
    media: { name: config.media.kind, check: () => media.check() },
    mail: { name: config.mail.kind, check: checkMail },
  };

  async function readStates(): Promise<Record<string, AdapterHealth>> {
    const states = Object.entries(checks).map(async ([port, { name, check }]): Promise<[string, AdapterHealth]> => {
      return [port, { name, state: (await answers(check)) ? 'ok' : 'missing' }];
    });
    return Object.fromEntries(await Promise.all(states));
  }

  return new Hono<AppEnv>().get('/api/health', publicRoute, async (c) => {
    const adapters = await readStates();
    // Without the store its queue cannot be seen, and the answer names the store already.
    const [mail_queue, jobs] = await Promise.all([
      readQueueState(services).catch(() => null),
      readJobTroubles(services).catch(() => null),
    ]);
    const missing = Object.keys(adapters).filter((port) => adapters[port]?.state !== 'ok');
    if (missing.length === 0) return c.json({ status: 'ok', adapters, mail_queue, jobs });
    const message = `Neodpovedá: ${missing.join(', ')}.`;
    return c.json({ status: 'unavailable', message, missing, adapters, mail_queue, jobs }, 503);
  });
}

/** Names of jobs that should have run, and of those that failed when they last did. */
async function readJobTroubles(services: Services): Promise<{ late: string[]; failed: string[] }> {
  const runs = await listJobRuns(services);
  const namesOf = (wanted: JobState) => runs.filter(({ state }) => state === wanted).map(({ name }) => name);
  return { late: namesOf('late'), failed: namesOf('failed') };
}

async function answers(check: () => Promise<unknown>): Promise<boolean> {
  return check().then(
    () => true,
    () => false,
  );
}

/** Asks again only when the last answer is older than `maxAgeMs`. */
function rarely(check: () => Promise<void>, maxAgeMs: number, clock: Services['clock']): () => Promise<void> {
  let last: { at: number; answer: Promise<void> } | undefined;
  return () => {
    if (last === undefined || clock.now() - last.at > maxAgeMs) last = { at: clock.now(), answer: check() };
    return last.answer;
  };
}
