import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const COMPRESSIBLE = /\.(html|css|js|mjs|json|svg|xml|txt|ics|webmanifest)$/;
const SMALLEST_WORTHWHILE_BYTES = 1024;
/** Compressing at once: zlib works on the four threads of Node's pool. */
const PARALLEL = 8;

/** Shared assets are few and fetched by everyone: as small as possible. Pages are many: fast, and nearly as small. */
function brotliQuality(path: string): number {
  return path.endsWith('.html') ? 6 : constants.BROTLI_MAX_QUALITY;
}

/** Writes `.br` and `.gz` beside every text file of a site that gains from it; files that have not changed since are skipped. */
export async function precompress(siteDir: string): Promise<void> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const next = paths.values();
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (const path of next) await compressFile(path);
    }),
  );
}

async function compressFile(path: string): Promise<void> {
  const { size, mtime } = await stat(path);
  if (size < SMALLEST_WORTHWHILE_BYTES || (await isUpToDate(`${path}.br`, mtime))) return;
  const source = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(path), [constants.BROTLI_PARAM_SIZE_HINT]: size };
  const [br, gz] = await Promise.all([brotliAsync(source, { params }), gzipAsync(source, { level: 7 })]);
  for (const [suffix, data] of [
    ['br', br],
    ['gz', gz],
  ] as const) {
    await writeFile(`${path}.${suffix}`, data);
    await utimes(`${path}.${suffix}`, mtime, mtime);
  }
}

async function isUpToDate(path: string, mtime: Date): Promise<boolean> {
  const compressed = await stat(path).catch(() => null);
  return compressed?.mtimeMs === mtime.getTime();
}
