import type { Edition, Issue } from '../../../../domain/newsletter/newsletter-issue.ts';
import { MINUTE_MS } from '../../../../domain/time/clock.ts';
import { countSent, hasRoomFor, nextHour } from '../../../core/mail/mail-budget.ts';
import { type Mailer, spacingMs } from '../../../ports/mail/mailer.ts';
import type { Entry } from '../../../ports/store/collection.ts';
import { MAX_PAGE, MAX_WRITES } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';
import { issueRecords } from '../issues/issue-store.ts';
import { newsletterRecords } from '../records.ts';
import { type Chunk, chunkId, chunkRecords, type Lease, newChunk, takeLease } from './ledger.ts';
import { type SendServices, sendChunk } from './send-chunk.ts';

export interface RunOptions {
  wait(ms: number): Promise<void>;
  mustEnd(): boolean;
}

const LONGEST_WAIT_MS = MINUTE_MS;

/** `lost`: another run holds the lease. */
type Step = 'went-on' | 'over' | 'lost' | { waitUntil: number };

/**
 * It may be cut off anywhere.
 * @returns whether a run has to be started again
 */
export async function runSending(services: SendServices, options: RunOptions): Promise<{ hasMore: boolean }> {
  const lease = await takeLease(services);
  if (lease === null) return { hasMore: false };
  try {
    return await sendAll(services, lease, options);
  } finally {
    await lease.release();
  }
}

async function sendAll(services: SendServices, lease: Lease, { wait, mustEnd }: RunOptions) {
  const { store, clock } = services;
  const { paced, untilNextCall } = pacing(services, wait);
  const editionOf = editions(services);
  while (!mustEnd()) {
    const { records } = await issueRecords(store).issues.list('state', { of: 'sending' });
    // A cancelled concert is news, an import's notices can wait.
    const inTurn = records.toSorted((a, b) => Number(a.value.kind === 'welcome') - Number(b.value.kind === 'welcome'));
    const step = await firstStep(inTurn, async (issue) => {
      const due = await nextDue(services, issue);
      if (typeof due === 'string' || 'waitUntil' in due) return due;
      await untilNextCall();
      if (mustEnd()) return 'went-on';
      const people = due.chunk.value.recipients.length;
      // A larger chunk is only split now.
      if (issue.value.kind === 'welcome' && people <= services.mailer.batch.most)
        await countSent(services, 'notice', people);
      return sendChunk({ ...services, mailer: paced }, lease, await editionOf(issue.id), due.chunk);
    });
    if (step === 'over' || step === 'lost') return { hasMore: false };
    if (step === 'went-on') continue;
    const pauseMs = step.waitUntil - clock.now();
    if (pauseMs > LONGEST_WAIT_MS) return { hasMore: false };
    await wait(pauseMs);
  }
  return { hasMore: true };
}

async function firstStep(issues: readonly Entry<Issue>[], step: (issue: Entry<Issue>) => Promise<Step>): Promise<Step> {
  let waitUntil = Number.POSITIVE_INFINITY;
  for (const issue of issues) {
    const result = await step(issue);
    if (result === 'went-on' || result === 'lost') return result;
    if (result !== 'over') waitUntil = Math.min(waitUntil, result.waitUntil);
  }
  return Number.isFinite(waitUntil) ? { waitUntil } : 'over';
}

