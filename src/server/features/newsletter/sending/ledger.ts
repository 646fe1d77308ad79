// After a crash only one chunk is in doubt (docs/newsletter.md).

import { z } from 'zod';
import { DAY_SECONDS } from '../../../../domain/time/clock.ts';
import { collection } from '../../../ports/store/collection.ts';
import type { Store } from '../../../ports/store/store.ts';

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
