import { namedPictures } from '../entries/named-pictures.ts';
import { readContent } from '../entries/save-content.ts';
import type { Services } from '../services.ts';
import { beginRemoval, unusedUploads } from './uploads.ts';

/** A browser keeps a draft, which may name it, for 30 days after the last letter was typed; and 30 more to be sure. */
const UNUSED_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_AT_ONCE = 100;

/**
 * Removes pictures that were uploaded and that no entry has ever been saved with. One that a hand has written into a file by
 * now is kept like the others.
 * @throws StoreError, MediaUnavailableError, ContentUnavailableError
 */
export async function removeUnusedUploads(services: Services): Promise<void> {
  const { store, media, clock } = services;
  const uploads = unusedUploads(store);
  const max = clock.now() - UNUSED_DAYS * DAY_MS;
  const { records } = await uploads.list('all', { max, limit: MOST_AT_ONCE });
  if (records.length === 0) return;
  const isNamed = await namedPictures(await readContent(services));
  for (const record of records) {
    const name = record.id;
    if (isNamed(`m/${name}`)) {
      await uploads.remove(name, record.version);
      continue;
    }
    // Who is about to name it takes the record away, and then this does not come about.
    const going = await beginRemoval(services, name, record);
    if (going === null) continue;
    await media.remove(name);
    await uploads.remove(name, going);
  }
}
