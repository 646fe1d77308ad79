// From which networks an account has been signed in to. Failures from anywhere else cannot lock its owner out (ASVS 6.3.1).
import { z } from 'zod';
import { forgive } from '../http/rate-limit.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Services } from '../services.ts';
import { collection } from '../store/collection.ts';
import type { Put } from '../store/store.ts';
import type { Budget } from './attempts.ts';

const LIFE = { ttlSeconds: 90 * 24 * 60 * 60 };

type NetworkServices = Pick<Services, 'store' | 'secret' | 'clock'>;

function knownNetworks({ store }: NetworkServices) {
  return collection(store, 'known-network', z.object({}), {});
}

function networkId({ secret }: NetworkServices, email: string, { network }: Visitor): string {
  return secret.sign('known-network', `${email} ${network}`);
}

/** A write for the commit that lets somebody in. */
export function knownNetworkWrite(services: NetworkServices, email: string, visitor: Visitor): Put {
  return knownNetworks(services).put(networkId(services, email, visitor), {}, 'any', LIFE);
}

/** Whether the account of this address has been signed in to from there; of an unknown address: no. */
export async function isKnownNetwork(services: NetworkServices, email: string, visitor: Visitor): Promise<boolean> {
  return (await knownNetworks(services).find(networkId(services, email, visitor))) !== null;
}

/** What a guess of the account's password is counted on; for an unknown address just so. */
export async function signInBudgets(services: NetworkServices, email: string, visitor: Visitor): Promise<Budget[]> {
  const account = (await isKnownNetwork(services, email, visitor)) ? `${email} ${visitor.network}` : email;
  return [
    { limit: 'sign-in', subject: visitor.network },
    { limit: 'sign-in-account', subject: account },
    { limit: 'sign-in-account-day', subject: account },
  ];
}

/** After his password was set anew by mail, the owner shall get in, whatever strangers have tried. */
export async function forgiveSignIns(services: NetworkServices, email: string, visitor: Visitor): Promise<void> {
  for (const account of [email, `${email} ${visitor.network}`])
    for (const limit of ['sign-in-account', 'sign-in-account-day'] as const) await forgive(services, limit, account);
}
