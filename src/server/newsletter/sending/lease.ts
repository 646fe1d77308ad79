import { z } from 'zod';
import type { Services } from '../../services.ts';
import { collection } from '../../store/collection.ts';
import type { Put, Store, Version } from '../../store/store.ts';
import { issueRecords } from '../issues/issue-store.ts';

/** Longer than a mailer may take for a batch: whoever holds it need not renew it meanwhile. */
const LEASE_MS = 2 * 60_000;
/** A lease nobody gave back is forgotten after a day; it has ended long before. */
const LIFE = { ttlSeconds: 24 * 60 * 60 };
/** There is one: whoever sends, sends all there is to send, so that the provider's limit holds. */
const ID = 'sender';

const leaseRecords = (store: Store) => collection(store, 'newsletter-lease', z.object({ until: z.int() }), {});

type LeaseServices = Pick<Services, 'store' | 'clock'>;

/** The right to send, until it ends. */
export interface Lease {
  /** Prolongs it, as a write for the commit of whatever only its holder may do: that fails when another took over. */
  renewal(): Put;
  /** What the commit with the renewal answered. */
  renewed(version: Version): void;
  /** Gives it back, so that the next one need not wait for its end. */
  release(): Promise<void>;
}

/**
 * Takes the right to send.
 * @returns null when another holds it
 * @throws StoreError unavailable
 */
export async function takeLease({ store, clock }: LeaseServices): Promise<Lease | null> {
  const leases = leaseRecords(store);
  const held = await leases.find(ID);
  if (held !== null && held.value.until > clock.now()) return null;
  const until = () => ({ until: clock.now() + LEASE_MS });
  const expected = held === null ? 'absent' : { version: held.version };
  const taken = await store.commit([leases.put(ID, until(), expected, LIFE)]);
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

/** @throws StoreError unavailable */
async function isLeaseHeld({ store, clock }: LeaseServices): Promise<boolean> {
  const held = await leaseRecords(store).find(ID);
  return held !== null && held.value.until > clock.now();
}

/**
 * Goes on with what is being sent when nobody is at it: a process died, or a pause is over.
 * @throws StoreError unavailable; Error when nobody could be asked to begin
 */
export async function resumeCutOff(services: Pick<Services, 'store' | 'clock' | 'sending'>): Promise<void> {
  const sending = await issueRecords(services.store).issues.count('state', { of: 'sending' });
  if (sending > 0 && !(await isLeaseHeld(services))) await services.sending.wake();
}
