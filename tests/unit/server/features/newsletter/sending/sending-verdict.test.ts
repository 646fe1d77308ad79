import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newChunk } from '../../../../../../src/server/features/newsletter/sending/ledger.ts';
import {
  afterError,
  afterOutcomes,
  allSuppressed,
  allUncertain,
  type Verdict,
} from '../../../../../../src/server/features/newsletter/sending/verdict.ts';
import { MailError } from '../../../../../../src/server/ports/mail/mailer.ts';
import { cases } from '../../../../../support/property-cases.ts';

const NOW = Date.parse('2027-01-02T09:00:00+01:00');
const HOUR_MS = 60 * 60_000;
const ids = (count: number) => Array.from({ length: count }, (_, at) => `id${at}`);

function sendingChunk(people: number, leftOutOf = 0, { count = 1, refusals = 0 } = {}) {
  const recipients = ids(people + leftOutOf);
  const attempt = {
    provider: 'toy',
    first_at: NOW,
    last_at: NOW,
    key_good_until: NOW + 23 * HOUR_MS,
    count,
    mails: recipients
      .slice(0, people)
      .map((subscriber_id) => ({ subscriber_id, email: `${subscriber_id}@kd.example` })),
  };
  const waiting = newChunk('2027-01', 1, recipients, NOW, { refusals });
  return { chunk: { ...waiting, state: 'sending' as const, attempt, suppressed: leftOutOf }, attempt };
}

function peopleIn({ chunk, others, counts }: Verdict): number {
  const waiting = others.filter(({ state }) => state === 'waiting').flatMap(({ recipients }) => recipients).length;
  const { sent, failed, uncertain, suppressed } = counts;
  const kept = chunk.state === 'waiting' || chunk.state === 'sending' ? chunk.recipients.length : 0;
  return sent + failed + uncertain + suppressed + waiting + kept;
}

const outcome = fc.constantFrom('sent', 'failed', 'later', 'unknown', 'untried');
const kind = fc.constantFrom('temporary', 'permanent', 'blocked', 'unknown', 'key-spent', 'too-large');

test('whatever a batch comes to, everybody is in one place, and nobody in two', () => {
  fc.assert(
    fc.property(
      fc.array(outcome, { minLength: 1, maxLength: 30 }),
      fc.nat(5),
      fc.nat(6),
      (outcomes, left, refusals) => {
        const { chunk, attempt } = sendingChunk(outcomes.length, left, { refusals });
        const verdict = afterOutcomes(chunk, attempt, outcomes, NOW);
        expect(peopleIn(verdict)).toBe(outcomes.length + left);
        const moved = verdict.others.flatMap(({ recipients }) => recipients);
        expect(new Set(moved).size).toBe(moved.length);
        // Nobody who may have got it gets it again automatically.
        const waiting = verdict.others
          .filter(({ state }) => state === 'waiting')
          .flatMap(({ recipients }) => recipients);
        for (const id of waiting) expect(['later', 'untried']).toContain(outcomes[Number(id.slice(2))]);
        expect(JSON.stringify([verdict.chunk, verdict.others])).not.toContain('@');
      },
    ),
    cases(),
  );
});

test('whatever error a batch ends with, everybody is in one place, and what may have left is never sent anew', () => {
  fc.assert(
    fc.property(
      kind,
      fc.integer({ min: 1, max: 40 }),
      fc.nat(5),
      fc.integer({ min: 1, max: 9 }),
      fc.nat(30),
      (why, people, left, count, hours) => {
        const { chunk, attempt } = sendingChunk(people, left, { count });
        const verdict = afterError(chunk, attempt, new MailError(why, 'x'), NOW + hours * HOUR_MS);
        expect(peopleIn(verdict)).toBe(people + left);
        const mayHaveLeft = why === 'unknown' || why === 'key-spent' || count > 1;
        if (mayHaveLeft) expect(['sending', 'uncertain']).toContain(verdict.chunk.state);
        if (mayHaveLeft) expect(verdict.others).toEqual([]);
        if (verdict.chunk.state === 'sending') expect(verdict.chunk.attempt).toEqual(attempt);
      },
    ),
    cases(),
  );
});

test('whoever is left out, or in doubt, is counted once', () => {
  const { chunk, attempt } = sendingChunk(7, 2);
  expect(allSuppressed(chunk, NOW).counts).toEqual({ sent: 0, failed: 0, uncertain: 0, suppressed: 9 });
  const doubt = allUncertain(chunk, attempt, NOW);
  expect(doubt.counts).toEqual({ sent: 0, failed: 0, uncertain: 7, suppressed: 2 });
  expect(doubt.chunk).toMatchObject({ state: 'uncertain', recipients: ids(7), attempt: null });
});

test('pauses grow with every attempt that comes to nothing, up to half an hour', () => {
  const pauseAfter = (count: number) => {
    const { chunk, attempt } = sendingChunk(1, 0, { count });
    return (afterError(chunk, attempt, new MailError('unknown', 'x'), NOW).chunk.not_before ?? 0) - NOW;
  };
  const pauses = [1, 2, 3, 4, 5, 6, 60].map(pauseAfter);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.at(-1)).toBe(HOUR_MS / 2);
});
