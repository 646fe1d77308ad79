import { z } from 'zod';
import type { Services } from '../services.ts';

const HOUR_MS = 60 * 60_000;
const DAY_HOURS = 24;

/** Which part of the budget must not be spent yet, all mails counted, for one of these to leave. */
const SHARES = { receipt: 0.75, confirmation: 0.5 } as const;

/** Mails sent in an hour, counted from 1970. */
const keyOf = (hour: number) => `mail-count:${hour}`;
const hourOf = ({ clock }: Pick<Services, 'clock'>) => Math.floor(clock.now() / HOUR_MS);

/**
 * Whether a mail may leave now: flooded forms must not use up what the provider takes in a day. Several that ask at once may
 * be let go together.
 * @throws StoreError unavailable
 */
export async function hasRoomFor(
  services: Pick<Services, 'store' | 'clock' | 'config'>,
  priority: MailPriority,
): Promise<boolean> {
  if (!isLimited(priority)) return true;
  const { perHour, perDay } = services.config.mailBudget;
  const hour = hourOf(services);
  const hours = Array.from({ length: DAY_HOURS }, (_, ago) => keyOf(hour - ago));
  const counts = (await services.store.getMany(hours)).map((record) => Number(record?.value ?? 0));
  const day = counts.reduce((sum, count) => sum + count, 0);
  const share = SHARES[priority];
  return (counts[0] ?? 0) < perHour * share && day < perDay * share;
}

/** @throws StoreError unavailable */
export async function countSent(services: Pick<Services, 'store' | 'clock'>): Promise<void> {
  await services.store.increment(keyOf(hourOf(services)), { ttlSeconds: (DAY_HOURS + 1) * (HOUR_MS / 1000) });
}

/**
 * What leaves first, and what waits when the budget is spent:
 * - `security`: codes, links and notices of accounts there are.
 * - `decision`: what staff decided, asked for or must know.
 * - `receipt`: that something a visitor sent has arrived, to them and to staff.
 * - `confirmation`: to an address that anybody may have typed in, to ask whether its owner wants what was asked for.
 */
export const mailPrioritySchema = z.enum(['security', 'decision', 'receipt', 'confirmation']);

export type MailPriority = z.infer<typeof mailPrioritySchema>;

/** What a spent budget holds back, in the order in which it leaves. */
export const LIMITED = ['receipt', 'confirmation'] as const;

/** Whether the budget can hold it back. */
export function isLimited(priority: MailPriority): priority is (typeof LIMITED)[number] {
  return priority === 'receipt' || priority === 'confirmation';
}

/** Whether somebody waits for it before a screen. */
export function isAwaited(priority: MailPriority): boolean {
  return priority === 'security' || priority === 'confirmation';
}

/** For sorting: what leaves first has the lowest. */
export function rankOf(priority: MailPriority): number {
  return mailPrioritySchema.options.indexOf(priority);
}
