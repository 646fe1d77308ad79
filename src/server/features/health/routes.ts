import { hash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { type Clock, MINUTE_MS } from '../../../domain/time/clock.ts';
import { publicRoute } from '../../core/auth/guards.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { isFromThisMachine } from '../../core/http/caller.ts';
import { type JobState, listJobRuns } from '../../core/jobs/job-runs.ts';
import { readQueueState } from '../../core/mail/mail-queue.ts';
import type { Services } from '../../services.ts';
import { allWarnings } from './site-warnings.ts';

interface AdapterHealth {
  name: string;
  state: 'ok' | 'missing';
}

/** A check uses up a call of the mail provider or the repository. */
const CHECK_AGE_MS = MINUTE_MS;
/** A new one costs several calls, so strangers get a kept one. */
const GOOD_ANSWER_MS = 15_000;

/** 200 or 503, with details for callers with `HEALTH_TOKEN` or on this machine. */
export function healthRoutes(services: Services) {
  const { config, contentIndex, content, store, media, mailer, clock } = services;
  const probe = (check: () => Promise<unknown>) => () => answers(check);
  const memoizedProbe = (check: () => Promise<unknown>) => memoized(probe(check), clock, () => CHECK_AGE_MS);
  const checks = {
    contentIndex: { name: 'file', check: probe(() => contentIndex.read()) },
    content: {
      name: config.content.kind,
      // A preview reads its branch's content and cannot write it.
      check: config.isPreview ? async () => true : memoizedProbe(() => content.check()),
    },
    store: { name: config.store.kind, check: probe(() => store.ping()) },
    media: { name: config.media.kind, check: probe(() => media.check()) },
    mail: { name: config.mail.kind, check: memoizedProbe(() => mailer.check()) },
  };

  async function readStates(): Promise<{ adapters: Record<string, AdapterHealth>; missing: string[] }> {
    const states = Object.entries(checks).map(async ([port, { name, check }]): Promise<[string, AdapterHealth]> => {
      return [port, { name, state: (await check()) ? 'ok' : 'missing' }];
    });
    const adapters = Object.fromEntries(await Promise.all(states));
    return { adapters, missing: Object.keys(adapters).filter((port) => adapters[port]?.state !== 'ok') };
  }

  const isGood = memoized(
    async () => (await readStates()).missing.length === 0,
    clock,
    (good) => (good ? GOOD_ANSWER_MS : 0),
  );
  const mayKnow = (c: Context<AppEnv>) =>
    showsToken(c.req.header('Authorization'), config.healthToken) ||
    isFromThisMachine(c.req.raw.headers, c.env.clientAddress);

  return new Hono<AppEnv>().get('/api/health', publicRoute, async (c) => {
    if (!mayKnow(c)) return (await isGood()) ? c.json({ status: 'ok' }) : c.json({ status: 'unavailable' }, 503);
    const { adapters, missing } = await readStates();
    const [mail_queue, jobs, warnings] = await Promise.all([
      readQueueState(services).catch(() => null),
      readJobTroubles(services).catch(() => null),
      allWarnings(services, c.req.url).catch(() => null),
    ]);
    if (missing.length === 0) return c.json({ status: 'ok', adapters, mail_queue, jobs, warnings });
    const message = `Neodpovedá: ${missing.join(', ')}.`;
    return c.json({ status: 'unavailable', message, missing, adapters, mail_queue, jobs, warnings }, 503);
  });
}

/** In constant time: a guesser does not learn how close they were. */
function showsToken(authorization: string | undefined, token: string | null): boolean {
  if (token === null || authorization === undefined) return false;
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(authorization.replace(/^Bearer +/i, '')), digest(token));
}

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

/** Repeats an answer for `lifeMs`, an error never; simultaneous callers share one question. */
export function memoized<T>(ask: () => Promise<T>, clock: Clock, lifeMs: (answer: T) => number): () => Promise<T> {
  let known: { answer: T; until: number } | null = null;
  let asking: Promise<T> | null = null;

  async function refresh(): Promise<T> {
    const answer = await ask();
    known = { answer, until: clock.now() + lifeMs(answer) };
    return answer;
  }

  return async () => {
    if (known !== null && clock.now() < known.until) return known.answer;
    asking ??= refresh().finally(() => {
      asking = null;
    });
    return asking;
  };
}
