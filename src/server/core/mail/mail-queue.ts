import { z } from 'zod';
import { DAY_SECONDS } from '../../../domain/time/clock.ts';
import { randomHex } from '../../ports/crypto/tokens.ts';
import { type Mail, mailSchema } from '../../ports/mail/mailer.ts';
import { collection, everyEntry } from '../../ports/store/collection.ts';
import type { Put, Store } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { isLimited, type MailPriority, mailPrioritySchema } from './mail-budget.ts';

/** How long mails wait for room: after half a day people have asked again, after a day staff have answered. */
const LIVES: Readonly<Partial<Record<MailPriority, { ttlSeconds: number }>>> = {
  receipt: { ttlSeconds: DAY_SECONDS },
  confirmation: { ttlSeconds: DAY_SECONDS / 2 },
  surplus: { ttlSeconds: DAY_SECONDS / 2 },
};
export const FAILED_TTL_SECONDS = 30 * DAY_SECONDS;

const queuedMailSchema = z.object({
  mail: mailSchema,
  queued_at: z.int(),
  attempts: z.int(),
  /** Epoch milliseconds; null: given up. */
  next_attempt_at: z.int().nullable(),
  last_error: z.string().nullable(),
  /** The default is for mails that older programs queued. */
  priority: mailPrioritySchema.default('decision'),
  resends: z.int().default(0),
});

export type QueuedMail = z.infer<typeof queuedMailSchema>;

export const unsentPart = queuedMailSchema.extend({ mail: mailSchema.pick({ to: true, subject: true }) });

export const duePart = queuedMailSchema.pick({ priority: true });

export type UnsentMail = z.infer<typeof unsentPart>;

/** `due` lists limited priorities apart. */
export function mailQueue(store: Store) {
  return collection(store, 'mail', queuedMailSchema, {
    due: ({ next_attempt_at: score, priority }) =>
      score === null ? null : { score, ...(isLimited(priority) ? { of: priority } : {}) },
    waiting: (queued) => (queued.next_attempt_at === null ? null : { score: queued.queued_at }),
    failed: (queued) => (queued.next_attempt_at === null ? { score: queued.queued_at } : null),
  });
}

export interface PlannedMail {
  id: string;
  write: Put;
}

/**
 * `commitAndMail` commits and sends it; after another commit `deliverSoon` or the job `mail-retry` does. `id` must be
 * new, since the provider remembers it.
 */
export function queuedMail(
  { store, clock, random }: Pick<Services, 'store' | 'clock' | 'random'>,
  mail: Mail,
  priority: MailPriority,
  id = randomHex(random, 16),
): PlannedMail {
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

/** A share of a day's budget may wait, so that a flood does not fill the store. */
const PLACES = { confirmation: 1, surplus: 0.25 } as const;

export async function hasPlace(
  { store, config }: Pick<Services, 'store' | 'config'>,
  priority: keyof typeof PLACES,
): Promise<boolean> {
  return (await mailQueue(store).count('due', { of: priority })) < config.mailBudget.perDay * PLACES[priority];
}

/** Fits one commit in any case (some 10 KB each, MAX_COMMIT_BYTES). */
export const MOST_IN_A_COMMIT = 30;

/** false: no mail of this id was given up. Somebody may be sending the waiting ones. */
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

/** Stands in place of the provider's answer (`src/domain/words/mail-error-words.ts`). */
const FROM_BACKUP = 'Restored from a backup';

/** They may have left since the backup, so staff decide; codes and links of accounts no longer work. */
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
  oldest_age_seconds: number | null;
  failed: number;
}

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
