import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pLimit from 'p-limit';
import { describeProblem } from '../../../../content-files/content-problem.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import type { ContentRepository } from '../../repository/content-repository.ts';
import {
  type BuildFolders,
  type BuildOrder,
  type BuildReport,
  buildIn,
  projectBuild,
  RENDERER_ID_FILE,
  SPARE_FOLDER,
} from '../build-contract.ts';
import { type BuildRun, type BuildTrigger, openRun } from '../build-trigger.ts';
import { readBuildsFile, writeBuildsFile } from './builds-file.ts';
import { followFolders } from './follow-folders.ts';
import { PublisherHangs, type PublisherOptions, publisherProcess } from './publisher-process.ts';

interface LocalBuilderOptions {
  root: string;
  dataDir: string;
  contentDir: string;
  publicDir: string;
  environment: Record<string, string>;
  clock: Clock;
  content: Pick<ContentRepository, 'state' | 'textOf'>;
  publisher?: Partial<PublisherOptions>;
  report(error: unknown): void;
  /** Who edits files by hand may never look at the staff area. */
  reportMistakes?(sentences: string): void;
}

/** When a build fails the last good one stays up; for a file with a mistake, what was live of it. */
export interface LocalBuilder extends BuildTrigger {
  live(): BuildFolders;
  /** A build counts as failed when `serve` throws. */
  start(serve: (build: BuildFolders) => Promise<void>): Promise<void>;
  /** Resolves when no build runs or waits; does not throw. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

type Wanted = 'no' | 'ifChanged' | 'always';

const READS_AT_ONCE = 16;
const RUNS_KEPT = 20;
const MISTAKES_TOLD = 20;
/** Answers under way still read from the build before the live one. */
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

  /** Newest first; builds by other code are no base. */
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
    // No `await` between the last check of `wanted` and here, or a request gets lost.
    working = null;
  }

  async function run(onlyIfChanged: boolean): Promise<void> {
    const id = `${clock.now()}-${randomUUID().slice(0, 8)}`;
    const begun = openRun(id, 'building', clock.now());
    runs = [begun, ...runs].slice(0, RUNS_KEPT);
    const outcome = await attempt(begun, onlyIfChanged);
    const ended = outcome === null ? null : { ...begun, endedAt: clock.now(), ...outcome };
    if (isClosed) return;
    const mistakes = mistakesOf(ended);
    if (mistakes !== '' && mistakes !== mistakesOf(runs[1])) options.reportMistakes?.(mistakes);
    runs = runs.flatMap((other) => (other.id !== id ? [other] : ended === null ? [] : [ended]));
    const [newest] = good;
    const pointer = newest === undefined || renderer === null ? null : { id: newest, renderer };
    await writeBuildsFile(stateFile, { live: pointer, runs });
    await clearOldBuilds();
  }

  async function attempt({ id, startedAt }: BuildRun, onlyIfChanged: boolean): Promise<Outcome | null> {
    const failed = (reason: string, problems: BuildRun['problems'] = []): Outcome => {
      return { state: 'failed', reason, problems };
    };
    if (renderer === null) return failed(NOT_BUILT_HERE);
    let answer: BuildReport;
    try {
      const [from, to] = [live(), buildIn(folderOf(id))];
      answer = await build({ kind: 'build', renderer, from, to, nowMs: startedAt, onlyIfChanged });
    } catch (error) {
      if (!isClosed) report(error);
      return failed(error instanceof PublisherHangs ? HANGS : INTERRUPTED);
    }
    if (answer.kind === 'unchanged') return isKnown(answer, runs[1]) ? null : liveWith(answer);
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
    return liveWith(answer);
  }

  async function build(order: BuildOrder): Promise<BuildReport> {
    // Changes by hand must be in the history before another overwrites them.
    const takenUp = options.content.state().catch(() => null);
    const answer = await publisher.build(order).finally(() => takenUp);
    if (answer.kind !== 'refused' || isClosed) return answer;
    const former = await formerTexts(answer.changed);
    return isClosed ? answer : publisher.build({ ...order, former });
  }

  async function formerTexts(blobIds: Readonly<Record<string, string>>): Promise<Record<string, string>> {
    const texts = new Map<string, string>();
    await pLimit(READS_AT_ONCE).map(Object.entries(blobIds), async ([path, blobId]) => {
      const text = await options.content.textOf(path, blobId).catch(() => null);
      if (text !== null) texts.set(path, text);
    });
    return Object.fromEntries(texts);
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
      // Files may have changed while nobody watched.
      want(good.length === 0 ? 'always' : 'ifChanged');
    },
    async idle() {
      await working;
    },
    async close() {
      isClosed = true;
      await stopFollowing();
      await publisher.close();
      await working;
    },
  };
}

type Outcome = Pick<BuildRun, 'state' | 'reason' | 'problems' | 'heldBack'>;
type Kept = Pick<BuildRun, 'problems' | 'heldBack'>;

function liveWith({ problems, heldBack = {} }: Kept): Outcome {
  return { state: 'live', reason: null, problems, heldBack };
}

/** Empty: none. */
function mistakesOf(run: BuildRun | null | undefined): string {
  const sentences = (run?.problems ?? []).map(describeProblem);
  const others = sentences.length - MISTAKES_TOLD;
  return [...sentences.slice(0, MISTAKES_TOLD), ...(others > 0 ? [`a\u00a0ďalších ${others}`] : [])].join('; ');
}

function isKnown(now: Kept, before: BuildRun | undefined): boolean {
  if (now.problems.length > 0 && before?.state !== 'live') return false;
  const textOf = ({ problems, heldBack = {} }: Kept) => JSON.stringify([problems, heldBack]);
  return textOf(now) === textOf(before ?? { problems: [] });
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
