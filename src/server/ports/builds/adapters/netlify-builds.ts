import { hash, timingSafeEqual } from 'node:crypto';
import { jwtVerify } from 'jose';
import { z } from 'zod';
import { type Clock, DAY_MS, DAY_SECONDS, MINUTE_MS } from '../../../../domain/time/clock.ts';
import { collection, commitPlan, type Entry } from '../../store/collection.ts';
import type { Store } from '../../store/store.ts';
import {
  type BuildRun,
  type BuildTrigger,
  BuildUnavailableError,
  type DeployNotifications,
  openRun,
  type Urgency,
} from '../build-trigger.ts';

const deploySchema = z.object({
  id: z.string().min(1).max(100),
  state: z.string(),
  context: z.string(),
  created_at: z.iso.datetime().transform((text) => Date.parse(text)),
  updated_at: z.iso.datetime().transform((text) => Date.parse(text)),
  error_message: z.string().nullish(),
  commit_ref: z.string().nullish(),
});

type Deploy = z.infer<typeof deploySchema>;

interface NetlifyBuildsOptions {
  /** Anybody who knows this address can start builds. */
  hook: string;
  webhookSecret: string;
  store: Store;
  clock: Clock;
}

const LOST_AFTER_MS = 20 * MINUTE_MS;
/** Every build costs money, so changes of this time share one. */
const GATHER_MS = 3 * MINUTE_MS;
/** Before the host's first notification nobody knows when a build ends. */
const UNHEARD_MS = 3 * MINUTE_MS;
const CLOCKS_DIFFER_MS = 10_000;
const RUN_LIFE = { ttlSeconds: 90 * DAY_SECONDS };
const NEWS_MS = 2 * DAY_MS;
const HOOK_TIMEOUT_MS = 10_000;

const runSchema = z.object({
  state: z.enum(['building', 'live', 'failed']),
  started_at: z.int(),
  ended_at: z.int().nullable(),
  reason: z.string().nullable(),
  revision: z.string().nullable(),
});

const queueSchema = z.object({
  asked_at: z.int().nullable(),
  due_at: z.int().nullable().default(null),
  heard_at: z.int().nullable().default(null),
  unheard_since: z.int().nullable().default(null),
});

type Queue = z.infer<typeof queueSchema>;
type Run = z.infer<typeof runSchema>;

const NOTHING_YET: Queue = { asked_at: null, due_at: null, heard_at: null, unheard_since: null };
const QUEUE_ID = 'netlify';

const ENDS: Readonly<Record<string, 'live' | 'failed'>> = { ready: 'live', error: 'failed', rejected: 'failed' };

