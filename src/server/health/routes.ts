import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { publicRoute } from '../http/guards.ts';
import { isFromThisMachine } from '../http/this-machine.ts';
import { type JobState, listJobRuns } from '../jobs/job-runs.ts';
import { readQueueState } from '../mail/mail-queue.ts';
import type { Services } from '../services.ts';
import { siteWarnings } from './site-warnings.ts';

interface AdapterHealth {
  /** Which adapter serves the port, such as `sqlite`. */
  name: string;
  state: 'ok' | 'missing';
}

/** Asking mail provider and content repository costs one of the calls they allow. */
const CHECK_AGE_MS = 60_000;
/** So long a good answer serves strangers: each of them costs the store, the disk and the network several calls. */
const GOOD_ANSWER_MS = 15_000;

/**
 * Whether every adapter in use answers: 200 or 503. Strangers learn no more than that; who shows `HEALTH_TOKEN`, or calls from
 * this very machine, is told which adapters these are, which of them are missing, and how mails and jobs stand.
 */
export function healthRoutes(services: Services) {
  const { config, contentIndex, content, store, media, mailer, clock } = services;
  const checkMail = rarely(() => mailer.check(), CHECK_AGE_MS, clock);
  const checkContent = rarely(() => content.check(), CHECK_AGE_MS, clock);
  const checks = {
    contentIndex: { name: 'file', check: () => contentIndex.read() },
    content: {
      name: config.content.kind,
      // In a preview it is what the branch was built with: it cannot be written, and is not to be.
      check: config.isPreview ? async () => {} : checkContent,
    },
    store: { name: config.store.kind, check: () => store.ping() },
    media: { name: config.media.kind, check: () => media.check() },
    mail: { name: config.mail.kind, check: checkMail },
  };

  async function readStates(): Promise<{ adapters: Record<string, AdapterHealth>; missing: string[] }> {
    const states = Object.entries(checks).map(async ([port, { name, check }]): Promise<[string, AdapterHealth]> => {
      return [port, { name, state: (await answers(check)) ? 'ok' : 'missing' }];
    });
    const adapters = Object.fromEntries(await Promise.all(states));
    return { adapters, missing: Object.keys(adapters).filter((port) => adapters[port]?.state !== 'ok') };
  }

  const isGood = goodForAWhile(async () => (await readStates()).missing.length === 0, clock);
  const mayKnow = (c: Context<AppEnv>) =>
    showsToken(c.req.header('Authorization'), config.healthToken) ||
    isFromThisMachine(c.req.raw.headers, c.env.clientAddress);

  return new Hono<AppEnv>().get('/api/health', publicRoute, async (c) => {
    if (!mayKnow(c)) return (await isGood()) ? c.json({ status: 'ok' }) : c.json({ status: 'unavailable' }, 503);
    const { adapters, missing } = await readStates();
    // Without the store its queue cannot be seen, and the answer names the store already.
    const [mail_queue, jobs, warnings] = await Promise.all([
      readQueueState(services).catch(() => null),
      readJobTroubles(services).catch(() => null),
      siteWarnings(services, c.req.url).catch(() => null),
    ]);
    if (missing.length === 0) return c.json({ status: 'ok', adapters, mail_queue, jobs, warnings });
    const message = `Neodpovedá: ${missing.join(', ')}.`;
    return c.json({ status: 'unavailable', message, missing, adapters, mail_queue, jobs, warnings }, 503);
  });
}

/** In constant time: who guesses learns nothing of how near he came. */
function showsToken(authorization: string | undefined, token: string | null): boolean {
  if (token === null || authorization === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization.replace(/^Bearer +/i, '')), digest(token));
}

/** Asks again when the last good answer is older than 15 seconds; of many who ask at once for the one asking. */
function goodForAWhile(ask: () => Promise<boolean>, clock: Services['clock']): () => Promise<boolean> {
  let goodAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | null = null;
  return () => {
    if (clock.now() - goodAt < GOOD_ANSWER_MS) return Promise.resolve(true);
    asking ??= ask()
      .then((isGood) => {
        if (isGood) goodAt = clock.now();
        return isGood;
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  };
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
