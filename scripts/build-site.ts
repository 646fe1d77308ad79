import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CONTENT_INDEX_FILE } from '../src/domain/content-index.ts';

const STAMP_FILE = '.cache/built-from';
const SOURCES = ['src/**/*', 'public/**/*', 'build/**/*', 'astro.config.mjs', 'package-lock.json'];
/** What of the environment ends up in pages. */
const BUILD_ENVIRONMENT = ['SITE_URL', 'PORT', 'CONTENT_DIR', 'ANALYTICS_SRC', 'TILE_URL', 'BUILD_NOW'];

/** Builds the site unless it was built from the very same sources, content and settings on the same day. */
export async function buildSiteIfStale(root: string, build: () => Promise<number>): Promise<number> {
  const fingerprint = await sourceFingerprint(root);
  const stampFile = join(root, STAMP_FILE);
  const builtFrom = await readFile(stampFile, 'utf8').catch(() => null);
  const isThere = await stat(join(root, CONTENT_INDEX_FILE)).catch(() => null);
  if (isThere !== null && builtFrom === fingerprint) return 0;
  console.log('Zostavujem web…');
  const code = await build();
  if (code !== 0) return code;
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, fingerprint);
  return 0;
}

/** A digest of names, sizes and times of all sources: enough to notice a change, quick enough for every start. */
async function sourceFingerprint(root: string): Promise<string> {
  const contentDir = process.env.CONTENT_DIR ?? 'content';
  const hash = createHash('sha256');
  const paths: string[] = [];
  for (const pattern of [...SOURCES, `${contentDir}/**/*`])
    for await (const path of glob(pattern, { cwd: root })) paths.push(path);
  for (const path of paths.sort()) {
    const { size, mtimeMs } = await stat(join(root, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  for (const name of BUILD_ENVIRONMENT) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  // Pages say what is over and what comes next: a build is good for its day.
  hash.update(new Date().toISOString().slice(0, 10));
  return hash.digest('hex');
}
