// Mails wait in the store until they are sent, so that none is lost when the provider is down (DESIGN 4, STANDARDS 3.2).

import { z } from 'zod';
import { MailError } from '../ports/mail/mail-error.ts';
import type { Mail } from '../ports/mail/mailer.ts';
import { randomHex } from '../ports/random.ts';
import { collection, type Entry } from '../ports/store/collection.ts';
import type { Put, Store } from '../ports/store/store.ts';
import type { Services } from '../services.ts';

type QueueServices = Pick<Services, 'store' | 'mailer' | 'clock'>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The pause after the first attempt, the second…; the last one repeats. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 12 * HOUR_MS, DAY_MS] as const;
const GIVE_UP_AFTER_MS = 5 * DAY_MS;
/** How long staff can still see what could not be sent. */
const FAILED_TTL_SECONDS = (30 * DAY_MS) / 1000;

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()),
  replyTo: z.string().exactOptional(),
  attachments: z
    .array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() }))
    .exactOptional(),
});

const queuedMailSchema = z.object({
  mail: mailSchema,
  queued_at: z.int(),
  attempts: z.int(),
  /** Epoch milliseconds; null: given up. */
  next_attempt_at: z.int().nullable(),
  last_error: z.string().nullable(),
});

export type QueuedMail = z.infer<typeof queuedMailSchema>;

/** A mail in the queue without its text. */
export const unsentPart = queuedMailSchema.extend({ mail: mailSchema.pick({ to: true, subject: true }) });

export type UnsentMail = z.infer<typeof unsentPart>;

/** The mails that have not been sent: `due` by their next attempt, `waiting` and `failed` by when they were queued. */
export function mailQueue(store: Store) {
  return collection(store, 'mail', queuedMailSchema, {
    due: (queued) => (queued.next_attempt_at === null ? null : { score: queued.next_attempt_at }),
    waiting: (queued) => (queued.next_attempt_at === null ? null : { score: queued.queued_at }),
    failed: (queued) => (queued.next_attempt_at === null ? { score: queued.queued_at } : null),
  });
}

/**
 * A mail as a write for the very commit that makes the change it tells of: both happen or none. Once the commit is done,
 * `deliverSoon` tries it at once; the job `mail-retry` would find it as well.
 */
export function queuedMail(
  { store, clock, random }: Pick<Services, 'store' | 'clock' | 'random'>,
  mail: Mail,
): { id: string; write: Put } {
  const id = randomHex(random, 16);
  const now = clock.now();
  const { attachments, ...rest } = mail;
  const entry: QueuedMail = {
    mail: {
      ...rest,
      headers: { ...mail.headers },
      ...(attachments === undefined ? {} : { attachments: [...attachments] }),
    },
    queued_at: now,
    attempts: 0,
    next_attempt_at: now,
    last_error: null,
  };
  return { id, write: mailQueue(store).put(id, entry, 'absent') };
}

/** Tries queued mails after the answer, one after another. */
export function deliverSoon(services: QueueServices & Pick<Services, 'background'>, ...ids: string[]): void {
  services.background(async () => {
    for (const id of ids) await deliver(services, id);
  });
}

/**
 * Tries to send a queued mail, if it is due. Whoever tries it moves the next attempt first, expecting the version he has
 * read: so of several processes one sends, and when that one dies the mail is due again. The first pause is longer than a
 * mailer may take.
 * @throws StoreError unavailable
 */
export async function deliver({ store, mailer, clock }: QueueServices, id: string): Promise<void> {
  const queue = mailQueue(store);
  const entry = await queue.find(id);
  if (entry === null || !isDue(entry, clock.now())) return;

  const attempted = afterAttempt(entry.value, clock.now());
  const claim = await queue.update(id, attempted, entry.version);
  if (!claim.ok) return;
  try {
    await mailer.send({ ...entry.value.mail, idempotencyKey: id });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const isOver = error.kind === 'permanent' || attempted.next_attempt_at - entry.value.queued_at > GIVE_UP_AFTER_MS;
    const failed = {
      ...attempted,
      last_error: error.message,
      next_attempt_at: isOver ? null : attempted.next_attempt_at,
    };
    await queue.update(id, failed, claim.version, isOver ? { ttlSeconds: FAILED_TTL_SECONDS } : {});
    return;
  }
  await queue.remove(id);
}

function isDue({ value }: Entry<QueuedMail>, now: number): boolean {
  return value.next_attempt_at !== null && value.next_attempt_at <= now;
}

function afterAttempt(queued: QueuedMail, now: number): QueuedMail & { next_attempt_at: number } {
  const pause = PAUSES_MS[Math.min(queued.attempts, PAUSES_MS.length - 1)] ?? DAY_MS;
  return { ...queued, attempts: queued.attempts + 1, next_attempt_at: now + pause };
}

/** At most what a scheduled function may take, 30 seconds, less one slow mail. */
const RUN_MS = 8_000;
const PAGE = 20;

/**
 * Tries the mails that are due, oldest first, for some seconds; the next run goes on.
 * @throws StoreError unavailable
 */
export async function deliverDue(services: QueueServices): Promise<void> {
  const { store, clock } = services;
  const queue = mailQueue(store);
  const started = performance.now();
  const now = clock.now();
  let cursor: string | null = null;
  do {
    const page = await queue.list('due', { max: now, limit: PAGE, ...(cursor === null ? {} : { cursor }) });
    for (const { id } of page.records) {
      if (performance.now() - started > RUN_MS) return;
      await deliver(services, id);
    }
    cursor = page.next;
  } while (cursor !== null);
}

/**
 * Queues a mail anew that was given up; `deliverSoon` then tries it. One that waits may be under way this moment and is left
 * alone: tried by two, it could be sent twice.
 * @returns whether there is such a mail
 * @throws StoreError unavailable
 */
export async function requeue({ store, clock }: Pick<Services, 'store' | 'clock'>, id: string): Promise<boolean> {
  const queue = mailQueue(store);
  const entry = await queue.find(id);
  if (entry === null || entry.value.next_attempt_at !== null) return false;
  const now = clock.now();
  const fresh = { ...entry.value, queued_at: now, attempts: 0, next_attempt_at: now };
  return (await queue.update(id, fresh, entry.version)).ok;
}

export interface QueueState {
  waiting: number;
  /** How long the oldest one has waited, in whole seconds; null when none does. */
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
