import { setTimeout } from 'node:timers/promises';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../domain/time/clock.ts';
import { MailError, spacingMs } from '../../ports/mail/mailer.ts';
import { allOf, commitPlan, type Entry, everyEntry, restOfLife } from '../../ports/store/collection.ts';
import type { Write } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { countSent, hasRoomFor, isAwaited, LIMITED, type MailPriority, rankOf } from './mail-budget.ts';
import { duePart, FAILED_TTL_SECONDS, mailQueue, type PlannedMail, type QueuedMail } from './mail-queue.ts';

type QueueServices = Pick<Services, 'store' | 'mailer' | 'clock' | 'config'>;

const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 12 * HOUR_MS, DAY_MS] as const;
/** They come first when somebody waits at a screen. */
const SOON_MS = [2_000, 10_000, 30_000] as const;
/** Nobody else tries the mail for longer than a mailer may take. */
const CLAIM_MS = MINUTE_MS;
const GIVE_UP_AFTER_MS = 5 * DAY_MS;

export interface MailingPlan<T> {
  writes: readonly Write[];
  mails?: readonly PlannedMail[];
  result: T;
}

export async function commitAndMail<T>(
  services: QueueServices & Pick<Services, 'background'>,
  plan: () => Promise<MailingPlan<T>>,
  maxAttempts?: number,
): Promise<T> {
  const withMails = async () => {
    const { writes, mails = [], result } = await plan();
    const ids = mails.map(({ id }) => id);
    return { writes: [...writes, ...mails.map(({ write }) => write)], result: { ids, result } };
  };
  const { ids, result } = await commitPlan(services.store, withMails, maxAttempts);
  if (ids.length > 0) deliverSoon(services, ...ids);
  return result;
}

export function deliverSoon(services: QueueServices & Pick<Services, 'background'>, ...ids: string[]): void {
  services.background(async (pause) => {
    let left = await deliverEach(services, ids);
    for (const pauseMs of SOON_MS) {
      if (left.length === 0 || !(await pause(pauseMs))) return;
      left = await deliverEach(services, left);
    }
  });
}

async function deliverEach(services: QueueServices, ids: readonly string[]): Promise<string[]> {
  const left: string[] = [];
  for (const id of ids) if ((await deliver(services, id)) === 'soon') left.push(id);
  return left;
}

/** `held`: the budget is spent. `soon`: not sent, somebody waits. `over`: sent, or left to others. */
type Attempt = 'over' | 'soon' | 'held';

/** The next attempt moves first: one process sends, and when it dies the mail is due again. */
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
    // A provider may remember a refusal under its key.
    await mailer.send({ ...mail, idempotencyKey: resends === 0 ? id : `${id}-${resends}` });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const age = nextAttemptAt - queued_at;
    // It would expire before the next attempt, and staff would not learn of it.
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

/** A scheduled function has 30 seconds, and the last mail may be slow. */
const RUN_MS = 15_000;

/** At most half of the provider's limit. */
export async function deliverDue(
  services: QueueServices,
  wait: (ms: number) => Promise<unknown> = setTimeout,
): Promise<void> {
  const queue = mailQueue(services.store);
  if ((await queue.count('waiting')) === 0) return;
  const started = performance.now();
  const spacing = spacingMs(services.mailer.batch);
  let isFirst = true;

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

async function alwaysDue({ store, clock }: QueueServices): Promise<Entry<{ priority: MailPriority }>[]> {
  const due = await allOf((page) => mailQueue(store).listParts('due', duePart, { ...page, max: clock.now() }));
  return due.sort((a, b) => rankOf(a.value.priority) - rankOf(b.value.priority));
}
