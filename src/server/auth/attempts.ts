import { type AuditEvent, recordRefusal } from '../audit/audit-log.ts';
import { AppError } from '../http/app-error.ts';
import type { LimitName } from '../http/limits.ts';
import { giveBack, spend } from '../http/rate-limit.ts';
import type { Services } from '../services.ts';

export interface Budget {
  limit: LimitName;
  subject: string;
}

type AttemptServices = Pick<Services, 'store' | 'secret' | 'clock' | 'random'>;

/**
 * Checks something that can be guessed, within budgets of failures. An attempt is counted before it is made, so that many
 * at once are no more than many one after another; it is given back when it was right, and when the check itself failed.
 * @param blocked what is recorded when a budget is used up
 * @param check answers null for a wrong guess
 * @throws AppError too-many; what the check throws
 */
export async function attempt<T>(
  services: AttemptServices,
  budgets: readonly Budget[],
  blocked: AuditEvent,
  check: () => Promise<T | null>,
): Promise<T | null> {
  const spent: Budget[] = [];
  const giveAllBack = () => Promise.all(spent.map(({ limit, subject }) => giveBack(services, limit, subject)));
  for (const budget of budgets) {
    try {
      await spendOn(services, budget, blocked);
    } catch (error) {
      // Nothing was tried: whoever knocks at an account that is shut must not shut out all of his network.
      await giveAllBack().catch(() => {});
      throw error;
    }
    spent.push(budget);
  }
  let result: T | null;
  try {
    result = await check();
  } catch (error) {
    // What the check says matters more than a store that cannot even take the attempt back.
    await giveAllBack().catch(() => {});
    throw error;
  }
  if (result !== null) await giveAllBack();
  return result;
}

async function spendOn(services: AttemptServices, { limit, subject }: Budget, blocked: AuditEvent): Promise<void> {
  try {
    await spend(services, limit, subject);
  } catch (error) {
    if (error instanceof AppError && error.kind === 'too-many')
      await recordRefusal(services, `${limit} ${subject}`, { ...blocked, detail: limit });
    throw error;
  }
}
