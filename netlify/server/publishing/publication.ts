import type { BuildRun } from '../ports/build-trigger/build-trigger.ts';
import type { Services } from '../services.ts';

/** Where an entry stands between being saved and being seen (DESIGN 6). */
export interface Publication {
  state: BuildRun['state'];
  /** Why the last build failed, in a Slovak sentence. */
  reason?: string;
}

/**
 * Whether the live site was built from these very files. One that is a draft or not yet due counts as live when the build has
 * taken it into account.
 * @param blobIds blob ids of an entry's files in the repository by path below `content/`; null: the file was deleted
 */
export type PublicationOf = (blobIds: ReadonlyMap<string, string | null>) => Publication;

/** Looks at the builds once; the function answers for one entry after another from what it saw. */
export async function readPublications({
  builds,
  contentManifest,
}: Pick<Services, 'builds' | 'contentManifest'>): Promise<PublicationOf> {
  // The builds first: one that ends in between is then in the manifest already.
  const [newest] = await builds.runs(1);
  const { blobIds: live } = await contentManifest.read();
  const pending = pendingState(newest);
  return (blobIds) =>
    [...blobIds].every(([path, blobId]) => (live.get(path) ?? null) === blobId) ? { state: 'live' } : pending;
}

/** Where an entry stands that the live site does not show. */
function pendingState(newest: BuildRun | undefined): Publication {
  if (newest?.state === 'building') return { state: 'building' };
  if (newest?.state === 'failed')
    return newest.reason === null ? { state: 'failed' } : { state: 'failed', reason: newest.reason };
  return { state: 'waiting' };
}
