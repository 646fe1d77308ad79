// After a crash only one chunk is in doubt (docs/newsletter.md).

import { z } from 'zod';
import { DAY_SECONDS, MINUTE_MS } from '../../../../domain/time/clock.ts';
import { allOf, collection, type Entry } from '../../../ports/store/collection.ts';
import type { Put, Store, Version } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';

export const ENDED_CHUNK_LIFE = { ttlSeconds: 90 * DAY_SECONDS };

const CHUNK_STATES = ['waiting', 'sending', 'done', 'uncertain'] as const;

const attemptSchema = z.object({
  /** The key means nothing to another provider. */
  provider: z.string(),
  first_at: z.int(),
  last_at: z.int(),
  /** Later the key prevents no duplicates. */
  key_good_until: z.int(),
  /** Over 1: an earlier attempt ended without an answer. */
  count: z.int(),
  /** Fixed: a repetition is identical to the byte. */
  mails: z.array(z.object({ subscriber_id: z.string(), email: z.string() })),
});

const chunkSchema = z.object({
  issue_id: z.string(),
  number: z.int(),
  recipients: z.array(z.string()),
  state: z.enum(CHUNK_STATES),
  since: z.int(),
  key: z.string(),
  attempt: attemptSchema.nullable(),
  refusals: z.int(),
  not_before: z.int().nullable(),
  sent: z.int(),
  failed: z.int(),
  suppressed: z.int(),
});

export type Chunk = z.infer<typeof chunkSchema>;
export type Attempt = z.infer<typeof attemptSchema>;

/** Within a state, chunks without a time come first. */
export function chunkRecords(store: Store) {
  return collection(store, 'newsletter-chunk', chunkSchema, {
    state: ({ issue_id, state, number, not_before }) => ({ of: `${issue_id}:${state}`, score: not_before ?? number }),
  });
}

export function chunksIn(store: Store, issueId: string, state: Chunk['state']): Promise<Entry<Chunk>[]> {
  return allOf((page) => chunkRecords(store).list('state', { ...page, of: `${issueId}:${state}` }));
}

const NUMBER_DIGITS = 4;

export function numberText(number: number): string {
  return String(number).padStart(NUMBER_DIGITS, '0');
}

export function chunkId(issueId: string, number: number): string {
  return `${issueId}:${numberText(number)}`;
}

export function newChunk(
  issueId: string,
  number: number,
  recipients: readonly string[],
  now: number,
  later: Partial<Pick<Chunk, 'refusals' | 'not_before'>> = {},
): Chunk {
  return {
    issue_id: issueId,
    number,
    recipients: [...recipients],
    state: 'waiting',
    since: now,
    key: `newsletter/${issueId}/chunk-${number}`,
    attempt: null,
    refusals: 0,
    not_before: null,
    sent: 0,
    failed: 0,
    suppressed: 0,
    ...later,
  };
}

/** Longer than a mailer may take for a batch. */
const LEASE_MS = 2 * MINUTE_MS;
const LEASE_LIFE = { ttlSeconds: DAY_SECONDS };
/** One for all issues, so that the provider's limit holds. */
const SENDER = 'sender';

const leaseRecords = (store: Store) => collection(store, 'newsletter-lease', z.object({ until: z.int() }), {});

type LeaseServices = Pick<Services, 'store' | 'clock'>;

export interface Lease {
  /** For commits that only the holder may make: fails when another took over. */
  renewal(): Put;
  renewed(version: Version): void;
  release(): Promise<void>;
}

export async function takeLease({ store, clock }: LeaseServices): Promise<Lease | null> {
  const leases = leaseRecords(store);
  const held = await leases.find(SENDER);
  if (held !== null && held.value.until > clock.now()) return null;
  const until = () => ({ until: clock.now() + LEASE_MS });
  const taken = await store.commit([leases.put(SENDER, until(), held, LEASE_LIFE)]);
  if (!taken.ok) return null;
  let { version } = taken;
  return {
    renewal: () => leases.put(SENDER, until(), { version }, LEASE_LIFE),
    renewed(newer) {
      version = newer;
    },
    async release() {
      await leases.remove(SENDER, version);
    },
  };
}

export async function isLeaseFree({ store, clock }: LeaseServices): Promise<boolean> {
  const held = await leaseRecords(store).find(SENDER);
  return held === null || held.value.until <= clock.now();
}
