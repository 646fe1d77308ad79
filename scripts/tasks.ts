import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../src/content-files/content-problem.ts';
import type { FolderLock } from '../src/selfhost/data-folder.ts';
import { buildAside } from './build-aside.ts';
import { bundleServerIfStale } from './build-server.ts';
import { buildSiteIfStale } from './build-site.ts';
import { BUILD_MEMORY, SERVER_FLAGS, SERVER_MEMORY } from './memory.ts';
import { becomeProgram, isStartedByNpm, whenParentEnds } from './processes.mjs';

const root = process.env.PROJECT_ROOT ?? process.cwd();

/** SIGHUP: the terminal was closed. */
const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** npm's own links would run the system's Node. */
function commandPath(packageName: string, command = packageName): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (file === undefined) throw new Error(`${packageName} has no command ${command}`);
  return join(folder, file);
}

function run(
  script: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<number> {
  const child = spawn(process.execPath, [...flags, script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of ENDING_SIGNALS) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const signal of ENDING_SIGNALS) process.off(signal, forward);
      resolve(code ?? (signal === null ? 1 : 128));
    });
  });
}

async function steps(...list: readonly [name: string, step: () => Promise<number>][]): Promise<number> {
  for (const [name, step] of list) {
    const started = performance.now();
    console.log(`\n▸ ${name}`);
    const code = await step();
    if (code !== 0) {
      console.error(`\n✗ ${name} (exit code ${code})`);
      return code;
    }
    console.log(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
  return 0;
}

const astro = (...args: string[]) => run(commandPath('astro'), args);
const buildSite = (...args: string[]) =>
  buildAside(root, (siteDir) => run(commandPath('astro'), ['build', ...args, '--outDir', siteDir], BUILD_MEMORY));
const vitest = (...args: string[]) => run(commandPath('vitest'), args);
const depcruise = (...args: string[]) => run(commandPath('dependency-cruiser', 'depcruise'), args);

async function build(args: readonly string[]): Promise<number> {
  const code = await buildSite(...args);
  if (code === 0 && process.env.NETLIFY !== 'true') await bundleServerIfStale(root);
  return code;
}

/** Names a wrong variable of builds or a missing folder. */
async function withVariables(task: () => Promise<number>): Promise<number> {
  try {
    const { buildConfig } = await import('../src/site-config.ts');
    const { requireGivenFolders } = await import('../src/selfhost/start-conditions.ts');
    await requireGivenFolders(buildConfig);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  return task();
}

async function contentMistakes(): Promise<string | null> {
  try {
    const { buildConfig } = await import('../src/site-config.ts');
    const { contentSource } = await import('../src/content-files/content-source.ts');
    contentSource(buildConfig.contentDir, buildConfig.storageDir).read();
    return null;
  } catch (error) {
    return error instanceof ContentError ? error.message : null;
  }
}

/** May offer to make an old sample young; it changes no content. */
async function buildForStart(): Promise<number> {
  const code = await buildSite();
  if (code !== 0) return code;
  // Loaded only here: most starts build nothing.
  const { buildConfig } = await import('../src/site-config.ts');
  const { sampleOffer } = await import('./sample/sample-age.ts');
  const offer = sampleOffer(buildConfig);
  if (offer !== null) console.log(offer);
  return 0;
}

async function start(): Promise<number> {
  if (isStartedByNpm()) whenParentEnds(() => process.kill(process.pid, 'SIGTERM'));
  process.chdir(root);
  const folder = await lockForStart();
  if (folder === null) return 1;
  const code = await buildSiteIfStale(root, { build: buildForStart, mistakes: contentMistakes });
  if (code !== 0) return code;
  const server = await bundleServerIfStale(root);
  folder.release();
  becomeProgram(process.execPath, [...SERVER_FLAGS, server], { ...process.env, ...SERVER_MEMORY });
  return run(server, [], SERVER_MEMORY, SERVER_FLAGS);
}

/** Null when no server could start; the reason is printed. */
async function lockForStart(): Promise<FolderLock | null> {
  const { requireStartable } = await import('../src/selfhost/start-conditions.ts');
  const { startProblem } = await import('../src/selfhost/data-folder.ts');
  try {
    return await requireStartable(process.env);
  } catch (error) {
    console.error(startProblem(error));
    return null;
  }
}

const tasks: Record<string, (args: string[]) => Promise<number>> = {
  start,
  dev: (args) => withVariables(() => astro('dev', ...args)),
  build: (args) => withVariables(() => build(args)),
  admin: (args) => run(join(root, 'scripts/admin.ts'), args),
  backup: (args) => run(join(root, 'scripts/backup.ts'), args),
  restore: (args) => run(join(root, 'scripts/restore.ts'), args),
  'new-house': (args) => run(join(root, 'scripts/new-house.ts'), args),
  sample: (args) => run(join(root, 'scripts/sample.ts'), args),
  'check:content': () => withVariables(() => run(join(root, 'scripts/check-content.ts'))),
  'migrate:events': (args) => withVariables(() => run(join(root, 'scripts/migrate-events.ts'), args)),
  'check:deploy': (args) => run(join(root, 'scripts/check-deploy.ts'), args),
  bench: (args) => run(join(root, 'scripts/bench/bench.ts'), args),
  format: () =>
    steps(
      ['biome', () => run(commandPath('@biomejs/biome', 'biome'), ['check', '--write'])],
      ['prettier', () => run(commandPath('prettier'), ['--write', '--log-level=warn', '**/*.astro'])],
    ),
  test: (args) =>
    args.length > 0
      ? vitest('run', ...args)
      : steps(
          ['lint and format', () => run(commandPath('@biomejs/biome', 'biome'), ['ci'])],
          ['format of pages', () => run(commandPath('prettier'), ['--check', '--log-level=warn', '**/*.astro'])],
          ['import rules', () => depcruise('src', 'netlify', 'scripts')],
          ['what islands reach', () => depcruise('--config', '.dependency-cruiser.reach.cjs', 'src')],
          ['unused code', () => run(commandPath('knip'))],
          ['types', () => astro('check', '--minimumFailingSeverity', 'hint')],
          ['tests', () => vitest('run', '--project', 'fast', '--project', 'site')],
        ),
  'test:long': (args) => vitest('run', '--project', 'long', ...args),
};

const [name = '', ...args] = process.argv.slice(2);
const task = tasks[name];
if (task === undefined) {
  console.error(`Neznáma úloha „${name}“. K dispozícii: ${Object.keys(tasks).join(', ')}`);
  process.exit(1);
}
process.exitCode = await task(args);
