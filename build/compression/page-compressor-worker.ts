// Writes the compressed copies of pages, one page after another, in a thread of its own. Node's pool of threads is left to what
// writes the pages: behind a queue of compressions it would wait for every one.
import { parentPort } from 'node:worker_threads';
import { writeCopies } from './compressed-copies.ts';

/** A file that is being written. */
export interface PageToCompress {
  path: string;
  content: Uint8Array;
}

parentPort?.on('message', ({ path, content }: PageToCompress) => {
  writeCopies(path, content);
  parentPort?.postMessage(path);
});
