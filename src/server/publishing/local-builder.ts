import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { describeProblem } from '../../content-files/content-problem.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { writeDurably } from '../store/durable-file.ts';
import {
  type BuildFolders,
  type BuildReport,
  buildIn,
  contentProblem,
  projectBuild,
  RENDERER_ID_FILE,
  SPARE_FOLDER,
} from './build-contract.ts';
import { type BuildRun, type BuildTrigger, openRun } from './build-trigger.ts';
import { followFolders } from './follow-folders.ts';
import { PublisherHangs, type PublisherOptions, publisherProcess } from './publisher-process.ts';

interface LocalBuilderOptions {
  /** Folder of the project, with its own build. */
  root: string;
  dataDir: string;
  contentDir: string;
  publicDir: string;
  environment: Record<string, string>;
  clock: Clock;
  /** Of the process that makes builds. */
  publisher?: Partial<PublisherOptions>;
  /** Gets the errors that are not mistakes in the content. */
  report(error: unknown): void;
}

/** Builds beside the live site and swaps the two; the last good build stays up when a build fails. */
export interface LocalBuilder extends BuildTrigger {
  /** The build to serve now. */
  live(): BuildFolders;
  /**
   * Begins to take requests and to follow the content folder.
   * @param serve makes the server answer from a new build; when it throws, the build counts as failed
   */
  start(serve: (build: BuildFolders) => Promise<void>): Promise<void>;
  /** Ends the build under way and begins no more. */
  close(): Promise<void>;
}

/** `ifChanged`: something may have changed, since files were written. */
type Wanted = 'no' | 'ifChanged' | 'always';

const RUNS_KEPT = 20;
/** The live build and the one before, since answers under way still read from that one. */
const BUILDS_KEPT = 2;

const INTERRUPTED = 'Zostavovanie sa prerušilo, na webe ostala posledná dobrá verzia. Skúste to, prosím, znova.';
const HANGS =
  'Zostavovanie webu sa zaseklo, preto sme ho ukončili. Na webe ostala posledná dobrá verzia. Skúste to, prosím, znova.';
const NOT_BUILT_HERE = 'Web sa odtiaľto nedá zostaviť, chýba jeho program. Správca ho vytvorí príkazom npm run build.';
const NO_SPACE =
  'Web sa nepodarilo zostaviť, lebo na disku servera nie je voľné miesto. Na webe ostala posledná dobrá verzia.';
const UNEXPECTED = 'Web sa nepodarilo zostaviť pre chybu programu, na webe ostala posledná dobrá verzia.';

