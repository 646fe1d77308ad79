import { errorText, isMissing, needsPassword } from '../../../api/admin-client.ts';
import { type SaveAnswer, saved } from '../../../api/entries.ts';
import { type Gallery, type GalleryEntry, galleries } from '../../../api/galleries.ts';
import { removePicture } from '../../../api/media.ts';
import { withPassword } from '../../shared/confirm.tsx';
import { type PhotoDraft, toPhotos } from '../photos/photo-drafts.ts';

export interface LeftFiles {
  paths: readonly string[];
  reason: string;
}

export type SavedGallery = Gallery & { left?: LeftFiles | null };

/**
 * Saves before it removes files, because those in the gallery are in use. A file that remains does not undo the save.
 * @throws ApiError nothing was saved
 */
export async function saveGallery(
  opened: Gallery,
  version: string | null,
  drafts: readonly PhotoDraft[],
): Promise<SaveAnswer<SavedGallery | GalleryEntry>> {
  const answer = await galleries.change(String(opened.event_id), version, { photos: toPhotos(drafts) });
  // A colleague who has deleted the gallery has left an event without photos.
  if (answer.outcome === 'conflict')
    return { ...answer, current: answer.current ?? { ...opened, photos: [], version: null } };
  const gone = drafts.filter(({ removal }) => removal === 'for-good').map(({ image_path }) => image_path);
  if (answer.entry.is_broken || gone.length === 0) return answer;
  return saved<SavedGallery>({ ...answer.entry, left: await removeFiles(gone) });
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
      if (isMissing(error)) continue;
      left.push(path);
      reason = errorText(error);
    }
  return left.length === 0 ? null : { paths: left, reason };
}
