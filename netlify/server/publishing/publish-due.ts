import { noteNumbers } from '../content/given-numbers.ts';
import { completeSaveLog } from '../content/save-log.ts';
import type { ContentState } from '../ports/content-repository/content-repository.ts';
import type { Services } from '../services.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Asks for a build when the live site is no longer what it should be: a day has begun in Bratislava, an entry comes or goes by
 * its window, or the content is another, as after a request that was lost. Not while a build is under way, and not at once
 * after one that failed: what is wrong is seldom mended by itself, and whoever mends it asks for a build. On the way it brings
 * the log and the numbers of entries up to what has become of the content.
 */
export async function publishDue(services: Services): Promise<void> {
  const { builds, contentManifest, content, clock } = services;
  await completeSaveLog(services);
  const [newest] = await builds.runs(1);
  if (newest?.state === 'building' || newest?.state === 'waiting') return;
  if (newest?.state === 'failed' && clock.now() - (newest.endedAt ?? newest.startedAt) < HOUR_MS) return;
  const state = await content.state();
  // Of entries added by hand as well, before a hand takes them away again.
  for (const kind of ['events', 'banners'] as const) await noteNumbers(services, kind, state);
  const { blobIds, nextChangeAt } = await contentManifest.read();
  const isOver = nextChangeAt !== null && nextChangeAt <= clock.now();
  if (isOver || !isSame(state, blobIds)) await builds.request();
}

function isSame({ blobIds }: ContentState, live: ReadonlyMap<string, string>): boolean {
  return blobIds.size === live.size && [...blobIds].every(([path, blobId]) => live.get(path) === blobId);
}
