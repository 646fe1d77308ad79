import { namedPictures } from '../entries/named-pictures.ts';
import { readContent } from '../entries/save-content.ts';
import { authorOf } from '../entries/save-log.ts';
import { AppError } from '../http/app-error.ts';
import type { Services } from '../services.ts';
import { beginRemoval, leaveRemoval, unusedUploads } from './uploads.ts';

const OTHERS_AT_IT = 'S\u00a0týmto obrázkom práve niekto pracuje. Skúste to, prosím, o\u00a0chvíľu znova.';

/**
 * Removes a picture for good, unless the content names it: a page would show a hole in its place. From before the look on no
 * entry can begin to name it, and the look waits for the saves of this process that are under way. What is left: an entry that
 * another process of the host began to save before, and has not saved by then.
 * @returns whether it is gone
 * @throws AppError unavailable while somebody else removes it; StoreError, MediaUnavailableError, ContentUnavailableError: the
 * job `retention` then finishes it
 */
export async function removePicture(services: Services, name: string): Promise<boolean> {
  const { store, media } = services;
  const uploads = unusedUploads(store);
  const version = await beginRemoval(services, name, await uploads.find(name));
  if (version === null) throw new AppError('unavailable', OTHERS_AT_IT, { headers: { 'Retry-After': '5' } });
  try {
    const isNamed = await isNamedAfterSaves(services, `m/${name}`);
    if (!isNamed) await media.remove(name);
    await uploads.remove(name, version);
    return !isNamed;
  } catch (error) {
    // Should this fail, too, its time runs out.
    await leaveRemoval(store, name, version).catch(() => {});
    throw error;
  }
}

/** Commits wait for each other: one that changes nothing sees what those before it have changed. */
async function isNamedAfterSaves({ content, judgedFiles }: Services, path: string): Promise<boolean> {
  let isNamed = true;
  await content.commit({
    author: authorOf(null),
    message: 'Look for a picture',
    expected: new Map(),
    async change(state) {
      const isIn = await namedPictures(await judgedFiles.view(state));
      isNamed = isIn(path);
      return new Map();
    },
  });
  return isNamed;
}

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
