import { Worker } from 'node:worker_threads';
import { writeCopies } from './compressed-copies.ts';
import type { PageToCompress } from './page-compressor-worker.ts';

/** Pages that wait in memory for the other core; when there are more, this one takes its share. */
const MAX_WAITING = 50;

/** Compresses the pages of a site while others are being rendered, on another core as long as that one keeps up. */
export interface PageCompressor {
  /** Takes a page that is being written to `path`. */
  add(path: string, content: Uint8Array): void;
  /** What it has taken. */
  readonly paths: ReadonlySet<string>;
  /** Settles when all of them have their copies. */
  done(): Promise<void>;
}

export function pageCompressor(): PageCompressor {
  const worker = new Worker(new URL('./page-compressor-worker.ts', import.meta.url));
  const paths = new Set<string>();
  let waiting = 0;
  let wake: (() => void) | null = null;
  let failure: Error | null = null;

  // A build that has failed must end; what is waited for keeps the process alive meanwhile.
  worker.unref();
  worker.on('message', () => {
    waiting -= 1;
    wake?.();
  });
  worker.on('error', (error) => {
    failure = error;
    wake?.();
  });

  return {
    paths,
    add(path, content) {
      if (failure !== null) throw failure;
      paths.add(path);
      if (waiting >= MAX_WAITING) return writeCopies(path, content);
      waiting += 1;
      worker.postMessage({ path, content } satisfies PageToCompress);
    },
    async done() {
      worker.ref();
      while (waiting > 0 && failure === null) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      if (failure !== null) throw failure;
      await worker.terminate();
    },
  };
}
