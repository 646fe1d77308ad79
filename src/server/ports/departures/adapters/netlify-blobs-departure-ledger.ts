import { randomBytes } from 'node:crypto';
import { blobKeys, type NetlifyBlobsAccess, netlifyBlobs } from '../../media/adapters/netlify-blobs-media-store.ts';
import type { DepartureLedger } from '../departures.ts';

const TIME_DIGITS = 15;

/** Netlify Blobs cannot append, so each line is a blob. */
export function netlifyBlobsDepartureLedger(access: NetlifyBlobsAccess | null, name: string): DepartureLedger {
  const open = netlifyBlobs(access, name);

  return {
    async append(line, atMs) {
      await open().set(`${timeText(atMs)}-${randomBytes(8).toString('hex')}`, line);
    },
    async lines() {
      const found: string[] = [];
      for (const key of (await blobKeys(open())).sort()) {
        const line: string | null = await open().get(key, { type: 'text' });
        if (line !== null) found.push(line);
      }
      return found;
    },
    async forget(beforeMs) {
      for (const key of await blobKeys(open())) if (key < timeText(beforeMs)) await open().delete(key);
    },
  };
}

function timeText(atMs: number): string {
  return String(atMs).padStart(TIME_DIGITS, '0');
}
