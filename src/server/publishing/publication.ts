import type { Services } from '../services.ts';
import type { BuildRun } from './build-trigger.ts';

/** Where an entry stands between being saved and being seen (DESIGN 6). */
export interface Publication {
  state: BuildRun['state'];
  /** Why the last build failed, in a Slovak sentence. */
  reason?: string;
  /** While changes are gathered: when they go to the site at the latest, ISO in UTC. */
  goes_at?: string;
}

/**
 * Whether the live site was built from these very files. One that is a draft or not yet due counts as live when the build has
 * taken it into account.
 * @param blobIds blob ids of an entry's files in the repository by path below `content/`; null: the file was deleted
 */
export type PublicationOf = (blobIds: ReadonlyMap<string, string | null>) => Publication;

type LookServices = Pick<Services, 'builds' | 'clock' | 'background'>;

/** Looks at the builds once; the function answers for one entry after another from what it saw. */
export async function readPublications(
  services: LookServices & Pick<Services, 'contentManifest'>,
): Promise<PublicationOf> {
  // The builds first: one that ends in between is then in the manifest already.
  const [newest] = await lookAtRuns(services, 1);
  const { blobIds: live } = await services.contentManifest.read();
  const pending = pendingState(newest);
  return (blobIds) =>
    [...blobIds].every(([path, blobId]) => (live.get(path) ?? null) === blobId) ? { state: 'live' } : pending;
}

/**
 * The newest builds, and what is due is asked for: functions have no timer that would do so the moment changes were gathered for
 * long enough, so it is whoever looks first, and at the latest the job.
 */
export async function lookAtRuns(services: LookServices, limit: number): Promise<BuildRun[]> {
  const { builds, background } = services;
  const runs = await builds.runs(limit);
  if (isDue(services, runs[0])) background(() => builds.request('gathered'));
  return runs;
}

/** Whether changes were gathered for long enough. */
export function isDue({ clock }: Pick<Services, 'clock'>, newest: BuildRun | undefined): boolean {
  return newest?.dueAt !== undefined && newest.dueAt <= clock.now();
}

const JOB_PAUSE_MS = 5 * 60_000;

/** When gathered changes go to the site at the latest, ISO in UTC; null: nothing is being gathered. */
export function goesAt(newest: BuildRun | undefined): string | null {
  if (newest?.dueAt === undefined) return null;
  // The job's next run, should nobody look before.
  return new Date(Math.ceil(newest.dueAt / JOB_PAUSE_MS) * JOB_PAUSE_MS).toISOString();
}

/** Where an entry stands that the live site does not show. */
function pendingState(newest: BuildRun | undefined): Publication {
  if (newest?.state === 'building') return { state: 'building' };
  if (newest?.state === 'failed')
    return newest.reason === null ? { state: 'failed' } : { state: 'failed', reason: newest.reason };
  const goes_at = goesAt(newest);
  return goes_at === null ? { state: 'waiting' } : { state: 'waiting', goes_at };
}
