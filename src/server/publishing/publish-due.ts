import { z } from 'zod';
import { calendarDateOf } from '../../domain/time/time.ts';
import { noteNumbers } from '../entries/given-numbers.ts';
import { completeSaveLog } from '../entries/save-log.ts';
import type { ContentState } from '../repository/content-repository.ts';
import type { Services } from '../services.ts';
import { collection } from '../store/collection.ts';
import type { BuildRun } from './build-trigger.ts';
import { isDue } from './publication.ts';

const MINUTE_MS = 60_000;
/** A build that nobody hears of is asked for once more, after so long. */
const ONCE_MORE_MS = 20 * MINUTE_MS;
const MOST_FOR_ONE_REASON = 2;
const HOUR_MS = 60 * MINUTE_MS;

const askedSchema = z.object({
  /** The head of the content, and the moment that was over, for which a build was asked for last. */
  reason: z.string(),
  asked_at: z.int(),
  times: z.int(),
  /** The failed build that was seen last, and the head at that time. */
  failed: z.object({ run: z.string(), head: z.string() }).nullable(),
});

type Asked = z.infer<typeof askedSchema>;

const NOTHING_ASKED: Asked = { reason: '', asked_at: 0, times: 0, failed: null };

/**
 * Asks for a build when the live site is no longer what it should be: changes were gathered for long enough, an entry comes or
 * goes by its window, or the content is another, as after a request that was lost. Not while a build is under way, and on the
 * host, where each one costs money, at most twice for one reason and not at all for a head that failed: whoever mends it changes
 * the head. The self-host builds at the beginning of a day as well, and tries again an hour after a failure. On the way it
 * brings the log and the numbers of entries up to what has become of the content.
 */
export async function publishDue(services: Services): Promise<void> {
  const { config, builds, contentManifest, content, clock } = services;
  await completeSaveLog(services);
  const [newest] = await builds.runs(1);
  if (newest?.state === 'building') return;
  if (newest?.state === 'waiting') return isDue(services, newest) ? builds.request('gathered') : undefined;
  const state = await content.state();
  // Of entries added by hand as well, before a hand takes them away again.
  for (const kind of ['events', 'banners'] as const) await noteNumbers(services, kind, state);
  const { blobIds, nextChangeAt } = await contentManifest.read();
  const isOver = nextChangeAt !== null && nextChangeAt <= clock.now();
  const isStale = isOver || !isSame(state, blobIds);
  if (config.builds.kind === 'netlify') {
    const reason = `${state.revision} ${isOver ? nextChangeAt : ''}`;
    if (await mayAsk(services, { newest, head: state.revision, reason: isStale ? reason : null }))
      await builds.request();
    return;
  }
  if (newest?.state === 'failed' && clock.now() - (newest.endedAt ?? newest.startedAt) < HOUR_MS) return;
  if (isStale || (await isOfAnotherDay(services))) await builds.request();
}

/** Notes what was seen and asked for. @param reason null: none */
async function mayAsk(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  { newest, head, reason }: { newest: BuildRun | undefined; head: string; reason: string | null },
): Promise<boolean> {
  const records = collection(store, 'build-asked', askedSchema, {});
  const known = (await records.find('host'))?.value ?? NOTHING_ASKED;
  const put = (asked: Asked) => store.commit([records.put('host', asked, 'any')]);
  if (newest?.state === 'failed') {
    // Whatever it was built from: a change that came meanwhile has asked for a build of its own, which would be newer.
    if (known.failed?.run !== newest.id) await put({ ...known, failed: { run: newest.id, head } });
    if (known.failed?.run !== newest.id || known.failed.head === head) return false;
  }
  if (reason === null) return false;
  const before = known.reason === reason ? known : NOTHING_ASKED;
  if (before.times >= MOST_FOR_ONE_REASON || clock.now() - before.asked_at < ONCE_MORE_MS) return false;
  await put({ ...known, reason, asked_at: clock.now(), times: before.times + 1 });
  return true;
}

function isSame({ blobIds }: ContentState, live: ReadonlyMap<string, string>): boolean {
  return blobIds.size === live.size && [...blobIds].every(([path, blobId]) => live.get(path) === blobId);
}

/** Pages work out themselves what another day changes; without scripts they show the day they were built on. */
async function isOfAnotherDay({ contentIndex, clock }: Pick<Services, 'contentIndex' | 'clock'>): Promise<boolean> {
  const index = await contentIndex.read().catch(() => null);
  return index !== null && calendarDateOf(Date.parse(index.built_at)) < calendarDateOf(clock.now());
}
