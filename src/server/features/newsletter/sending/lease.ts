import { z } from 'zod';
import { DAY_SECONDS, MINUTE_MS } from '../../../../domain/time/clock.ts';
import { collection } from '../../../ports/store/collection.ts';
import type { Put, Store, Version } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';
import { issueRecords } from '../issues/issue-store.ts';

/** Longer than a mailer may take for a batch. */
const LEASE_MS = 2 * MINUTE_MS;
const LIFE = { ttlSeconds: DAY_SECONDS };
/** One for all issues, so that the provider's limit holds. */
const ID = 'sender';

const leaseRecords = (store: Store) => collection(store, 'newsletter-lease', z.object({ until: z.int() }), {});

type LeaseServices = Pick<Services, 'store' | 'clock'>;

export interface Lease {
  /** For commits that only the holder may make: fails when another took over. */
  renewal(): Put;
  /** The version that the commit with the renewal returned. */
  renewed(version: Version): void;
  release(): Promise<void>;
}

export async function takeLease({ store, clock }: LeaseServices): Promise<Lease | null> {
  const leases = leaseRecords(store);
  const held = await leases.find(ID);
  if (held !== null && held.value.until > clock.now()) return null;
  const until = () => ({ until: clock.now() + LEASE_MS });
  const taken = await store.commit([leases.put(ID, until(), held, LIFE)]);
  if (!taken.ok) return null;
  let { version } = taken;
  return {
    renewal: () => leases.put(ID, until(), { version }, LIFE),
    renewed(newer) {
      version = newer;
    },
    async release() {
      await leases.remove(ID, version);
    },
  };
}

export async function resumeCutOff(services: Pick<Services, 'store' | 'clock' | 'sending'>): Promise<void> {
  const { store, clock } = services;
  if ((await issueRecords(store).issues.count('state', { of: 'sending' })) === 0) return;
  const held = await leaseRecords(store).find(ID);
  if (held === null || held.value.until <= clock.now()) await services.sending.wake();
}
