import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'rolldown';
import { fingerprint } from './fingerprint.ts';

const ENTRY = 'src/selfhost/server.ts';
const SOURCES = ['src/**/*', 'scripts/*', 'package-lock.json'];
const FOLDER = 'dist-server';
/** Renamed into place: there is never half a bundle. */
const START_FILE = 'server.mjs';
/** `sharp` has a native library, which cannot be bundled. */
const LEFT_OUTSIDE = ['sharp'];

/** docs/decisions/0024; gives the file to run. */
export async function bundleServerIfStale(root: string): Promise<string> {
  const folder = join(root, FOLDER);
  const startFile = join(folder, START_FILE);
  const name = (await fingerprint(root, SOURCES)).slice(0, 16);
  const start = `import './${name}/server.mjs';\n`;
  const before = await readFile(startFile, 'utf8').catch(() => '');
  if (before === start && existsSync(join(folder, name))) return startFile;
  await bundle(root, join(folder, name));
  await mkdir(folder, { recursive: true });
  await writeFile(`${startFile}.new`, start);
  await rename(`${startFile}.new`, startFile);
  // A running server loads parts of the previous bundle.
  const kept = new Set([START_FILE, name, /\.\/(\w+)\//.exec(before)?.[1]]);
  for (const entry of await readdir(folder))
    if (!kept.has(entry)) await rm(join(folder, entry), { recursive: true, force: true });
  return startFile;
}

async function bundle(root: string, folder: string): Promise<void> {
  const { build } = await import('rolldown');
  await build({
    cwd: root,
    input: { server: ENTRY },
    platform: 'node',
    external: LEFT_OUTSIDE,
    plugins: [placesOfSources(root)],
    // Otherwise React's development half comes along.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    tsconfig: false,
    logLevel: 'warn',
    output: {
      dir: folder,
      cleanDir: true,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      sourcemap: true,
      sourcemapExcludeSources: true,
    },
  });
}

/** Keeps paths valid that modules name relative to themselves. */
function placesOfSources(root: string): Plugin {
  return {
    name: 'places-of-sources',
    transform(code, id) {
      // Ids of the bundler's own modules begin with a zero.
      if (id.startsWith('\0') || !code.includes('import.meta.url')) return null;
      const source = `../../${relative(root, id).replaceAll('\\', '/')}`;
      return { code: code.replaceAll('import.meta.url', `new URL('${source}', import.meta.url).href`), map: null };
    },
  };
}
