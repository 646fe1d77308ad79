// Mails wait in the store until they are sent, so that none is lost while the provider is down.

import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { DAY_MS, DAY_SECONDS, HOUR_MS, MINUTE_MS } from '../../../domain/time/clock.ts';
import { randomHex } from '../../ports/crypto/tokens.ts';
import { type Mail, MailError, spacingMs } from '../../ports/mail/mailer.ts';
import { allOf, collection, type Entry, everyEntry, restOfLife } from '../../ports/store/collection.ts';
import type { Put, Store } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import {
  countSent,
  hasRoomFor,
  isAwaited,
  isLimited,
  LIMITED,
  type MailPriority,
  mailPrioritySchema,
  rankOf,
} from './mail-budget.ts';

type QueueServices = Pick<Services, 'store' | 'mailer' | 'clock' | 'config'>;

/** The pause after the first attempt, the second…; the last one repeats. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 12 * HOUR_MS, DAY_MS] as const;
/** The pauses before those when somebody sits at a screen and waits for the mail. */
const SOON_MS = [2_000, 10_000, 30_000] as const;
/** For this time only one caller tries a mail; it is longer than a mailer may take. */
const CLAIM_MS = MINUTE_MS;
const GIVE_UP_AFTER_MS = 5 * DAY_MS;
/**
 * How long limited mails wait for room in the budget, and then go without a word. After half a day, people who got no confirmation
 * have asked again, and its link would soon be void. After a day, staff have answered, and nobody needs the receipt.
 */
const LIVES: Readonly<Partial<Record<MailPriority, { ttlSeconds: number }>>> = {
  receipt: { ttlSeconds: DAY_SECONDS },
  confirmation: { ttlSeconds: DAY_SECONDS / 2 },
  surplus: { ttlSeconds: DAY_SECONDS / 2 },
};
/** How long staff can see the mails that could not be sent. */
const FAILED_TTL_SECONDS = (30 * DAY_MS) / 1000;

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()).readonly(),
  replyTo: z.string().exactOptional(),
  attachments: z
    .array(
      z.object({
        filename: z.string(),
        contentType: z.string(),
        content: z.string(),
        encoding: z.literal('base64').exactOptional(),
        cid: z.string().exactOptional(),
      }),
    )
    .readonly()
    .exactOptional(),
});

const queuedMailSchema = z.object({
  mail: mailSchema,
  queued_at: z.int(),
  attempts: z.int(),
  /** Epoch milliseconds; null: the mail was given up. */
  next_attempt_at: z.int().nullable(),
  last_error: z.string().nullable(),
  /** Older programs queued mails without a priority; those leave before the limited ones. */
  priority: mailPrioritySchema.default('decision'),
  /** How often staff have resent it. */
  resends: z.int().default(0),
});

export type QueuedMail = z.infer<typeof queuedMailSchema>;

export const unsentPart = queuedMailSchema.extend({ mail: mailSchema.pick({ to: true, subject: true }) });

const duePart = queuedMailSchema.pick({ priority: true });

export type UnsentMail = z.infer<typeof unsentPart>;

/** `due` by the next attempt, limited priorities apart; `waiting` and `failed` by the moment when the mail was queued. */
export function mailQueue(store: Store) {
  return collection(store, 'mail', queuedMailSchema, {
    due: ({ next_attempt_at: score, priority }) =>
      score === null ? null : { score, ...(isLimited(priority) ? { of: priority } : {}) },
    waiting: (queued) => (queued.next_attempt_at === null ? null : { score: queued.queued_at }),
    failed: (queued) => (queued.next_attempt_at === null ? { score: queued.queued_at } : null),
  });
}

/**
 * For the commit that makes the change it tells about. Afterwards `deliverSoon` sends it, or the job `mail-retry`.
 * @param id never used before, since the provider remembers it; by default a random one
 */
export function queuedMail(
  { store, clock, random }: Pick<Services, 'store' | 'clock' | 'random'>,
  mail: Mail,
  priority: MailPriority,
  id = randomHex(random, 16),
): { id: string; write: Put } {
  const now = clock.now();
  const entry: QueuedMail = {
    mail,
    queued_at: now,
    attempts: 0,
    next_attempt_at: now,
    last_error: null,
    priority,
    resends: 0,
  };
  return { id, write: mailQueue(store).put(id, entry, 'absent', LIVES[priority] ?? {}) };
}

