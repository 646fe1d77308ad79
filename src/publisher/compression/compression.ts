import { type BrotliOptions, constants, type ZlibOptions } from 'node:zlib';

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
export interface Compression {
  /** Less than a millisecond for a page; the others take up to a second. */
  isQuick: boolean;
  brotli: BrotliOptions;
  gzip: ZlibOptions;
}

/**
 * Null for a file that gains nothing. Shared assets and most kinds of pages are few and fetched by everyone: as small as possible,
 * which is 8 % for a page. Pages of events are many or long, like feeds: fast, and nearly as small.
 */
export function compressionOf(path: string, bytes: number): Compression | null {
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