export function netlifyBuilds(options: NetlifyBuildsOptions): BuildTrigger & DeployNotifications {
  const { hook, webhookSecret, store, clock } = options;
  const queues = collection(store, 'build-queue', queueSchema, {});
  const runs = collection(store, 'build-run', runSchema, { start: ({ started_at }) => ({ score: started_at }) });

  async function changeQueue(next: (queue: Queue) => Queue): Promise<void> {
    const { changed, asks } = await commitPlan(store, async () => {
      const known = await queues.find(QUEUE_ID);
      const changed = next(known?.value ?? NOTHING_YET);
      const now = clock.now();
      const asks = changed.due_at !== null && changed.due_at <= now && !isUnderWay(changed, now);
      const queue = asks
        ? { ...changed, asked_at: now, due_at: null, unheard_since: changed.unheard_since ?? now }
        : changed;
      return { writes: [queues.put(QUEUE_ID, queue, known)], result: { changed, asks } };
    });
    if (asks) await ask(changed);
  }

  async function ask(before: Queue): Promise<void> {
    try {
      await callHook(hook);
    } catch (error) {
      await changeQueue((queue) => ({ ...queue, asked_at: null, unheard_since: before.unheard_since }));
      throw error;
    }
  }

  async function request(urgency: Urgency = 'now'): Promise<void> {
    const dueAt = clock.now() + (urgency === 'now' ? 0 : GATHER_MS);
    await changeQueue((queue) => ({ ...queue, due_at: Math.min(queue.due_at ?? dueAt, dueAt) }));
  }

  function noteRun(deploy: Deploy): Promise<'begun' | 'ended' | 'known'> {
    const end = ENDS[deploy.state];
    return commitPlan<'begun' | 'ended' | 'known'>(store, async () => {
      const known = await runs.find(deploy.id);
      if (known !== null && (known.value.state !== 'building' || end === undefined))
        return { writes: [], result: 'known' };
      const write = runs.put(deploy.id, runOf(deploy, end), known, RUN_LIFE);
      return { writes: [write], result: end === undefined ? 'begun' : 'ended' };
    });
  }

  async function take(deploy: Deploy): Promise<void> {
    if (deploy.context !== 'production' || clock.now() - deploy.updated_at > NEWS_MS) return;
    const news = await noteRun(deploy);
    if (news === 'known') return;
    await changeQueue((queue) => {
      const heard = { ...queue, heard_at: clock.now(), unheard_since: null };
      if (news === 'begun') return { ...heard, asked_at: queue.asked_at ?? deploy.created_at };
      // This deploy began before ours was requested, so its end says nothing about ours.
      const isEarlier = queue.asked_at !== null && deploy.created_at < queue.asked_at - CLOCKS_DIFFER_MS;
      return isEarlier ? heard : { ...heard, asked_at: null };
    });
  }

  return {
    request,

    async accept(body, signature) {
      if (!(await isSignedByHost(body, signature, webhookSecret))) return false;
      const deploy = deploySchema.safeParse(JSON.parse(new TextDecoder().decode(body)));
      if (deploy.success) await take(deploy.data);
      return true;
    },

    async runs(limit) {
      const [{ records }, queue] = await Promise.all([
        runs.list('start', { order: 'descending', limit }),
        queues.find(QUEUE_ID),
      ]);
      const now = clock.now();
      const begun = records.map((entry) => toBuildRun(entry, now));
      if (queue === null || begun.some(({ state }) => state === 'building')) return begun;
      const { asked_at: askedAt, due_at: dueAt } = queue.value;
      const gathered = dueAt === null ? [] : [{ ...openRun(`due-${dueAt}`, 'waiting', dueAt - GATHER_MS), dueAt }];
      const asked =
        askedAt === null || now - askedAt >= LOST_AFTER_MS ? [] : [openRun(`asked-${askedAt}`, 'waiting', askedAt)];
      return [...gathered, ...asked, ...begun].slice(0, limit);
    },

    async isSilent() {
      const queue = (await queues.find(QUEUE_ID))?.value ?? NOTHING_YET;
      const patience = queue.heard_at === null ? UNHEARD_MS : LOST_AFTER_MS;
      return queue.unheard_since !== null && clock.now() - queue.unheard_since >= patience;
    },
  };
}

function isUnderWay({ asked_at: askedAt, heard_at: heardAt }: Queue, nowMs: number): boolean {
  return askedAt !== null && nowMs - askedAt < (heardAt === null ? UNHEARD_MS : LOST_AFTER_MS);
}

async function callHook(hook: string): Promise<void> {
  try {
    const answer = await fetch(hook, { method: 'POST', body: '{}', signal: AbortSignal.timeout(HOOK_TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`The build hook answered ${answer.status}`);
  } catch (cause) {
    throw new BuildUnavailableError('The host took no request for a build', { cause });
  }
}

function runOf(deploy: Deploy, end: 'live' | 'failed' | undefined): Run {
  return {
    state: end ?? 'building',
    started_at: deploy.created_at,
    ended_at: end === undefined ? null : deploy.updated_at,
    reason: end === 'failed' ? failureWords(deploy.error_message ?? null) : null,
    revision: deploy.commit_ref ?? null,
  };
}

function failureWords(message: string | null): string {
  const words = 'Web sa na serveri nepodarilo zostaviť, ostala na ňom posledná dobrá verzia.';
  return message === null ? words : `${words} Hlásenie servera: ${message.slice(0, 300)}`;
}

function toBuildRun({ id, value }: Entry<Run>, nowMs: number): BuildRun {
  const { state, started_at: startedAt, ended_at: endedAt, reason, revision } = value;
  const isLost = state === 'building' && nowMs - startedAt >= LOST_AFTER_MS;
  return {
    id,
    startedAt,
    endedAt,
    problems: [],
    revision,
    state: isLost ? 'failed' : state,
    reason: isLost ? 'O\u00a0zostavovaní na serveri sa už dlho nič nevie, asi sa prerušilo.' : reason,
  };
}

/** The signature is a JWS with HS256 over `{ iss: 'netlify', sha256: <of the body> }`. */
async function isSignedByHost(body: Uint8Array, signature: string, secret: string): Promise<boolean> {
  const key = new TextEncoder().encode(secret);
  const verified = await jwtVerify(signature, key, { algorithms: ['HS256'], issuer: 'netlify' }).catch(() => null);
  const claimed = verified?.payload.sha256;
  if (typeof claimed !== 'string') return false;
  const actual = hash('sha256', body);
  return claimed.length === actual.length && timingSafeEqual(Buffer.from(claimed), Buffer.from(actual));
}
