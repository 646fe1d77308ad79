import { z } from 'zod';
import { HOUR_MS } from '../../../domain/time/clock.ts';
import type { Services } from '../../services.ts';

/**
 * In the order in which mails leave:
 * - `security`: codes, links and notices for accounts.
 * - `decision`: what staff decided, asked for or must know.
 * - `receipt`: a visitor's message has arrived.
 * - `confirmation`: to an address that anybody may have typed in.
 * - `surplus`: receipts beyond a network's share (`hasMailShare`).
 */
export const mailPrioritySchema = z.enum(['security', 'decision', 'receipt', 'confirmation', 'surplus']);

export type MailPriority = z.infer<typeof mailPrioritySchema>;

export const LIMITED = ['receipt', 'confirmation', 'surplus'] as const;

/** Such mails wait when the budget is spent. */
export function isLimited(priority: MailPriority): priority is (typeof LIMITED)[number] {
  return priority !== 'security' && priority !== 'decision';
}

export function isAwaited(priority: MailPriority): boolean {
  return priority === 'security' || priority === 'confirmation';
}

export function rankOf(priority: MailPriority): number {
  return mailPrioritySchema.options.indexOf(priority);
}

const DAY_HOURS = 24;

/** Below this share of the budget. `notice`: an import may have added thousands. */
const SHARES = { receipt: 0.75, confirmation: 0.5, notice: 0.4, surplus: 0.25 } as const;

/** Lets confirmations leave while other mails have spent their half. */
const CONFIRMATIONS_OWN = 0.125;

const keyOfAll = (hour: number) => `mail-count:${hour}`;
const keyOfConfirmations = (hour: number) => `mail-count:confirmation:${hour}`;
const hourOf = ({ clock }: Pick<Services, 'clock'>) => Math.floor(clock.now() / HOUR_MS);

/** Flooded forms must not use up the provider's day. Simultaneous callers may pass it by a few mails. */
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

/** In epoch milliseconds. */
export function nextHour(services: Pick<Services, 'clock'>): number {
  return (hourOf(services) + 1) * HOUR_MS;
}
