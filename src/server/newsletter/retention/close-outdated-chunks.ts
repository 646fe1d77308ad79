import type { IssueState } from '../../../domain/newsletter/newsletter-issue.ts';
import type { Services } from '../../services.ts';
import { type Entry, everyEntry } from '../../store/collection.ts';
import { issueRecords } from '../issues/issue-store.ts';
import { type Chunk, chunkRecords } from '../sending/ledger.ts';
import { settle } from '../sending/settle.ts';
import { inDoubt, leftOut } from '../sending/verdict.ts';

type ChunkServices = Pick<Services, 'store' | 'clock' | 'random'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Of an issue that staff have paused: an attempt holds addresses, and longer than a day no key protects its repetition. */
const ATTEMPT_MS = DAY_MS;
/** As long as chunks stay that are over. */
const FORGOTTEN_MS = 90 * DAY_MS;
/** What an issue that was sent long ago has left open, earlier nights have closed. */
const LOOKED_BACK_MS = 400 * DAY_MS;

/**
 * Closes what nobody goes on with, so that the ledger keeps nobody's address longer than needed: an attempt in doubt of a
 * paused issue, after a day, is for staff to decide; who still waits in an issue paused for 90 days is left out; and what staff
 * have not decided in that time stays a number in the report.
 * @throws StoreError unavailable
 */
export async function closeOutdatedChunks(services: ChunkServices): Promise<void> {
  const { store, clock } = services;
  const { issues } = issueRecords(store);
  const now = clock.now();
  const paused = await idsOf(issues, 'paused');
  const others = [...(await idsOf(issues, 'sending')), ...(await idsOf(issues, 'sent', now - LOOKED_BACK_MS))];

  for (const issue of paused) {
    for (const chunk of await chunksOf(services, issue, 'sending', now - ATTEMPT_MS))
      if (chunk.value.attempt !== null) await settle(services, chunk, inDoubt(chunk.value, chunk.value.attempt, now));
    for (const chunk of await chunksOf(services, issue, 'waiting', now - FORGOTTEN_MS))
      await settle(services, chunk, leftOut(chunk.value, now));
  }
  for (const issue of [...paused, ...others])
    for (const { id, version } of await chunksOf(services, issue, 'uncertain', now - FORGOTTEN_MS))
      await chunkRecords(store).remove(id, version);
}

async function idsOf(
  issues: ReturnType<typeof issueRecords>['issues'],
  state: IssueState,
  min?: number,
): Promise<string[]> {
  const found: string[] = [];
  const range = { of: state, ...(min === undefined ? {} : { min }) };
  for await (const { id } of everyEntry((page) => issues.list('state', { ...page, ...range }))) found.push(id);
  return found;
}

/** Read as a whole before any of them changes. */
async function chunksOf(
  { store }: ChunkServices,
  issue: string,
  state: Chunk['state'],
  before: number,
): Promise<Entry<Chunk>[]> {
  const found: Entry<Chunk>[] = [];
  const all = everyEntry((page) => chunkRecords(store).list('state', { ...page, of: `${issue}:${state}` }));
  for await (const chunk of all) if (chunk.value.since < before) found.push(chunk);
  return found;
}
