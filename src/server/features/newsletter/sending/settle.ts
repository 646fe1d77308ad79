import { setTimeout } from 'node:timers/promises';
import type { Issue, IssueState } from '../../../../domain/newsletter/newsletter-issue.ts';
import { DAY_MS } from '../../../../domain/time/clock.ts';
import { auditWrite } from '../../../core/audit/audit-log.ts';
import { allOf, commitPlan, type Entry } from '../../../ports/store/collection.ts';
import { StoreError, type Write } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';
import { issueRecords, type LedgerHead } from '../issues/issue-store.ts';
import { type Chunk, chunkId, chunkRecords, chunksIn, ENDED_CHUNK_LIFE, newChunk } from './ledger.ts';
import { allSuppressed, allUncertain, holdPauseMs, type Verdict } from './verdict.ts';

type SettleServices = Pick<Services, 'store' | 'clock' | 'random'>;

const MAX_ATTEMPTS = 20;
/** A short failure of the store must not leave people in doubt. */
const UNAVAILABLE_PAUSE_MS = 500;

/**
 * When another run has taken it over, that result stands.
 * @throws AppError unavailable (others changed the progress every time)
 */
export async function settle(services: SettleServices, claimed: Entry<Chunk>, verdict: Verdict): Promise<void> {
  let isRepeated = false;
  const plan = async () => {
    const isOver = isRepeated && !(await isStill(services, claimed));
    isRepeated = true;
    return { writes: isOver ? [] : await settlingWrites(services, claimed, verdict), result: undefined };
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await commitPlan(services.store, plan, MAX_ATTEMPTS);
    } catch (error) {
      const isPassing = error instanceof StoreError && error.kind === 'unavailable';
      if (!isPassing || attempt >= MAX_ATTEMPTS) throw error;
      await setTimeout(UNAVAILABLE_PAUSE_MS);
    }
  }
}

async function isStill({ store }: SettleServices, { id, version }: Entry<Chunk>): Promise<boolean> {
  return (await chunkRecords(store).find(id))?.version === version;
}

async function settlingWrites(
  services: SettleServices,
  { id, version, value }: Entry<Chunk>,
  verdict: Verdict,
): Promise<Write[]> {
  const { store, clock } = services;
  const { issues, progress } = issueRecords(store);
  const chunks = chunkRecords(store);
  const head = await progress.require(value.issue_id);
  const now = clock.now();
  const life = verdict.chunk.state === 'done' ? ENDED_CHUNK_LIFE : {};
  const others = verdict.others.map(({ recipients, state, ...later }, at) => {
    const number = head.value.chunks + at + 1;
    const chunk = { ...newChunk(value.issue_id, number, recipients, now, later), state };
    return chunks.put(chunkId(value.issue_id, number), chunk, 'absent');
  });
  const after = headAfter(head.value, verdict, now);
  return [
    chunks.put(id, verdict.chunk, { version }, life),
    ...others,
    progress.put(head.id, after, { version: head.version }),
    ...(verdict.pauseReason === null
      ? []
      : pausingWrites(services, await issues.require(value.issue_id), verdict.pauseReason)),
  ];
}

function headAfter(head: LedgerHead, { counts, others, provider, retryAfterMs }: Verdict, now: number): LedgerHead {
  const strikes = provider === 'strike' ? head.strikes + 1 : provider === 'clear' ? 0 : head.strikes;
  const held = provider === 'strike' ? now + (retryAfterMs ?? holdPauseMs(strikes)) : null;
  return {
    ...head,
    sent: head.sent + counts.sent,
    failed: head.failed + counts.failed,
    uncertain: head.uncertain + counts.uncertain,
    suppressed: head.suppressed + counts.suppressed,
    chunks: head.chunks + others.length,
    strikes,
    held_until: held,
  };
}

function pausingWrites(services: SettleServices, issue: Entry<Issue>, reason: string): Write[] {
  if (issue.value.state !== 'sending') return [];
  const paused: Issue = { ...issue.value, state: 'paused', pause_reason: reason };
  return [
    issueRecords(services.store).issues.put(issue.id, paused, { version: issue.version }),
    auditWrite(services, { act: 'newsletter_issue_paused', visitor: null, detail: issue.id }),
  ];
}

/** It holds addresses, and its key is valid for a day. */
const ATTEMPT_MS = DAY_MS;
const FORGOTTEN_MS = 90 * DAY_MS;
const LOOKED_BACK_MS = 400 * DAY_MS;

/** Of paused issues: attempts in doubt go to staff after a day, people who wait are left out after 90. */
export async function closeOutdatedChunks(services: SettleServices): Promise<void> {
  const { store, clock } = services;
  const { issues } = issueRecords(store);
  const now = clock.now();
  const idsOf = async (state: IssueState, min = 0) =>
    (await allOf((page) => issues.list('state', { ...page, of: state, min }))).map(({ id }) => id);
  const olderThan = async (ageMs: number, issue: string, state: Chunk['state']) =>
    (await chunksIn(store, issue, state)).filter(({ value }) => value.since < now - ageMs);
  const paused = await idsOf('paused');
  const others = [...(await idsOf('sending')), ...(await idsOf('sent', now - LOOKED_BACK_MS))];

  for (const issue of paused) {
    for (const chunk of await olderThan(ATTEMPT_MS, issue, 'sending')) {
      const { attempt } = chunk.value;
      if (attempt !== null) await settle(services, chunk, allUncertain(chunk.value, attempt, now));
    }
    for (const chunk of await olderThan(FORGOTTEN_MS, issue, 'waiting'))
      await settle(services, chunk, allSuppressed(chunk.value, now));
  }
  for (const issue of [...paused, ...others])
    for (const { id, version } of await olderThan(FORGOTTEN_MS, issue, 'uncertain'))
      await chunkRecords(store).remove(id, version);
}
