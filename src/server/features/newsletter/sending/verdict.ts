// This is the table in docs/newsletter.md.
import type { Progress } from '../../../../domain/newsletter/newsletter-issue.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../../domain/time/clock.ts';
import type { MailError, MailOutcome } from '../../../ports/mail/mailer.ts';
import type { Attempt, Chunk } from './ledger.ts';

const REPEAT_PAUSES_MS = [2 * SECOND_MS, 10 * SECOND_MS, MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS] as const;
/** An outage must leave few chunks in doubt. */
const HOLD_PAUSES_MS = [
  2 * SECOND_MS,
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
] as const;
/** After the last pause these recipients count as failed. */
const REFUSED_PAUSES_MS = [15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, 12 * HOUR_MS] as const;

/** All of so many single mails refused: somebody should look first. */
const SUSPICIOUSLY_MANY = 5;
const ALL_REFUSED =
  'Všetky správy poslednej skupiny boli odmietnuté ako nedoručiteľné. Overte, prosím, nastavenie pošty, a\u00a0potom pokračujte.';

type Counts = Omit<Progress, 'total'>;

export interface Verdict {
  chunk: Chunk;
  others: readonly (Pick<Chunk, 'recipients' | 'refusals' | 'not_before'> & { state: 'waiting' | 'uncertain' })[];
  counts: Counts;
  /** `clear`: something was accepted. `strike`: nothing is at the moment. */
  provider: 'clear' | 'strike' | 'none';
  retryAfterMs: number | null;
  pauseReason: string | null;
}

const NOTHING = { others: [], retryAfterMs: null, pauseReason: null } as const;
const NO_COUNTS: Counts = { sent: 0, failed: 0, uncertain: 0, suppressed: 0 };

export function holdPauseMs(strikes: number): number {
  return pauseAt(HOLD_PAUSES_MS, strikes);
}

export function allSuppressed(chunk: Chunk, now: number): Verdict {
  const suppressed = chunk.recipients.length;
  return {
    ...NOTHING,
    chunk: ended(chunk, 'done', now, { suppressed }),
    counts: { ...NO_COUNTS, suppressed },
    provider: 'none',
  };
}

export function afterOutcomes(chunk: Chunk, attempt: Attempt, outcomes: readonly MailOutcome[], now: number): Verdict {
  const idsOf = (wanted: MailOutcome) =>
    attempt.mails.flatMap(({ subscriber_id }, at) => (outcomes[at] === wanted ? [subscriber_id] : []));
  const [later, untried, unknown] = [idsOf('later'), idsOf('untried'), idsOf('unknown')];
  const pause = REFUSED_PAUSES_MS[chunk.refusals];
  const counts = {
    sent: idsOf('sent').length,
    failed: idsOf('failed').length + (pause === undefined ? later.length : 0),
    uncertain: unknown.length,
    suppressed: chunk.suppressed,
  };
  const again = { recipients: later, refusals: chunk.refusals + 1, not_before: now + (pause ?? 0) };
  const { refusals } = chunk;
  const others = [
    ...(pause === undefined ? [] : [{ ...again, state: 'waiting' } as const]),
    { recipients: untried, refusals, not_before: null, state: 'waiting' } as const,
    { recipients: unknown, refusals, not_before: null, state: 'uncertain' } as const,
  ].filter(({ recipients }) => recipients.length > 0);
  const areAllFailed = counts.failed === attempt.mails.length && counts.failed >= SUSPICIOUSLY_MANY;
  return {
    ...NOTHING,
    chunk: ended(chunk, 'done', now, counts),
    others,
    counts,
    provider: untried.length + unknown.length > 0 ? 'strike' : 'clear',
    pauseReason: areAllFailed ? ALL_REFUSED : null,
  };
}

export function afterError(chunk: Chunk, attempt: Attempt, error: MailError, now: number): Verdict {
  const { kind, retryAfterMs } = error;
  if (kind === 'key-spent') return allUncertain(chunk, attempt, now);
  if (kind === 'too-large' && attempt.count === 1 && attempt.mails.length > 1) return inHalves(chunk, attempt, now);
  if (kind === 'unknown' && now >= attempt.key_good_until)
    return { ...allUncertain(chunk, attempt, now), provider: 'strike' };
  const isInDoubt = kind === 'unknown' || attempt.count > 1;
  const untouched = { ...chunk, state: 'waiting', since: now, attempt: null, not_before: null, suppressed: 0 } as const;
  const repeated = { ...chunk, not_before: now + pauseAt(REPEAT_PAUSES_MS, attempt.count) };
  const isOutOfOrder = kind === 'blocked' || kind === 'permanent' || kind === 'too-large';
  return {
    ...NOTHING,
    chunk: isInDoubt ? repeated : untouched,
    counts: NO_COUNTS,
    provider: isOutOfOrder ? 'none' : 'strike',
    retryAfterMs,
    pauseReason: isOutOfOrder ? pauseReasonOf(error) : null,
  };
}

export function allUncertain(chunk: Chunk, attempt: Attempt, now: number): Verdict {
  const recipients = attempt.mails.map(({ subscriber_id }) => subscriber_id);
  return {
    ...NOTHING,
    chunk: { ...ended(chunk, 'uncertain', now, { suppressed: chunk.suppressed }), recipients },
    counts: { ...NO_COUNTS, uncertain: recipients.length, suppressed: chunk.suppressed },
    provider: 'none',
  };
}

function inHalves(chunk: Chunk, attempt: Attempt, now: number): Verdict {
  const ids = attempt.mails.map(({ subscriber_id }) => subscriber_id);
  const half = Math.ceil(ids.length / 2);
  const { refusals, suppressed } = chunk;
  const later = { refusals, not_before: null, state: 'waiting' } as const;
  return {
    ...NOTHING,
    chunk: ended(chunk, 'done', now, { suppressed }),
    others: [ids.slice(0, half), ids.slice(half)].map((recipients) => ({ recipients, ...later })),
    counts: { ...NO_COUNTS, suppressed },
    provider: 'none',
  };
}

function ended(chunk: Chunk, state: 'done' | 'uncertain', now: number, counts: Partial<Counts>): Chunk {
  const { sent = 0, failed = 0, suppressed = 0 } = counts;
  return { ...chunk, state, since: now, attempt: null, not_before: null, sent, failed, suppressed };
}

function pauseAt(pauses: readonly [number, ...number[]], nth: number): number {
  return pauses[Math.min(nth, pauses.length) - 1] ?? pauses[0];
}

function pauseReasonOf({ message }: MailError): string {
  const what = /quota/.test(message)
    ? 'Poskytovateľ pošty už dnes alebo tento mesiac ďalšie správy nepreberie, limit je vyčerpaný.'
    : 'Poskytovateľ pošty správy nepreberá, kým sa neopraví nastavenie (kľúč, doména alebo odosielateľ).';
  return `${what} Keď sa to vyrieši, pokračujte v\u00a0odosielaní. (${message})`;
}
