// The photos of a gallery while they are edited: plain values and what may be done to a list of them.
import type { Gallery, PhotoToSave } from '../../../api/admin-galleries.ts';
import type { UploadedPicture } from '../../../api/media.ts';
import { isSameValue } from '../../../domain/content/same-value.ts';

export interface PhotoDraft {
  /** Names the photo on the screen; the server's number comes with saving. */
  key: string;
  /** null: not saved yet. */
  id: number | null;
  image_path: string;
  width: number;
  height: number;
  /** '' for a decorative photo; null: nothing was said yet. */
  alt_text: string | null;
  caption: string;
  credit: string;
  /** Kept, but not shown to visitors. */
  hidden: boolean;
  focus?: { x: number; y: number } | undefined;
  /** `gallery`: leaves the gallery with the next save. `for-good`: its file goes as well. */
  removal: 'none' | 'gallery' | 'for-good';
  /** Order in which it was chosen among those sent; null: it was there. */
  uploadId: number | null;
}

export type PhotoChange = Partial<Pick<PhotoDraft, 'alt_text' | 'caption' | 'credit' | 'hidden' | 'focus' | 'removal'>>;

type Drafts = readonly PhotoDraft[];

export function toDrafts({ photos }: Pick<Gallery, 'photos'>): PhotoDraft[] {
  return photos.map(({ id, image_path, width, height, alt_text, caption, credit, hidden, focus }) => ({
    key: `photo-${id}`,
    id,
    image_path,
    width,
    height,
    alt_text,
    caption: caption ?? '',
    credit: credit ?? '',
    hidden: hidden ?? false,
    focus,
    removal: 'none',
    uploadId: null,
  }));
}

/**
 * The photos as they were saved and as they stand now, by the names they have on the screen: what was done to them since they were
 * sent stays, and is not saved yet.
 */
export function afterSave(
  sent: Drafts,
  now: Drafts,
  gallery: Pick<Gallery, 'photos'>,
): { saved: PhotoDraft[]; shown: PhotoDraft[] } {
  const before = new Map(sent.map((draft) => [draft.key, draft]));
  const keys = new Map(sent.map(({ image_path, key }) => [image_path, key]));
  const saved = toDrafts(gallery).map((draft) => ({ ...draft, key: keys.get(draft.image_path) ?? draft.key }));
  const after = new Map(saved.map((draft) => [draft.key, draft]));
  const shown = now.flatMap((draft): PhotoDraft[] => {
    const stored = after.get(draft.key);
    if (!isSameValue(draft, before.get(draft.key))) return [{ ...draft, id: stored?.id ?? null }];
    return stored === undefined ? [] : [stored];
  });
  return { saved, shown };
}

/** What is saved: removed photos are left out, empty words as well. A photo nothing was said of counts as decorative. */
export function toPhotos(drafts: Drafts): PhotoToSave[] {
  return drafts
    .filter(({ removal }) => removal === 'none')
    .map(({ id, image_path, width, height, alt_text, caption, credit, hidden, focus }) => ({
      ...(id !== null && { id }),
      image_path,
      alt_text: (alt_text ?? '').trim(),
      width,
      height,
      ...(caption.trim() !== '' && { caption: caption.trim() }),
      ...(credit.trim() !== '' && { credit: credit.trim() }),
      ...(hidden && { hidden }),
      ...(focus !== undefined && { focus }),
    }));
}

/**
 * Puts a photo that has arrived behind those chosen before it, in whatever order they arrive; a picture the gallery has already
 * is not taken twice, but stays if it was to go.
 */
export function withUploaded(drafts: Drafts, picture: UploadedPicture, uploadId: number): PhotoDraft[] {
  const known = drafts.find(({ image_path }) => image_path === picture.image_path);
  if (known !== undefined) return changed(drafts, known.key, { removal: 'none' });
  const draft: PhotoDraft = {
    ...picture,
    key: `upload-${uploadId}`,
    id: null,
    alt_text: null,
    caption: '',
    credit: '',
    hidden: false,
    removal: 'none',
    uploadId,
  };
  const later = drafts.findIndex((other) => other.uploadId !== null && other.uploadId > uploadId);
  return later === -1 ? [...drafts, draft] : drafts.toSpliced(later, 0, draft);
}

/** Moves a photo by so many places, not beyond the ends. */
export function moved(drafts: Drafts, key: string, places: number): PhotoDraft[] {
  const from = drafts.findIndex((draft) => draft.key === key);
  const draft = drafts[from];
  if (draft === undefined) return [...drafts];
  const to = Math.min(drafts.length - 1, Math.max(0, from + places));
  return drafts.toSpliced(from, 1).toSpliced(to, 0, draft);
}

/** Brings photos into an order of their keys. */
export function inOrder(drafts: Drafts, keys: readonly string[]): PhotoDraft[] {
  const places = new Map(keys.map((key, at) => [key, at]));
  return drafts.toSorted((a, b) => (places.get(a.key) ?? 0) - (places.get(b.key) ?? 0));
}

export function changed(drafts: Drafts, key: string, change: PhotoChange): PhotoDraft[] {
  return drafts.map((draft) => (draft.key === key ? { ...draft, ...change } : draft));
}

/** Photos that stay and of which nothing was said yet. */
export function undescribed(drafts: Drafts): PhotoDraft[] {
  return drafts.filter(({ alt_text, removal }) => alt_text === null && removal === 'none');
}

/** Describes those of which nothing was said yet. */
export function describedAs(drafts: Drafts, text: string): PhotoDraft[] {
  return drafts.map((draft) => (draft.alt_text === null ? { ...draft, alt_text: text } : draft));
}

export function creditedTo(drafts: Drafts, credit: string): PhotoDraft[] {
  return drafts.map((draft) => ({ ...draft, credit }));
}
