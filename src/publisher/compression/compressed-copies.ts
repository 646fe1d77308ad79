// The `.br` and `.gz` beside the files of a site that gain from them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, gzip, gzipSync } from 'node:zlib';
import { type Compression, compressionOf } from './compression.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compressing at once: zlib works on the four threads of Node's pool. */
const PARALLEL = 8;

/**
 * Writes the copies of one file, which may not be there yet: before anything else is done in this thread where that is quick, and
 * beside it where it is not.
 */
export async function writeCopies(path: string, content: Uint8Array): Promise<void> {
  const compression = compressionOf(path, content.length);
  if (compression === null) return;
  mkdirSync(dirname(path), { recursive: true });
  if (!compression.isQuick) return writeSlowCopies(path, content, compression);
  writeFileSync(`${path}.br`, brotliCompressSync(content, compression.brotli));
  writeFileSync(`${path}.gz`, gzipSync(content, compression.gzip));
}

/** Writes those of all files of a site, but for those that get them otherwise. */
export async function compressSite(siteDir: string, ready: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await compressFiles(files.filter((file) => !ready.has(file)));
}

/** Writes those of some files of a site. */
export async function compressFiles(files: readonly string[]): Promise<void> {
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
  if (compression !== null) await writeSlowCopies(path, content, compression);
}

async function writeSlowCopies(path: string, content: Uint8Array, { brotli, gzip }: Compression): Promise<void> {
  const [br, gz] = await Promise.all([brotliAsync(content, brotli), gzipAsync(content, gzip)]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
