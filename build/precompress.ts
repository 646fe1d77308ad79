import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const COMPRESSIBLE = /\.(html|css|js|mjs|json|svg|xml|txt|ics|webmanifest)$/;
/** Less than this leaves the server in the first round trip anyway, and the calendar files of single events are many. */
const SMALLEST_WORTHWHILE_BYTES = 4096;
/** Several of these load with one page, so there the little gains add up. */
const SMALLEST_WORTHWHILE_ASSET_BYTES = 1024;
const SHARED_ASSET = /\.(css|js|mjs|svg)$/;
const PAGE = /\.html$/;
/** There is one for every event. */
const PAGE_OF_AN_EVENT = /[\\/]events[\\/]\d+[\\/]/;
/** Compressing at once: zlib works on the four threads of Node's pool. */
const PARALLEL = 8;
/** Fits the largest page; the default makes the encoder clear megabytes of memory for each small one. */
const BROTLI_WINDOW_BITS = 16;

/** Writes `.br` and `.gz` beside every text file of a site that gains from it. */
export async function precompressSite(siteDir: string): Promise<void> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  await precompress(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)));
}

/** The same for some files. */
export async function precompress(files: readonly string[]): Promise<void> {
  const next = files.filter((file) => COMPRESSIBLE.test(file)).values();
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (const path of next) await compressFile(path);
    }),
  );
}

/**
 * Shared assets and most kinds of pages are few and fetched by everyone: as small as possible, which is 8 % for a page. Pages of
 * events are many, feeds long: fast, and nearly as small.
 */
async function compressFile(path: string): Promise<void> {
  const isShared = SHARED_ASSET.test(path);
  const isFew = isShared || (PAGE.test(path) && !PAGE_OF_AN_EVENT.test(path));
  const source = await readFile(path);
  if (source.length < (isShared ? SMALLEST_WORTHWHILE_ASSET_BYTES : SMALLEST_WORTHWHILE_BYTES)) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isFew ? constants.BROTLI_MAX_QUALITY : 6,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    ...(isFew ? {} : { [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS }),
  };
  const [br, gz] = await Promise.all([brotliAsync(source, { params }), gzipAsync(source, { level: 7 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
