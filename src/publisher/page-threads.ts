// Renders many pages at once. Astro would render one after another in the bundler's thread; here separate threads do it,
// one for each core (docs/decisions/0022).
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SiteContent } from '../content-files/site-content.ts';
import type { Renderer } from './astro-bundle.ts';
import type { PageRecord } from './page-records.ts';

/** Pages are garbage once they are written; room for more of them makes a thread larger, not faster. */
const YOUNG_MEGABYTES = 24;
/** Each holds the content and the pages' code: 350 MB at 10,000 events. */
const MOST_THREADS = 4;
/** Fewer pages are written before another thread has started. */
const PAGES_PER_THREAD = 100;

export interface PageTask {
  renderer: Renderer;
  content: SiteContent;
  siteDir: string;
  /** Only these files of the site; all of them when it is left out. */
  files?: readonly string[];
}

/** What a thread is given. */
export interface ThreadTask extends PageTask {
  /** Index of the next page that no thread has taken, in the order of the renderer. */
  next: Int32Array<SharedArrayBuffer>;
}

/**
 * Renders pages of a content into the folder of a site, with compressed copies unless the host makes them.
 * @returns what each was made from, by file of the site
 * @throws the first error of a thread, or an Error when the renderer's folder holds other code; some pages may be written by
 * then, and no thread is writing any more
 */
export async function writePages(task: PageTask): Promise<Map<string, PageRecord>> {
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const wanted = Math.ceil((task.files ?? task.content.events).length / PAGES_PER_THREAD);
  const threads = Math.max(1, Math.min(wanted, availableParallelism(), MOST_THREADS));
  const shares = await Promise.allSettled(Array.from({ length: threads }, () => writeShare({ ...task, next })));
  const failed = shares.find((share) => share.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return new Map(shares.flatMap((share) => (share.status === 'fulfilled' ? [...share.value] : [])));
}

/** An index beyond all pages; it stops the other threads. */
const BEYOND_ALL = 2 ** 30;

async function writeShare(task: ThreadTask): Promise<ReadonlyMap<string, PageRecord>> {
  const thread = new Worker(new URL('./page-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  try {
    return await new Promise((resolve, reject) => {
      thread.on('message', resolve).on('error', reject);
      thread.on('exit', () => reject(new Error('A thread ended before its pages were written')));
    });
  } catch (error) {
    Atomics.store(task.next, 0, BEYOND_ALL);
    throw error;
  }
}
