// Writes `.br` and `.gz` copies beside those files of a site that compression makes smaller.
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

/** Files compressed at once; zlib works on the four threads of Node's pool. */
const PARALLEL = 8;

/**
 * Writes the copies of one file, which need not exist yet. Quick compression blocks this thread, slow compression runs beside it.
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
/** A smaller file leaves the server in the first round trip anyway, and there are many calendar files of single events. */
const SMALLEST_WORTHWHILE_BYTES = 4096;
/** Several of these load with one page, so small gains add up. */
const SMALLEST_WORTHWHILE_ASSET_BYTES = 1024;
const SHARED_ASSET = /\.(css|js|mjs|svg)$/;
const PAGE = /\.html$/;
/** One page for every event, and one for every year, which may list hundreds. */
const PAGE_OF_EVENTS = /[\\/]events[\\/]/;
/** From here on the highest quality takes up to a second and many megabytes; the next one a third, for 1.5 % more bytes. */
const LARGE_BYTES = 256 * 1024;
/** Fits the largest page; the default makes the encoder clear megabytes of memory for each small page. */
const BROTLI_WINDOW_BITS = 16;

/** How a file of the site is compressed into the copies beside it. */
interface Compression {
  /** True when a page takes less than a millisecond; other files take up to a second. */
  isQuick: boolean;
  brotli: BrotliOptions;
  gzip: ZlibOptions;
}

/**
 * Null for a file that gains nothing. Shared assets and most kinds of pages are few and everyone fetches them: they get the best
 * compression, which saves 8 % of a page. Pages of events and feeds are many or long: they get a fast one.
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
