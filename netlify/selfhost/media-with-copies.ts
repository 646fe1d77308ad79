import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from '../server/ports/media-store/media-store.ts';

/**
 * A store of pictures that takes the scaled copies along when one is removed for good.
 * @param folder where the copies are; their names begin with the hash of their original (`pictures.ts`), as its own name does
 */
export function mediaWithCopies(media: MediaStore, folder: string): MediaStore {
  return {
    ...media,
    async remove(name) {
      await media.remove(name);
      const hash = name.slice(0, name.indexOf('.'));
      const copies = (await readdir(folder).catch(() => [])).filter((copy) => copy.startsWith(`${hash}-`));
      await Promise.all(copies.map((copy) => rm(join(folder, copy), { force: true })));
    },
  };
}
