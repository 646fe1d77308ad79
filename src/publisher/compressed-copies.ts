// Writes `.br` and `.gz` copies beside the files of a site that become smaller.
import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
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

/** Writes the copies of all files of a site except those in `ready`. */
export async function compressSite(siteDir: string, ready: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await compressFiles(files.filter((file) => !ready.has(file)));
}

/** Writes the copies of some files. */
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

const COMPRESSIBLE = /\.(html|css|js|mjs|json|svg|xml|txt|ics|webmanifest)$/;
/** Less than this leaves the server in the first round trip anyway, and the calendar files of single events are many. */
const SMALLEST_WORTHWHILE_BYTES = 4096;
/** Several of these load with one page, so there the little gains add up. */
const SMALLEST_WORTHWHILE_ASSET_BYTES = 1024;
const SHARED_ASSET = /\.(css|js|mjs|svg)$/;
const PAGE = /\.html$/;
/** There is one for every event, and one for every year, which may have hundreds. */
const PAGE_OF_EVENTS = /[\\/]events[\\/]/;
/** Here the highest quality takes up to a second and many megabytes of memory; the next one a third, for 1.5 % more. */
const LARGE_BYTES = 256 * 1024;
/** Fits the largest page; the default makes the encoder clear megabytes of memory for each small one. */
const BROTLI_WINDOW_BITS = 16;

/** How a file of the site is compressed into the copies beside it. */
interface Compression {
  /** Less than a millisecond for a page; the others take up to a second. */
  isQuick: boolean;
  brotli: BrotliOptions;
  gzip: ZlibOptions;
}

/**
 * Null for a file that gains nothing. Shared assets and most kinds of pages are few and fetched by everyone: as small as possible,
 * which is 8 % for a page. Pages of events are many or long, like feeds: fast, and nearly as small.
 */
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
