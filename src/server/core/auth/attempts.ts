import { z } from 'zod';
import { DAY_SECONDS } from '../../../domain/time/clock.ts';
import { AppError } from '../../app-error.ts';
import { collection } from '../../ports/store/collection.ts';
import type { Put } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { type AuditEvent, recordRefusal } from '../audit/audit-log.ts';
import type { Visitor } from '../http/caller.ts';
import type { LimitName } from '../http/limits.ts';
import { resetLimit, spend, undoSpend } from '../http/rate-limit.ts';

export interface Budget {
  limit: LimitName;
  subject: string;
}

type AttemptServices = Pick<Services, 'store' | 'secret' | 'clock' | 'random'>;

/** null: a wrong guess. Attempts count beforehand, so simultaneous ones count like successive ones. */
export async function attempt<T>(
  services: AttemptServices,
  budgets: readonly Budget[],
  blocked: AuditEvent,
  check: () => Promise<T | null>,
): Promise<T | null> {
  const spent: Budget[] = [];
  const undoSpends = () => Promise.all(spent.map(({ limit, subject }) => undoSpend(services, limit, subject)));
  let result: T | null;
  try {
    for (const budget of budgets) {
      await spendOn(services, budget, blocked);
      spent.push(budget);
    }
    result = await check();
  } catch (error) {
    // Attempts at a locked account must not lock out others of the network.
    await undoSpends().catch(() => {});
    throw error;
  }
  if (result !== null) await undoSpends();
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

// Failures from unknown networks cannot lock an account's owner out (ASVS 6.3.1).

const LIFE = { ttlSeconds: 90 * DAY_SECONDS };

type NetworkServices = Pick<Services, 'store' | 'secret' | 'clock'>;

function knownNetworks({ store }: NetworkServices) {
  return collection(store, 'known-network', z.object({}), {});
}

function networkId({ secret }: NetworkServices, email: string, { network }: Visitor): string {
  return secret.sign('known-network', `${email} ${network}`);
}

export function knownNetworkWrite(services: NetworkServices, email: string, visitor: Visitor): Put {
  return knownNetworks(services).put(networkId(services, email, visitor), {}, 'any', LIFE);
}

export async function isKnownNetwork(services: NetworkServices, email: string, visitor: Visitor): Promise<boolean> {
  return (await knownNetworks(services).find(networkId(services, email, visitor))) !== null;
}

export function signInBudgets(email: string, { network }: Visitor, isKnown: boolean): Budget[] {
  const account = isKnown ? `${email} ${network}` : email;
  return [
    { limit: 'sign-in', subject: network },
    { limit: 'sign-in-account', subject: account },
    { limit: 'sign-in-account-day', subject: account },
  ];
}

export async function resetSignInLimits(services: NetworkServices, email: string, visitor: Visitor): Promise<void> {
  for (const account of [email, `${email} ${visitor.network}`])
    for (const limit of ['sign-in-account', 'sign-in-account-day'] as const) await resetLimit(services, limit, account);
}
