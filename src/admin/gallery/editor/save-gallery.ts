import type { SaveAnswer } from '../../../api/admin-content.ts';
import { changeGallery, type GalleryEntry } from '../../../api/admin-galleries.ts';
import { ApiError } from '../../../api/client.ts';
import { removePicture } from '../../../api/media.ts';
import { withPassword } from '../../shared/confirm-password.tsx';
import { type PhotoDraft, toPhotos } from '../photos/photo-drafts.ts';

/**
 * Saves the photos of an event, then removes the files of those that are to be gone for good: as long as the gallery names them,
 * they are in use.
 * @throws ApiError
 */
export async function saveGallery(
  eventId: string,
  version: string | null,
  drafts: readonly PhotoDraft[],
): Promise<SaveAnswer<GalleryEntry>> {
  const answer = await changeGallery(eventId, version, toPhotos(drafts));
  if (answer.outcome === 'conflict') return answer;
  for (const { image_path } of drafts.filter(({ removal }) => removal === 'for-good'))
    await withPassword(() => removePicture(image_path)).catch(ignoreMissing);
  return answer;
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}
