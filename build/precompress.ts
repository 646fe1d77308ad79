import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { compressionOf } from './compressed-copies.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compressing at once: zlib works on the four threads of Node's pool. */
const PARALLEL = 8;

/** Writes `.br` and `.gz` beside every text file of a site that gains from it, but for those that get them otherwise. */
export async function precompressSite(siteDir: string, ready: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await precompress(files.filter((file) => !ready.has(file)));
}

/** The same for some files. */
export async function precompress(files: readonly string[]): Promise<void> {
  const next = files.filter((file) => compressionOf(file, Number.POSITIVE_INFINITY) !== null).values();
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (const path of next) await compressFile(path);
    }),
  );
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const compression = compressionOf(path, content.length);
  if (compression === null) return;
  const [br, gz] = await Promise.all([brotliAsync(content, compression.brotli), gzipAsync(content, compression.gzip)]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
