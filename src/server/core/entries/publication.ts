import { describeProblem } from '../../../content-files/content-problem.ts';
import { MINUTE_MS } from '../../../domain/time/clock.ts';
import { type BuildRun, isHeldBack } from '../../ports/builds/build-trigger.ts';
import type { LiveContent } from '../../ports/builds/built-content.ts';
import { differences } from '../../ports/repository/content-repository.ts';
import type { Services } from '../../services.ts';

export interface Publication {
  state: BuildRun['state'];
  reason?: string;
  /** ISO in UTC. */
  goes_at?: string;
}

/** A draft, or an entry not yet due, is live when the build has seen its newest version. */
export type PublicationOf = (blobIds: ReadonlyMap<string, string | null>) => Publication;

type LookServices = Pick<Services, 'builds' | 'clock' | 'background'>;

export async function readPublications(
  services: LookServices & Pick<Services, 'contentManifest'>,
): Promise<PublicationOf> {
  // Builds first: when one ends in between, the manifest is already the new one.
  const [newest] = await listRuns(services, 1);
  const { blobIds: live } = await services.contentManifest.read();
  const pending = pendingState(newest);
  return (blobIds) => {
    const changed = new Map([...blobIds].filter(([path, blobId]) => (live.get(path) ?? null) !== blobId));
    if (changed.size === 0) return { state: 'live' };
    return waitsForBuild(newest, changed) ? pending : keptOut(newest, changed);
  };
}

/** false for what the newest build has kept out, until somebody corrects it. */
export function waitsForBuild(newest: BuildRun | undefined, changed: ReadonlyMap<string, string | null>): boolean {
  return [...changed].some(([path, blobId]) => !isHeldBack(newest, path, blobId));
}

export function isOver({ nextChangeAt }: LiveContent, nowMs: number): boolean {
  return nextChangeAt !== null && nextChangeAt <= nowMs;
}

export function isOutOfDate(
  newest: BuildRun | undefined,
  live: LiveContent,
  blobIds: ReadonlyMap<string, string>,
  nowMs: number,
): boolean {
  return isOver(live, nowMs) || waitsForBuild(newest, differences(live.blobIds, blobIds));
}

function keptOut(newest: BuildRun | undefined, files: ReadonlyMap<string, string | null>): Publication {
  const problems = newest?.problems ?? [];
  const reason = problems.find(({ file }) => files.has(file)) ?? problems[0];
  return reason === undefined ? { state: 'failed' } : { state: 'failed', reason: describeProblem(reason) };
}

/** Also requests the due build of gathered changes, because functions have no timer. */
export async function listRuns(services: LookServices, limit: number): Promise<BuildRun[]> {
  const { builds, background } = services;
  const runs = await builds.runs(limit);
  if (isDue(services, runs[0])) background(() => builds.request('gathered'));
  return runs;
}

export function isDue({ clock }: Pick<Services, 'clock'>, newest: BuildRun | undefined): boolean {
  return newest?.dueAt !== undefined && newest.dueAt <= clock.now();
}

const JOB_PAUSE_MS = 5 * MINUTE_MS;

/** ISO in UTC; null: nothing is being gathered. */
export function goesAt(newest: BuildRun | undefined): string | null {
  if (newest?.dueAt === undefined) return null;
  return new Date(Math.ceil(newest.dueAt / JOB_PAUSE_MS) * JOB_PAUSE_MS).toISOString();
}

function pendingState(newest: BuildRun | undefined): Publication {
  if (newest?.state === 'building') return { state: 'building' };
  if (newest?.state === 'failed')
    return newest.reason === null ? { state: 'failed' } : { state: 'failed', reason: newest.reason };
  const goes_at = goesAt(newest);
  return goes_at === null ? { state: 'waiting' } : { state: 'waiting', goes_at };
}
