// The state of an issue's recipients. There is one record per chunk, so that a crash leaves one chunk in doubt
// (docs/newsletter.md).

import { z } from 'zod';
import { DAY_SECONDS } from '../../../../domain/time/clock.ts';
import { collection } from '../../../ports/store/collection.ts';
import type { Store } from '../../../ports/store/store.ts';

/** How long a finished chunk stays, to answer who got what. */
export const ENDED_CHUNK_LIFE = { ttlSeconds: 90 * DAY_SECONDS };

const CHUNK_STATES = ['waiting', 'sending', 'done', 'uncertain'] as const;

const attemptSchema = z.object({
  /** The mail provider that was given the chunk: a key means nothing to another provider. */
  provider: z.string(),
  /** Epoch milliseconds. */
  first_at: z.int(),
  last_at: z.int(),
  /** After this time the key no longer prevents duplicates. */
  key_good_until: z.int(),
  /** How often the attempt was begun; over 1, an earlier one ended without an answer. */
  count: z.int(),
  /** Fixed, so that a repetition is identical to the byte. It is the only place where the ledger contains addresses. */
  mails: z.array(z.object({ subscriber_id: z.string(), email: z.string() })),
});

const chunkSchema = z.object({
  issue_id: z.string(),
  number: z.int(),
  /** Ids of subscribers. */
  recipients: z.array(z.string()),
  state: z.enum(CHUNK_STATES),
  /** When this state began, epoch milliseconds. */
  since: z.int(),
  key: z.string(),
  attempt: attemptSchema.nullable(),
  /** How often all its recipients were refused temporarily. */
  refusals: z.int(),
  /** The earliest time of the next attempt, epoch milliseconds; null: at once. */
  not_before: z.int().nullable(),
  sent: z.int(),
  failed: z.int(),
  suppressed: z.int(),
});

export type Chunk = z.infer<typeof chunkSchema>;
export type Attempt = z.infer<typeof attemptSchema>;

/** Chunks under `<issue>:<number>`, by `state` within their issue: first those without a time, then by their time. */
export function chunkRecords(store: Store) {
  return collection(store, 'newsletter-chunk', chunkSchema, {
    state: ({ issue_id, state, number, not_before }) => ({ of: `${issue_id}:${state}`, score: not_before ?? number }),
  });
}

const NUMBER_DIGITS = 4;

/** `0007` */
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
