import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';
import pLimit from 'p-limit';
import { filesBelow } from '../content-files/folders.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const PARALLEL = 8;

/** Quick compression blocks this thread, slow compression runs beside it. */
export async function writeCopies(path: string, content: Uint8Array): Promise<void> {
  const compression = compressionOf(path, content.length);
  if (compression === null) return;
  mkdirSync(dirname(path), { recursive: true });
  if (!compression.isQuick) return writeSlowCopies(path, content, compression);
  writeFileSync(`${path}.br`, brotliCompressSync(content, compression.brotli));
  writeFileSync(`${path}.gz`, gzipSync(content, compression.gzip));
}

export async function compressSite(siteDir: string, ready: ReadonlySet<string>): Promise<void> {
  const files = (await filesBelow(siteDir)).map((path) => join(siteDir, path));
  await compressFiles(files.filter((file) => !ready.has(file)));
}

export async function compressFiles(files: readonly string[]): Promise<void> {
  const compressible = files.filter((file) => compressionOf(file, Number.POSITIVE_INFINITY) !== null);
  await pLimit(PARALLEL).map(compressible, compressFile);
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

const COMPRESSIBLE = /\.(html|css|js|mjs|json|svg|xml|txt|ics|webmanifest)$/;
const SMALLEST_WORTHWHILE_BYTES = 4096;
const SMALLEST_WORTHWHILE_ASSET_BYTES = 1024;
const SHARED_ASSET = /\.(css|js|mjs|svg)$/;
const PAGE = /\.html$/;
const PAGE_OF_EVENTS = /[\\/]events[\\/]/;
/** Above this size the highest quality takes up to a second and many megabytes. */
const LARGE_BYTES = 256 * 1024;
/** The default makes the encoder clear megabytes of memory for each small page. */
const BROTLI_WINDOW_BITS = 16;

interface Compression {
  isQuick: boolean;
  brotli: BrotliOptions;
  gzip: ZlibOptions;
}

function compressionOf(path: string, bytes: number): Compression | null {
  const isAsset = SHARED_ASSET.test(path);
  if (!COMPRESSIBLE.test(path)) return null;
  if (bytes < (isAsset ? SMALLEST_WORTHWHILE_ASSET_BYTES : SMALLEST_WORTHWHILE_BYTES)) return null;
  const isFew = isAsset || (PAGE.test(path) && !PAGE_OF_EVENTS.test(path));
  const best = bytes > LARGE_BYTES ? constants.BROTLI_MAX_QUALITY - 1 : constants.BROTLI_MAX_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isFew ? best : 6,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    ...(isFew ? {} : { [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS }),
  };
  return { isQuick: !isFew, brotli: { params }, gzip: { level: isFew ? 9 : 4 } };
}
