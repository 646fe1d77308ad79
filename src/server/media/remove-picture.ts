import { namedPictures } from '../entries/named-pictures.ts';
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
