// Mails wait in the store until they are sent (mail-delivery.ts), so that none is lost while the provider is down.

import { z } from 'zod';
import { DAY_MS, DAY_SECONDS } from '../../../domain/time/clock.ts';
import { randomHex } from '../../ports/crypto/tokens.ts';
import type { Mail } from '../../ports/mail/mailer.ts';
import { collection, everyEntry } from '../../ports/store/collection.ts';
import type { Put, Store } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { isLimited, type MailPriority, mailPrioritySchema } from './mail-budget.ts';

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
export const FAILED_TTL_SECONDS = (30 * DAY_MS) / 1000;

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

/** What is read of a mail to send it in its turn. */
export const duePart = queuedMailSchema.pick({ priority: true });

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
