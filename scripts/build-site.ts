import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BUILD_ENVIRONMENT } from '../netlify/server/ports/build-trigger/build-environment.ts';
import { projectBuild, RENDERER_ID_FILE } from '../netlify/server/ports/build-trigger/build-folders.ts';
import { CONTENT_INDEX_FILE } from '../src/domain/content-index.ts';

const STAMP_FILE = '.cache/built-from';
const SOURCES = ['src/**/*', 'public/**/*', 'build/**/*', 'astro.config.mjs', 'package-lock.json'];
/** Content, its pictures and what changes with the day, the running server takes up by itself. */
const PUBLISHED_LATER = /^public[\\/]storage[\\/]/;

/** Builds the site unless it was built from the very same sources and settings. */
export async function buildSiteIfStale(root: string, build: () => Promise<number>): Promise<number> {
  const fingerprint = await sourceFingerprint(root);
  const stampFile = join(root, STAMP_FILE);
  const builtFrom = await readFile(stampFile, 'utf8').catch(() => null);
  const { records } = projectBuild(root);
  const isThere = existsSync(join(root, CONTENT_INDEX_FILE)) && existsSync(join(records, RENDERER_ID_FILE));
  if (isThere && builtFrom === fingerprint) return 0;
  console.log('Zostavujem web…');
  const code = await build();
  if (code !== 0) return code;
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, fingerprint);
  return 0;
}

/** A digest of names, sizes and times of all sources: enough to notice a change, quick enough for every start. */
async function sourceFingerprint(root: string): Promise<string> {
  const hash = createHash('sha256');
  const paths: string[] = [];
  for (const pattern of SOURCES)
    for await (const path of glob(pattern, { cwd: root })) if (!PUBLISHED_LATER.test(path)) paths.push(path);
  for (const path of paths.sort()) {
    const { size, mtimeMs } = await stat(join(root, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  for (const name of BUILD_ENVIRONMENT) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  return hash.digest('hex');
}
