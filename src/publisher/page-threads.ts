import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SiteContent } from '../content-files/site-content.ts';
import type { Renderer } from './astro-bundle.ts';
import type { PageRecord } from './page-records.ts';

const YOUNG_MEGABYTES = 24;
/** Each thread takes 350 MB at 10,000 events. */
const MOST_THREADS = 4;
const PAGES_PER_THREAD = 100;

export interface PageTask {
  renderer: Renderer;
  content: SiteContent;
  siteDir: string;
  files?: readonly string[];
}

export interface ThreadTask extends PageTask {
  next: Int32Array<SharedArrayBuffer>;
}

/** @throws when no thread is writing any more: the first error, or one for other code in the renderer's folder */
export async function writePages(task: PageTask): Promise<Map<string, PageRecord>> {
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const wanted = Math.ceil((task.files ?? task.content.events).length / PAGES_PER_THREAD);
  const threads = Math.max(1, Math.min(wanted, availableParallelism(), MOST_THREADS));
  const shares = await Promise.allSettled(Array.from({ length: threads }, () => writeShare({ ...task, next })));
  const failed = shares.find((share) => share.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return new Map(shares.flatMap((share) => (share.status === 'fulfilled' ? [...share.value] : [])));
}

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