async function nextDue(
  services: SendServices,
  { id, version, value }: Entry<Issue>,
): Promise<Step | { chunk: Entry<Chunk> }> {
  const { store, clock } = services;
  const { issues, progress } = issueRecords(store);
  const head = await progress.require(id);
  if (head.value.freezing !== null) {
    await freezeRecipients(services, id, value.started_at ?? clock.now());
    return 'went-on';
  }
  const now = clock.now();
  if (head.value.held_until !== null && head.value.held_until > now) return { waitUntil: head.value.held_until };

  // A chunk in doubt comes first, because its key is valid for a day.
  const [inDoubt, waiting] = [await firstChunk(services, id, 'sending'), await firstChunk(services, id, 'waiting')];
  const soonest = [inDoubt, waiting].filter((chunk) => chunk !== null);
  const due = soonest.find(({ value: { not_before } }) => not_before === null || not_before <= now);
  if (due !== undefined) {
    // Notices must not use up the day's mails, which sign-in codes need.
    const mayLeave = value.kind !== 'welcome' || due === inDoubt || (await hasRoomFor(services, 'notice'));
    return mayLeave ? { chunk: due } : { waitUntil: nextHour(services) };
  }
  if (soonest.length > 0) return { waitUntil: Math.min(...soonest.map((chunk) => chunk.value.not_before ?? now)) };

  const sent: Issue = { ...value, state: 'sent', finished_at: now };
  // The progress, too: staff may just have brought a chunk back.
  const { ok } = await store.commit([
    issues.put(id, sent, { version }),
    progress.put(id, { ...head.value, held_until: null, strikes: 0 }, { version: head.version }),
  ]);
  return ok ? 'over' : 'went-on';
}

async function firstChunk(
  { store }: SendServices,
  issueId: string,
  state: Chunk['state'],
): Promise<Entry<Chunk> | null> {
  const { records } = await chunkRecords(store).list('state', { of: `${issueId}:${state}`, limit: 1 });
  return records[0] ?? null;
}

/** Also before the first call: the run before may have called just now. */
function pacing({ mailer, clock }: SendServices, wait: RunOptions['wait']) {
  const spacing = spacingMs(mailer.batch);
  let lastCallAt = clock.now();
  const paced: Mailer = {
    ...mailer,
    sendBatch(mails, key) {
      lastCallAt = clock.now();
      return mailer.sendBatch(mails, key);
    },
  };
  async function untilNextCall(): Promise<void> {
    const pauseMs = lastCallAt + spacing - clock.now();
    if (pauseMs > 0) await wait(pauseMs);
  }
  return { paced, untilNextCall };
}

function editions({ store }: SendServices): (issueId: string) => Promise<Edition> {
  const known = new Map<string, Edition>();
  return async (issueId) => {
    const edition = known.get(issueId) ?? (await issueRecords(store).editions.require(issueId)).value;
    known.set(issueId, edition);
    return edition;
  };
}

/**
 * Recipients and the position in the list in one commit, for a crash.
 * @param startedAt later subscribers get the next issue
 */
export async function freezeRecipients(
  { store, clock, mailer }: Pick<Services, 'store' | 'clock' | 'mailer'>,
  issueId: string,
  startedAt: number,
): Promise<void> {
  const { progress } = issueRecords(store);
  const chunks = chunkRecords(store);
  const head = await progress.require(issueId);
  const { freezing, chunks: known, total } = head.value;
  if (freezing === null) return;

  const { most } = mailer.batch;
  const page = await newsletterRecords(store).subscribers.list('state', {
    of: 'active',
    max: startedAt,
    limit: Math.min(MAX_PAGE, most * (MAX_WRITES - 1)),
    ...(freezing.cursor === null ? {} : { cursor: freezing.cursor }),
  });
  const ids = page.records.map(({ id }) => id);
  const pieces = Array.from({ length: Math.ceil(ids.length / most) }, (_, at) => ids.slice(at * most, (at + 1) * most));
  const frozen = {
    ...head.value,
    total: total + ids.length,
    chunks: known + pieces.length,
    freezing: page.next === null ? null : { cursor: page.next },
  };
  // Failed: another sender was faster.
  await store.commit([
    ...pieces.map((piece, at) => {
      const number = known + at + 1;
      return chunks.put(chunkId(issueId, number), newChunk(issueId, number, piece, clock.now()), 'absent');
    }),
    progress.put(issueId, frozen, { version: head.version }),
  ]);
}
