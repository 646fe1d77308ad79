import { Hono } from 'hono';
import type { ContentProblem } from '../../../content-files/content-problem.ts';
import { judgeContentFile, titleIn } from '../../../content-files/judge-content-file.ts';
import { EDITS_CONTENT } from '../../../domain/accounts/permissions.ts';
import { isoOf } from '../../../domain/time/written-moment.ts';
import { AppError } from '../../app-error.ts';
import { guards, publicRoute } from '../../core/auth/guards.ts';
import { goesAt, isOutOfDate, listRuns, waitsForBuild } from '../../core/entries/publication.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { type BuildRun, BuildUnavailableError, isPartial } from '../../ports/builds/build-trigger.ts';
import { type ContentState, differences } from '../../ports/repository/content-repository.ts';
import type { Services } from '../../services.ts';
import { type SiteWarning, siteWarnings } from '../health/site-warnings.ts';

const NOT_TAKEN =
  'Publikovanie sa teraz nepodarilo spustiť. Vaše zmeny sú uložené; skúste to, prosím, o\u00a0chvíľu znova.';

export type PublishingApi = ReturnType<typeof publishingRoutes>;

export function publishingRoutes(services: Services) {
  const edits = guards(services).can(...EDITS_CONTENT);
  return new Hono<AppEnv>()
    .get('/api/admin/publishing', edits, async (c) => c.json(await publishingState(services, c.req.url)))
    .post('/api/admin/publishing', edits, async (c) => {
      await services.builds.request().catch((error: unknown) => {
        if (!(error instanceof BuildUnavailableError)) throw error;
        throw new AppError('unavailable', NOT_TAKEN, { cause: error });
      });
      return c.json(await publishingState(services, c.req.url), 202);
    });
}

const RUNS_SHOWN = 10;
const WAITING_SHOWN = 50;

export interface WaitingFile {
  /** Path below `content/`. */
  file: string;
  change: 'new' | 'changed' | 'deleted';
  title: string | null;
}

/** Times are ISO in UTC. */
interface WireRun {
  id: string;
  state: BuildRun['state'];
  started_at: string;
  ended_at: string | null;
  reason: string | null;
  problems: readonly ContentProblem[];
}

export interface PublishingState {
  /** `partly`: all is live but some files with mistakes. */
  state: BuildRun['state'] | 'partly';
  runs: WireRun[];
  waiting: { items: WaitingFile[]; total: number };
  /** When gathered changes are published at the latest, ISO in UTC. */
  goes_at: string | null;
  warnings: SiteWarning[];
  built_at: string | null;
  problems: readonly ContentProblem[];
}

async function publishingState(services: Services, reachedAt: string): Promise<PublishingState> {
  const { content, contentManifest, contentIndex, judgedFiles } = services;
  const runs = await listRuns(services, RUNS_SHOWN);
  const [state, live] = await Promise.all([content.state(), contentManifest.read()]);
  const changed = differences(live.blobIds, state.blobIds);
  const waiting = waitingFiles(live.blobIds, changed);
  const index = await contentIndex.read().catch(() => null);
  const isBehind = isOutOfDate(runs[0], live, state.blobIds, services.clock.now());
  const stands = stateOf(runs[0], changed, isBehind);
  const problemsNow = async () => (await judgedFiles.view(state)).problems();
  return {
    state: stands,
    runs: runs.map(toWireRun),
    waiting: { items: await withTitles(state, waiting.slice(0, WAITING_SHOWN)), total: waiting.length },
    goes_at: goesAt(runs[0]),
    warnings: await siteWarnings(services, reachedAt),
    built_at: index?.built_at ?? null,
    // The newest run also knows problems that the history cannot hold.
    problems: stands === 'live' ? [] : stands === 'partly' ? (runs[0]?.problems ?? []) : await problemsNow(),
  };
}

function stateOf(
  newest: BuildRun | undefined,
  changed: ReadonlyMap<string, string | null>,
  isBehind: boolean,
): PublishingState['state'] {
  if (newest?.state === 'failed') return isBehind ? 'failed' : 'live';
  if (newest !== undefined && newest.state !== 'live') return newest.state;
  if (waitsForBuild(newest, changed)) return 'waiting';
  return isPartial(newest) ? 'partly' : 'live';
}

/** @param changed blob ids in the content; null: deleted */
function waitingFiles(
  live: ReadonlyMap<string, string>,
  changed: ReadonlyMap<string, string | null>,
): Pick<WaitingFile, 'file' | 'change'>[] {
  const files = Array.from(changed, ([file, blobId]) => {
    const change = blobId === null ? 'deleted' : live.has(file) ? 'changed' : 'new';
    return { file, change } as const;
  });
  return files.sort((a, b) => (a.file < b.file ? -1 : 1));
}

async function withTitles(
  state: ContentState,
  files: readonly Pick<WaitingFile, 'file' | 'change'>[],
): Promise<WaitingFile[]> {
  const texts = await state.read(files.map(({ file }) => file));
  return files.map(({ file, change }) => {
    const text = texts.get(file);
    return { file, change, title: text === undefined ? null : titleIn(judgeContentFile(file, text).content) };
  });
}

function toWireRun({ id, state, startedAt, endedAt, reason, problems }: BuildRun): WireRun {
  return {
    id,
    state,
    started_at: new Date(startedAt).toISOString(),
    ended_at: isoOf(endedAt),
    reason,
    problems,
  };
}

/** The signature is the guard. */
export function deployHookRoutes({ deployNotifications }: Pick<Services, 'deployNotifications'>) {
  return new Hono<AppEnv>().post('/api/hooks/netlify-deploy', publicRoute, async (c) => {
    if (deployNotifications === null) throw new AppError('not-found', 'Takáto adresa neexistuje.');
    const body = new Uint8Array(await c.req.arrayBuffer());
    const isTaken = await deployNotifications.accept(body, c.req.header('X-Webhook-Signature') ?? '');
    if (!isTaken) throw new AppError('forbidden', 'Podpis oznámenia nesúhlasí.');
    return c.body(null, 204);
  });
}
