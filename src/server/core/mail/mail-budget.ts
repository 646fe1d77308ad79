// Which mails leave first, and how many leave at all.

import { z } from 'zod';
import { HOUR_MS } from '../../../domain/time/clock.ts';
import type { Services } from '../../services.ts';

/**
 * What a mail is about, in the order in which mails leave:
 * - `security`: codes, links and notices for existing accounts.
 * - `decision`: what staff decided, asked for or must know.
 * - `receipt`: tells a visitor that something has arrived.
 * - `confirmation`: asks the owner of an address, which anybody may have typed in, whether they want what was asked for; and receipts
 *   of a network that has had its share (`hasMailShare`).
 */
export const mailPrioritySchema = z.enum(['security', 'decision', 'receipt', 'confirmation']);

export type MailPriority = z.infer<typeof mailPrioritySchema>;

/** The mails that wait when the budget is spent, in the order in which they leave. */
export const LIMITED = ['receipt', 'confirmation'] as const;

/** Whether such mails wait when the budget is spent. */
export function isLimited(priority: MailPriority): priority is (typeof LIMITED)[number] {
  return priority === 'receipt' || priority === 'confirmation';
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
const SHARES = { receipt: 0.75, confirmation: 0.5, notice: 0.4 } as const;

/** The counter of the mails sent in an hour; hours count from 1970. */
const keyOf = (hour: number) => `mail-count:${hour}`;
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
  const hour = hourOf(services);
  const hours = Array.from({ length: DAY_HOURS }, (_, ago) => keyOf(hour - ago));
  const counts = (await services.store.getMany(hours)).map((record) => Number(record?.value ?? 0));
  const day = counts.reduce((sum, count) => sum + count, 0);
  const share = SHARES[priority];
  return (counts[0] ?? 0) < perHour * share && day < perDay * share;
}

/** @throws StoreError unavailable */
export async function countSent(services: Pick<Services, 'store' | 'clock'>, by = 1): Promise<void> {
  await services.store.increment(keyOf(hourOf(services)), { by, ttlSeconds: (DAY_HOURS + 1) * (HOUR_MS / 1000) });
}

/** When the next hour of the budget begins, in epoch milliseconds. */
export function nextHour(services: Pick<Services, 'clock'>): number {
  return (hourOf(services) + 1) * HOUR_MS;
}
