import type { MediaStore } from '../server/media/media-store.ts';
import type { ScaledPictures } from './scaled-pictures.ts';

/**
 * A store of pictures that takes the scaled copies along when one is removed for good.
 * @param copies their names begin with the hash of their original, as its own name does
 */
export function mediaWithCopies(media: MediaStore, copies: ScaledPictures): MediaStore {
  return {
    ...media,
    async remove(name) {
      await media.remove(name);
      await copies.removeOf(name.slice(0, name.indexOf('.')));
    },
  };
}
