import { errorText, needsPassword } from '../../../api/admin-client.ts';
import { changeGallery, type Gallery } from '../../../api/admin-galleries.ts';
import { ApiError } from '../../../api/client.ts';
import { removePicture } from '../../../api/media.ts';
import { withPassword } from '../../shared/confirm.tsx';
import { type PhotoDraft, toPhotos } from '../photos/photo-drafts.ts';

/** Files that should have been removed permanently but still exist. */
export interface LeftFiles {
  paths: readonly string[];
  reason: string;
}

/** `theirs` is null when a colleague has deleted the gallery. */
export type GallerySave =
  | { outcome: 'saved'; gallery: Gallery; left: LeftFiles | null }
  | { outcome: 'conflict'; theirs: Gallery | null };

const BROKEN = 'Súbor galérie medzitým niekto upravil a\u00a0má chybu. Vaše zmeny zostali v\u00a0tomto prehliadači.';

/**
 * Saves before it removes files, because those in the gallery are in use. A file that remains does not undo the save.
 * @throws ApiError nothing was saved; 409: somebody has broken the file
 */
export async function saveGallery(
  eventId: string,
  version: string | null,
  drafts: readonly PhotoDraft[],
): Promise<GallerySave> {
  const answer = await changeGallery(eventId, version, toPhotos(drafts));
  const gallery = answer.outcome === 'saved' ? answer.entry : answer.current;
  if (gallery?.is_broken) throw new ApiError(409, BROKEN);
  if (answer.outcome === 'conflict' || gallery === null) return { outcome: 'conflict', theirs: gallery };
  const gone = drafts.filter(({ removal }) => removal === 'for-good').map(({ image_path }) => image_path);
  return { outcome: 'saved', gallery, left: gone.length === 0 ? null : await removeFiles(gone) };
}

/** Asks for the password once; null: no file is left. */
export async function removeFiles(paths: readonly string[]): Promise<LeftFiles | null> {
  try {
    return await withPassword(() => removeEach(paths));
  } catch (error) {
    return { paths, reason: errorText(error) };
  }
}

async function removeEach(paths: readonly string[]): Promise<LeftFiles | null> {
  const left: string[] = [];
  let reason = '';
  for (const path of paths)
    try {
      await removePicture(path);
    } catch (error) {
      if (needsPassword(error)) throw error;
      if (error instanceof ApiError && error.status === 404) continue;
      left.push(path);
      reason = errorText(error);
    }
  return left.length === 0 ? null : { paths: left, reason };
}
