import { z } from 'zod';
import { ENTRY_KIND_NAMES } from '../../../domain/kinds/kinds.ts';
import { isoDay } from '../../../domain/time/calendar-day.ts';
import { HOUR_MS, MINUTE_MS } from '../../../domain/time/clock.ts';
import { recordHighestNumber } from '../../core/entries/entry-numbers.ts';
import { isDue, isOutOfDate, isOver } from '../../core/entries/publication.ts';
import { completeSaveLog } from '../../core/entries/save-log.ts';
import type { BuildRun } from '../../ports/builds/build-trigger.ts';
import { collection } from '../../ports/store/collection.ts';
import type { Services } from '../../services.ts';
import { alertAdministrators } from '../health/build-alarm.ts';

/** After this time without news a build is requested once more. */
const ONCE_MORE_MS = 20 * MINUTE_MS;
const MOST_FOR_ONE_REASON = 2;

const askedSchema = z.object({
  reason: z.string(),
  asked_at: z.int(),
  times: z.int(),
  failed: z.object({ run: z.string(), head: z.string() }).nullable(),
});

type Asked = z.infer<typeof askedSchema>;

const NOTHING_ASKED: Asked = { reason: '', asked_at: 0, times: 0, failed: null };

/**
 * Builds on the host cost money: it requests at most two for one reason, and none for a head whose build has failed.
 * The self-host tries again after an hour.
 */
export async function publishDue(services: Services): Promise<void> {
  const { builds, contentManifest, content, clock } = services;
  await completeSaveLog(services);
  const [newest] = await builds.runs(1);
  if (newest?.state === 'building') return;
  if (newest?.state === 'waiting') return isDue(services, newest) ? builds.request('gathered') : undefined;
  const state = await content.state();
  // Records entries added by hand before somebody removes them.
  for (const kind of ENTRY_KIND_NAMES) await recordHighestNumber(services, kind, state);
  const live = await contentManifest.read();
  const isStale = isOutOfDate(newest, live, state.blobIds, clock.now());
  const reason = isStale ? `${state.revision} ${isOver(live, clock.now()) ? live.nextChangeAt : ''}` : null;
  try {
    if (await needsBuild(services, { newest, head: state.revision, reason })) await builds.request();
  } finally {
    const problems = async () => (await services.judgedFiles.view(state)).problems();
    if (newest !== undefined) await alertAdministrators(services, { run: newest, isStale, problems });
  }
}

interface BuildStatus {
  newest: BuildRun | undefined;
  head: string;
  reason: string | null;
}

async function needsBuild(services: Services, status: BuildStatus): Promise<boolean> {
  const { newest, reason } = status;
  if (services.config.builds.kind === 'netlify') return mayAsk(services, status);
  if (newest?.state === 'failed' && services.clock.now() - (newest.endedAt ?? newest.startedAt) < HOUR_MS) return false;
  return reason !== null || isOfAnotherDay(services);
}

async function mayAsk(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  { newest, head, reason }: BuildStatus,
): Promise<boolean> {
  const records = collection(store, 'build-asked', askedSchema, {});
  const known = (await records.find('host'))?.value ?? NOTHING_ASKED;
  const put = (asked: Asked) => store.commit([records.put('host', asked, 'any')]);
  if (newest?.state === 'failed') {
    if (known.failed?.run !== newest.id) await put({ ...known, failed: { run: newest.id, head } });
    if (known.failed?.run !== newest.id || known.failed.head === head) return false;
  }
  if (reason === null) return false;
  const before = known.reason === reason ? known : NOTHING_ASKED;
  if (before.times >= MOST_FOR_ONE_REASON || clock.now() - before.asked_at < ONCE_MORE_MS) return false;
  await put({ ...known, reason, asked_at: clock.now(), times: before.times + 1 });
  return true;
}

/** Without scripts pages show the day on which they were built. */
async function isOfAnotherDay({ contentIndex, clock }: Pick<Services, 'contentIndex' | 'clock'>): Promise<boolean> {
  const index = await contentIndex.read().catch(() => null);
  return index !== null && isoDay(Date.parse(index.built_at)) < isoDay(clock.now());
}