export async function localBuilder(options: LocalBuilderOptions): Promise<LocalBuilder> {
  const { root, clock, report } = options;
  const buildsDir = resolve(options.dataDir, 'builds');
  const contentDir = resolve(root, options.contentDir);
  const publicDir = resolve(root, options.publicDir);
  const stateFile = join(buildsDir, 'builds.json');
  const publisher = publisherProcess(
    {
      ...options.environment,
      PROJECT_ROOT: root,
      CONTENT_DIR: contentDir,
      PUBLIC_DIR: publicDir,
      BUILDS_DIR: buildsDir,
    },
    options.publisher,
  );
  const renderer = await readFile(join(projectBuild(root).records, RENDERER_ID_FILE), 'utf8').catch(() => null);
  const state = await readBuildsFile(stateFile);
  const folderOf = (id: string) => join(buildsDir, id);

  async function goodBuilds(): Promise<string[]> {
    if (state.live === null || state.live.renderer !== renderer) return [];
    const isThere = await stat(buildIn(folderOf(state.live.id)).site).catch(() => null);
    return isThere === null ? [] : [state.live.id];
  }

  /** Folders of good builds, newest first. Builds made by other code than today's are not served, nor a base for new ones. */
  let good = await goodBuilds();
  let runs = state.runs.map(endInterrupted);

  let wanted: Wanted = 'no';
  let working: Promise<void> | null = null;
  let isClosed = false;
  let stopFollowing = async () => {};
  let serve: (build: BuildFolders) => Promise<void> = async () => {};

  function live(): BuildFolders {
    const [newest] = good;
    return newest === undefined ? projectBuild(root) : buildIn(folderOf(newest));
  }

  function want(kind: 'ifChanged' | 'always'): void {
    if (wanted !== 'always') wanted = kind;
    working ??= work();
  }

  async function work(): Promise<void> {
    while (wanted !== 'no' && !isClosed) {
      const onlyIfChanged = wanted === 'ifChanged';
      wanted = 'no';
      await run(onlyIfChanged).catch(report);
    }
    // There is no `await` since the last check of `wanted`, so a later request starts `work` again.
    working = null;
  }

  async function run(onlyIfChanged: boolean): Promise<void> {
    const id = `${clock.now()}-${randomUUID().slice(0, 8)}`;
    const begun = openRun(id, 'building', clock.now());
    runs = [begun, ...runs].slice(0, RUNS_KEPT);
    const outcome = await attempt(begun, onlyIfChanged);
    const ended = outcome === null ? null : { ...begun, endedAt: clock.now(), ...outcome };
    if (isClosed) return;
    runs = runs.flatMap((other) => (other.id !== id ? [other] : ended === null ? [] : [ended]));
    const [newest] = good;
    const pointer = newest === undefined || renderer === null ? null : { id: newest, renderer };
    await writeBuildsFile(stateFile, { live: pointer, runs });
    await clearOldBuilds();
  }

  /** How a run ended; null when there was nothing to do. */
  async function attempt(
    { id, startedAt }: BuildRun,
    onlyIfChanged: boolean,
  ): Promise<Pick<BuildRun, 'state' | 'reason' | 'problems'> | null> {
    const failed = (reason: string, problems: BuildRun['problems'] = []) => ({
      state: 'failed' as const,
      reason,
      problems,
    });
    if (renderer === null) return failed(NOT_BUILT_HERE);
    let answer: BuildReport;
    try {
      const [from, to] = [live(), buildIn(folderOf(id))];
      answer = await publisher.build({ kind: 'build', renderer, from, to, nowMs: startedAt, onlyIfChanged });
    } catch (error) {
      if (!isClosed) report(error);
      return failed(error instanceof PublisherHangs ? HANGS : INTERRUPTED);
    }
    if (answer.kind === 'unchanged') return null;
    if (answer.kind === 'refused') return failed(reasonOf(answer.problems), answer.problems);
    if (answer.kind === 'failed') {
      report(new Error(answer.message));
      return failed(/\bENOSPC\b/.test(answer.message) ? NO_SPACE : UNEXPECTED);
    }
    try {
      await serve(buildIn(folderOf(id)));
    } catch (error) {
      report(error);
      return failed(UNEXPECTED);
    }
    good = [id, ...good].slice(0, BUILDS_KEPT);
    return { state: 'live', reason: null, problems: [] };
  }

  async function clearOldBuilds(): Promise<void> {
    const entries = await readdir(buildsDir, { withFileTypes: true }).catch(() => []);
    const old = entries.filter((entry) => entry.isDirectory() && ![...good, SPARE_FOLDER].includes(entry.name));
    if (old.length > 0) publisher.clear(old.map(({ name }) => folderOf(name)));
  }

  return {
    live,
    async request() {
      want('always');
    },
    warmUp() {
      if (renderer !== null && !isClosed) publisher.warmUp();
    },
    async runs(limit) {
      return runs.slice(0, limit);
    },
    async start(serveBuild) {
      serve = serveBuild;
      if (renderer === null) return;
      const onChange = () => want('ifChanged');
      stopFollowing = followFolders([contentDir, join(publicDir, 'storage')], { onChange, report });
      // Files may have changed while nobody watched. The first build by new code makes the site independent of `dist`.
      want(good.length === 0 ? 'always' : 'ifChanged');
    },
    async close() {
      isClosed = true;
      await stopFollowing();
      await publisher.close();
      await working;
    },
  };
}

function endInterrupted(run: BuildRun): BuildRun {
  return run.state === 'building' ? { ...run, state: 'failed', reason: INTERRUPTED } : run;
}

function reasonOf(problems: BuildRun['problems']): string {
  const [first] = problems;
  if (first === undefined) return UNEXPECTED;
  const others = problems.length > 1 ? ` Chýb je spolu ${problems.length}.` : '';
  return `${describeProblem(first)}${others}`;
}

const run: z.ZodType<BuildRun> = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'building', 'live', 'failed']),
  startedAt: z.number(),
  endedAt: z.number().nullable(),
  reason: z.string().nullable(),
  problems: z.array(contentProblem).readonly(),
  revision: z.string().nullable(),
});

const fileSchema = z.object({
  /** Folder of the newest good build, and the renderer that made it; null: there is no build yet. */
  live: z.object({ id: z.string(), renderer: z.string() }).nullable(),
  /** Newest first. */
  runs: z.array(run),
});

type BuildsFile = z.infer<typeof fileSchema>;

/** Empty when the file is missing or unreadable: then the project's own build is served and is the base for new ones. */
async function readBuildsFile(file: string): Promise<BuildsFile> {
  try {
    return fileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return { live: null, runs: [] };
  }
}

/** @param file its folder is created if it is missing */
async function writeBuildsFile(file: string, content: BuildsFile): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeDurably(file, JSON.stringify(content));
}