/** How many of them may wait at once, as a share of what may leave in a day, so that a flood does not fill the store. */
const PLACES = { confirmation: 1, surplus: 0.25 } as const;

/**
 * Whether one more mail of this priority may be queued.
 * @throws StoreError unavailable
 */
export async function hasPlace(
  { store, config }: Pick<Services, 'store' | 'config'>,
  priority: keyof typeof PLACES,
): Promise<boolean> {
  return (await mailQueue(store).count('due', { of: priority })) < config.mailBudget.perDay * PLACES[priority];
}

/** So many mails fit one commit in any case (some 10 KB each, MAX_COMMIT_BYTES); a centre has fewer people who are told at once. */
export const MOST_IN_A_COMMIT = 30;

/** Tries mails in the background, and those that somebody waits for again after 2, 10 and 30 seconds. */
export function deliverSoon(services: QueueServices & Pick<Services, 'background'>, ...ids: string[]): void {
  services.background(async (pause) => {
    let left = await deliverEach(services, ids);
    for (const pauseMs of SOON_MS) {
      if (left.length === 0 || !(await pause(pauseMs))) return;
      left = await deliverEach(services, left);
    }
  });
}

/** @returns the ids of mails to try again soon */
async function deliverEach(services: QueueServices, ids: readonly string[]): Promise<string[]> {
  const left: string[] = [];
  for (const id of ids) if ((await deliver(services, id)) === 'soon') left.push(id);
  return left;
}

/**
 * What became of an attempt. `held`: the budget is spent and the mail waits, unchanged. `soon`: it was not sent and somebody
 * waits for it at a screen. `over`: it was sent, or another process or the job takes care of it.
 */
type Attempt = 'over' | 'soon' | 'held';

/**
 * Tries to send a queued mail if it is due and the budget has room. It first moves the next attempt, expecting the version it
 * has read: so only one of several processes sends the mail, and when that process dies the mail becomes due again.
 * @throws StoreError unavailable
 */
export async function deliver(services: QueueServices, id: string): Promise<Attempt> {
  const { store, mailer, clock } = services;
  const queue = mailQueue(store);
  const entry = await queue.find(id);
  const now = clock.now();
  if (entry === null || !isDue(entry, now)) return 'over';
  const { mail, priority, queued_at, attempts, resends } = entry.value;
  if (!(await hasRoomFor(services, priority))) return 'held';

  const nextAttemptAt = now + pauseAfter(entry.value);
  const attempted = {
    ...entry.value,
    attempts: attempts + 1,
    next_attempt_at: Math.max(nextAttemptAt, now + CLAIM_MS),
  };
  const claim = await queue.update(id, attempted, entry.version, restOfLife(entry, now));
  if (!claim.ok) return 'over';
  try {
    // The provider may remember a refusal under its key, so mails that staff send again get another key.
    await mailer.send({ ...mail, idempotencyKey: resends === 0 ? id : `${id}-${resends}` });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const age = nextAttemptAt - queued_at;
    // Its record would expire before the next attempt, and staff would not learn that it was never sent.
    const isTooLate = priority === 'receipt' && age >= DAY_MS;
    const isOver = error.kind === 'permanent' || isTooLate || age > GIVE_UP_AFTER_MS;
    const failed = { ...attempted, last_error: error.message, next_attempt_at: isOver ? null : nextAttemptAt };
    const life = isOver ? { ttlSeconds: FAILED_TTL_SECONDS } : restOfLife(entry, clock.now());
    await queue.update(id, failed, claim.version, life);
    return !isOver && isAwaited(priority) && attempts < SOON_MS.length ? 'soon' : 'over';
  }
  await queue.remove(id);
  await countSent(services, priority);
  return 'over';
}

function isDue({ value }: Entry<QueuedMail>, now: number): boolean {
  return value.next_attempt_at !== null && value.next_attempt_at <= now;
}

function pauseAfter({ attempts, priority }: QueuedMail): number {
  const pauses = isAwaited(priority) ? [...SOON_MS, ...PAUSES_MS] : PAUSES_MS;
  return pauses[attempts] ?? DAY_MS;
}

/** A scheduled function may take 30 seconds, and the last mail may be slow. */
const RUN_MS = 15_000;

