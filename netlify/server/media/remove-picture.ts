import { namedPictures } from '../content/named-pictures.ts';
import { authorOf } from '../content/save-log.ts';
import type { Services } from '../services.ts';
import { announceRemoval, unusedUploads } from './uploads.ts';

/**
 * Removes a picture for good, unless the content names it: a page would show a hole in its place. From before the look on no
 * entry can begin to name it, and the look waits for the saves of this process that are under way. What is left: an entry that
 * another process of the host began to save before, and has not saved by then.
 * @returns whether it is gone
 * @throws StoreError, MediaUnavailableError, ContentUnavailableError: the job `retention` then finishes it
 */
export async function removePicture(services: Services, name: string): Promise<boolean> {
  const { store, media } = services;
  await announceRemoval(store, name);
  const isNamed = await isNamedAfterSaves(services, `m/${name}`);
  if (!isNamed) await media.remove(name);
  await unusedUploads(store).remove(name);
  return !isNamed;
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
