// Writes the compressed copies of pages, one page after another, in a thread of its own. Node's pool of threads is left to what
// writes the pages: behind a queue of compressions it would wait for every one.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { compressionOf } from './compressed-copies.ts';

/** A file that is being written. */
export interface PageToCompress {
  path: string;
  content: Uint8Array;
}

parentPort?.on('message', ({ path, content }: PageToCompress) => {
  const compression = compressionOf(path, content.length);
  if (compression !== null) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.br`, brotliCompressSync(content, compression.brotli));
    writeFileSync(`${path}.gz`, gzipSync(content, compression.gzip));
  }
  parentPort?.postMessage(path);
});
