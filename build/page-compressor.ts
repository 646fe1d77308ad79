import { Worker } from 'node:worker_threads';
import type { PageToCompress } from './compression-worker.ts';

/** Pages kept in memory until their turn comes; rendering waits when there are more. */
const MAX_WAITING = 200;

/** Compresses the pages of a site while others are being rendered, on another core. */
export interface PageCompressor {
  /** Takes a page that is being written to `path`; waits when too many are waiting already. */
  add(path: string, content: Uint8Array): Promise<void>;
  /** What it has taken. */
  readonly paths: ReadonlySet<string>;
  /** Settles when all of them have their copies. */
  done(): Promise<void>;
}

export function pageCompressor(): PageCompressor {
  const worker = new Worker(new URL('./compression-worker.ts', import.meta.url));
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

  /** Waits until no more than so many pages wait for their turn. */
  async function untilAtMost(count: number): Promise<void> {
    worker.ref();
    while (waiting > count && failure === null) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    worker.unref();
    if (failure !== null) throw failure;
  }

  return {
    paths,
    async add(path, content) {
      await untilAtMost(MAX_WAITING);
      paths.add(path);
      waiting += 1;
      worker.postMessage({ path, content } satisfies PageToCompress);
    },
    async done() {
      await untilAtMost(0);
      await worker.terminate();
    },
  };
}
