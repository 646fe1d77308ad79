import { DAY_MS } from '../../../domain/time/clock.ts';
import { tooBusy } from '../../app-error.ts';
import { namedPictures } from '../../core/entries/entry-pictures.ts';
import { readContent } from '../../core/entries/save-content.ts';
import { authorOf } from '../../core/entries/save-log.ts';
import { beginRemoval, leaveRemoval, unusedUploads } from '../../core/entries/uploads.ts';
import type { Services } from '../../services.ts';

const OTHERS_AT_IT = 'S\u00a0týmto obrázkom práve niekto pracuje. Skúste to, prosím, o\u00a0chvíľu znova.';

/**
 * Entries can no longer name it, and saves of this process end first; one of another process may still name it.
 * @returns false when the content names it
 * @throws AppError unavailable while somebody else removes it; after other errors the job `retention` goes on
 */
export async function removePicture(services: Services, name: string): Promise<boolean> {
  const { store, media } = services;
  const uploads = unusedUploads(store);
  const version = await beginRemoval(services, name, await uploads.find(name));
  if (version === null) throw tooBusy(OTHERS_AT_IT);
  try {
    const isNamed = await isNamedAfterSaves(services, `m/${name}`);
    if (!isNamed) await media.remove(name);
    await uploads.remove(name, version);
    return !isNamed;
  } catch (error) {
    // If this fails as well, the hold on the record expires.
    await leaveRemoval(store, name, version).catch(() => {});
    throw error;
  }
}

/** Commits of a process queue, so an empty one sees all before it. */
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

/** Browsers keep drafts, which may name it, for 30 days; 30 are added. */
const UNUSED_DAYS = 60;
const MOST_AT_ONCE = 100;

/** Keeps those that a content file edited by hand names. */
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
    const going = await beginRemoval(services, name, record);
    if (going === null) continue;
    await media.remove(name);
    await uploads.remove(name, going);
  }
}
