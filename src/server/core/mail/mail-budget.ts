// Which mails leave first, and how many leave at all.

import { z } from 'zod';
import { HOUR_MS } from '../../../domain/time/clock.ts';
import type { Services } from '../../services.ts';

/**
 * What a mail is about, in the order in which mails leave:
 * - `security`: codes, links and notices for existing accounts.
 * - `decision`: what staff decided, asked for or must know.
 * - `receipt`: tells a visitor that something has arrived.
 * - `confirmation`: asks the owner of an address, which anybody may have typed in, whether they want what was asked for.
 * - `surplus`: receipts of a network that has had its share (`hasMailShare`).
 */
export const mailPrioritySchema = z.enum(['security', 'decision', 'receipt', 'confirmation', 'surplus']);

export type MailPriority = z.infer<typeof mailPrioritySchema>;

/** The mails that wait when the budget is spent, in the order in which they leave. */
export const LIMITED = ['receipt', 'confirmation', 'surplus'] as const;

/** Whether such mails wait when the budget is spent. */
export function isLimited(priority: MailPriority): priority is (typeof LIMITED)[number] {
  return priority !== 'security' && priority !== 'decision';
}

/** Whether somebody sits at a screen and waits for the mail. */
export function isAwaited(priority: MailPriority): boolean {
  return priority === 'security' || priority === 'confirmation';
}

/** For sorting: mails that leave first have the lowest rank. */
export function rankOf(priority: MailPriority): number {
  return mailPrioritySchema.options.indexOf(priority);
}

const DAY_HOURS = 24;

/**
 * Such a mail is sent only while less than this share of the budget is spent, counting all mails. `notice`: tells people that
 * an import has added them; such mails are no mails of the queue, but there may be thousands at once.
 */
const SHARES = { receipt: 0.75, confirmation: 0.5, notice: 0.4, surplus: 0.25 } as const;

/** This share of the budget is for confirmations alone, so that they leave while other mails have spent their half. */
const CONFIRMATIONS_OWN = 0.125;

/** The counters of the mails sent in an hour; hours count from 1970. */
const keyOfAll = (hour: number) => `mail-count:${hour}`;
const keyOfConfirmations = (hour: number) => `mail-count:confirmation:${hour}`;
const hourOf = ({ clock }: Pick<Services, 'clock'>) => Math.floor(clock.now() / HOUR_MS);

/**
 * Whether a mail may be sent now, because flooded forms must not use up what the provider accepts in a day. Simultaneous callers
 * may all get a yes, a few mails beyond the limit.
 * @throws StoreError unavailable
 */
export async function hasRoomFor(
  services: Pick<Services, 'store' | 'clock' | 'config'>,
  priority: MailPriority | 'notice',
): Promise<boolean> {
  if (priority === 'security' || priority === 'decision') return true;
  const { perHour, perDay } = services.config.mailBudget;
  const isBelow = ({ hour, day }: Sent, share: number) => hour < perHour * share && day < perDay * share;
  const all = await sentBy(services, keyOfAll);
  if (isBelow(all, SHARES[priority])) return true;
  if (priority !== 'confirmation' || !isBelow(all, 1 - CONFIRMATIONS_OWN)) return false;
  return isBelow(await sentBy(services, keyOfConfirmations), CONFIRMATIONS_OWN);
}

/** How many mails have left in this hour, and in the last day. */
interface Sent {
  hour: number;
  day: number;
}

async function sentBy(services: Pick<Services, 'store' | 'clock'>, keyOf: (hour: number) => string): Promise<Sent> {
  const now = hourOf(services);
  const hours = Array.from({ length: DAY_HOURS }, (_, ago) => keyOf(now - ago));
  const counts = (await services.store.getMany(hours)).map((record) => Number(record?.value ?? 0));
  return { hour: counts[0] ?? 0, day: counts.reduce((sum, count) => sum + count, 0) };
}

/** @throws StoreError unavailable */
export async function countSent(
  services: Pick<Services, 'store' | 'clock'>,
  priority: MailPriority | 'notice',
  by = 1,
): Promise<void> {
  const hour = hourOf(services);
  const life = { by, ttlSeconds: (DAY_HOURS + 1) * (HOUR_MS / 1000) };
  await services.store.increment(keyOfAll(hour), life);
  if (priority === 'confirmation') await services.store.increment(keyOfConfirmations(hour), life);
}

/** When the next hour of the budget begins, in epoch milliseconds. */
export function nextHour(services: Pick<Services, 'clock'>): number {
  return (hourOf(services) + 1) * HOUR_MS;
}