/**
 * Tries the mails that are due for up to 15 seconds; the next run goes on. Higher priorities come first, and within a priority
 * the oldest mails. Takes half of the provider's limit at most.
 * @param wait for tests, whose clock stands still
 * @throws StoreError unavailable
 */
export async function deliverDue(
  services: QueueServices,
  wait: (ms: number) => Promise<unknown> = setTimeout,
): Promise<void> {
  const queue = mailQueue(services.store);
  if ((await queue.count('waiting')) === 0) return;
  const started = performance.now();
  const spacing = spacingMs(services.mailer.batch);
  let isFirst = true;

  /** @returns whether the budget lets more mails of this priority leave */
  async function deliverNext(id: string): Promise<boolean> {
    if (spacing > 0 && !isFirst) await wait(spacing);
    isFirst = false;
    return (await deliver(services, id)) !== 'held';
  }
  const isOver = () => performance.now() - started > RUN_MS;

  for (const { id } of await alwaysDue(services)) {
    if (isOver()) return;
    await deliverNext(id);
  }
  for (const priority of LIMITED) {
    if (!(await hasRoomFor(services, priority))) continue;
    const due = { of: priority, max: services.clock.now() };
    for await (const { id } of everyEntry((page) => queue.listParts('due', duePart, { ...page, ...due }))) {
      if (isOver()) return;
      if (!(await deliverNext(id))) break;
    }
  }
}

/** The due mails of the priorities that the budget does not limit. */
async function alwaysDue({ store, clock }: QueueServices): Promise<Entry<{ priority: MailPriority }>[]> {
  const due = await allOf((page) => mailQueue(store).listParts('due', duePart, { ...page, max: clock.now() }));
  return due.sort((a, b) => rankOf(a.value.priority) - rankOf(b.value.priority));
}

/**
 * Queues a mail again that was given up, with a priority that the budget does not limit, since staff want it sent. Mails that
 * still wait are left alone: somebody may be sending them at this moment.
 * @returns whether there is such a mail
 * @throws StoreError unavailable
 */
export async function requeue({ store, clock }: Pick<Services, 'store' | 'clock'>, id: string): Promise<boolean> {
  const queue = mailQueue(store);
  const entry = await queue.find(id);
  if (entry === null || entry.value.next_attempt_at !== null) return false;
  const now = clock.now();
  const { priority, resends } = entry.value;
  const fresh: QueuedMail = {
    ...entry.value,
    queued_at: now,
    attempts: 0,
    next_attempt_at: now,
    priority: priority === 'security' ? priority : 'decision',
    resends: resends + 1,
  };
  return (await queue.update(id, fresh, entry.version)).ok;
}

/** In place of an answer of the provider (`src/domain/words/mail-error-words.ts`). */
const FROM_BACKUP = 'Restored from a backup';

/**
 * Gives up the mails of a restored queue, because they may have left since the backup was made: staff decide about each. Those of
 * accounts are removed, since their codes and links no longer work.
 * @returns how many were given up
 * @throws StoreError unavailable
 */
export async function giveUpWaiting({ store }: Pick<Services, 'store'>): Promise<number> {
  const queue = mailQueue(store);
  let count = 0;
  for await (const { id, value, version } of everyEntry((page) => queue.list('waiting', page))) {
    if (value.priority === 'security') {
      await queue.remove(id, version);
      continue;
    }
    const over = { ...value, next_attempt_at: null, last_error: FROM_BACKUP };
    await queue.update(id, over, version, { ttlSeconds: FAILED_TTL_SECONDS });
    count += 1;
  }
  return count;
}

export interface QueueState {
  waiting: number;
  /** How long the oldest mail has waited, in whole seconds; null when none waits. */
  oldest_age_seconds: number | null;
  failed: number;
}

/** @throws StoreError unavailable */
export async function readQueueState({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<QueueState> {
  const queue = mailQueue(store);
  const [waiting, failed, { records }] = await Promise.all([
    queue.count('waiting'),
    queue.count('failed'),
    queue.listParts('waiting', unsentPart, { limit: 1 }),
  ]);
  const oldest = records[0]?.value.queued_at;
  const age = oldest === undefined ? null : Math.max(0, Math.floor((clock.now() - oldest) / 1000));
  return { waiting, oldest_age_seconds: age, failed };
}
