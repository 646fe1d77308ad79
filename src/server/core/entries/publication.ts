import { describeProblem } from '../../../content-files/content-problem.ts';
import { MINUTE_MS } from '../../../domain/time/clock.ts';
import { type BuildRun, isHeldBack } from '../../ports/builds/build-trigger.ts';
import type { LiveContent } from '../../ports/builds/built-content.ts';
import { differences } from '../../ports/repository/content-repository.ts';
import type { Services } from '../../services.ts';

/** The state of an entry between being saved and being seen by visitors. */
export interface Publication {
  state: BuildRun['state'];
  /** Why the last build failed, or has kept the entry out, in a Slovak sentence. */
  reason?: string;
  /** While changes are gathered: when they go to the site at the latest, ISO in UTC. */
  goes_at?: string;
}

/**
 * The state of an entry by its files. A draft, or an entry that is not yet due, counts as live when the build has seen its newest
 * version.
 * @param blobIds blob ids of an entry's files in the repository by path below `content/`; null: the file was deleted
 */
export type PublicationOf = (blobIds: ReadonlyMap<string, string | null>) => Publication;

type LookServices = Pick<Services, 'builds' | 'clock' | 'background'>;

/** Reads the state of the builds once; the returned function then answers for any number of entries. */
export async function readPublications(
  services: LookServices & Pick<Services, 'contentManifest'>,
): Promise<PublicationOf> {
  // Builds are read first: when one ends in between, the manifest is already the new one.
  const [newest] = await lookAtRuns(services, 1);
  const { blobIds: live } = await services.contentManifest.read();
  const pending = pendingState(newest);
  return (blobIds) => {
    const changed = new Map([...blobIds].filter(([path, blobId]) => (live.get(path) ?? null) !== blobId));
    if (changed.size === 0) return { state: 'live' };
    return waitsForBuild(newest, changed) ? pending : keptOut(newest, changed);
  };
}

/**
 * Whether a build is still to come for what the live site does not show: not for what the newest one has kept out, as long as
 * nobody corrects it.
 * @param changed blob ids in the content by path; null: deleted
 */
export function waitsForBuild(newest: BuildRun | undefined, changed: ReadonlyMap<string, string | null>): boolean {
  return [...changed].some(([path, blobId]) => !isHeldBack(newest, path, blobId));
}

/** Whether a moment has passed at which an entry appears or disappears. */
export function isOver({ nextChangeAt }: LiveContent, nowMs: number): boolean {
  return nextChangeAt !== null && nextChangeAt <= nowMs;
}

/**
 * Whether visitors lack something that a build would show. A failed build of what is live anyway hurts nobody.
 * @param blobIds of the content, by path
 */
export function isOutOfDate(
  newest: BuildRun | undefined,
  live: LiveContent,
  blobIds: ReadonlyMap<string, string>,
  nowMs: number,
): boolean {
  return isOver(live, nowMs) || waitsForBuild(newest, differences(live.blobIds, blobIds));
}

/** The state of an entry that the newest build has kept out. Where its own files are right, they do not go with one that is not. */
function keptOut(newest: BuildRun | undefined, files: ReadonlyMap<string, string | null>): Publication {
  const problems = newest?.problems ?? [];
  const reason = problems.find(({ file }) => files.has(file)) ?? problems[0];
  return reason === undefined ? { state: 'failed' } : { state: 'failed', reason: describeProblem(reason) };
}

/** The newest builds. Also requests the build of gathered changes that is due, because functions have no timer. */
export async function lookAtRuns(services: LookServices, limit: number): Promise<BuildRun[]> {
  const { builds, background } = services;
  const runs = await builds.runs(limit);
  if (isDue(services, runs[0])) background(() => builds.request('gathered'));
  return runs;
}

export function isDue({ clock }: Pick<Services, 'clock'>, newest: BuildRun | undefined): boolean {
  return newest?.dueAt !== undefined && newest.dueAt <= clock.now();
}

const JOB_PAUSE_MS = 5 * MINUTE_MS;

/** When gathered changes go to the site at the latest, ISO in UTC; null: nothing is being gathered. */
export function goesAt(newest: BuildRun | undefined): string | null {
  if (newest?.dueAt === undefined) return null;
  // The next run of the job, unless somebody looks before.
  return new Date(Math.ceil(newest.dueAt / JOB_PAUSE_MS) * JOB_PAUSE_MS).toISOString();
}

/** The state of an entry when the live site does not show its newest version. */
function pendingState(newest: BuildRun | undefined): Publication {
  if (newest?.state === 'building') return { state: 'building' };
  if (newest?.state === 'failed')
    return newest.reason === null ? { state: 'failed' } : { state: 'failed', reason: newest.reason };
  const goes_at = goesAt(newest);
  return goes_at === null ? { state: 'waiting' } : { state: 'waiting', goes_at };
}
