import type { Gallery, PhotoToSave } from '../../../api/galleries.ts';
import type { UploadedPicture } from '../../../api/media.ts';
import { isSameValue } from '../../../domain/fields/same-value.ts';
import { type Weakness, weaknessesOf } from '../../../domain/galleries/photo-words.ts';

export interface PhotoDraft {
  key: string;
  id: number | null;
  image_path: string;
  width: number;
  height: number;
  /** '' for a decorative photo; null: not described yet. */
  alt_text: string | null;
  caption: string;
  credit: string;
  hidden: boolean;
  focus?: { x: number; y: number } | undefined;
  /** `gallery`: leaves the gallery with the next save. `for-good`: its file is deleted as well. */
  removal: 'none' | 'gallery' | 'for-good';
  /** Its place among chosen uploads; null: it was there before. */
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

/** Changes made since sending stay, and are not saved yet. */
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

export function toPhotos(drafts: Drafts): PhotoToSave[] {
  return drafts
    .filter(({ removal }) => removal === 'none')
    .map(({ id, image_path, width, height, alt_text, caption, credit, hidden, focus }) => ({
      ...(id !== null && { id }),
      image_path,
      alt_text: alt_text === '' ? '' : alt_text?.trim() || null,
      width,
      height,
      ...(caption.trim() !== '' && { caption: caption.trim() }),
      ...(credit.trim() !== '' && { credit: credit.trim() }),
      ...(hidden && { hidden }),
      ...(focus !== undefined && { focus }),
    }));
}

/**
 * Keeps the order in which files were chosen. A picture that is there already is not added twice, but its removal is
 * cancelled.
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

export function moved(drafts: Drafts, key: string, places: number): PhotoDraft[] {
  const from = drafts.findIndex((draft) => draft.key === key);
  const draft = drafts[from];
  if (draft === undefined) return [...drafts];
  const to = Math.min(drafts.length - 1, Math.max(0, from + places));
  return drafts.toSpliced(from, 1).toSpliced(to, 0, draft);
}

export function changed(drafts: Drafts, key: string, change: PhotoChange): PhotoDraft[] {
  return changedEach(drafts, [key], change);
}

export function changedEach(drafts: Drafts, keys: readonly string[], change: PhotoChange): PhotoDraft[] {
  const chosen = new Set(keys);
  return drafts.map((draft) => (chosen.has(draft.key) ? { ...draft, ...change } : draft));
}

export function undescribed(drafts: Drafts): PhotoDraft[] {
  return drafts.filter(({ alt_text, removal }) => alt_text === null && removal === 'none');
}

export function weakDrafts(drafts: Drafts, title: string | null): Map<string, Weakness> {
  const kept = drafts.filter(({ removal }) => removal === 'none');
  const weaknesses = weaknessesOf(kept, title);
  return new Map(
    kept.flatMap(({ key }, at) => {
      const weakness = weaknesses[at] ?? null;
      return weakness === null ? [] : [[key, weakness]];
    }),
  );
}

/** Photos without a description, then weak ones; all that stay when there are none. */
export function walkThrough(drafts: Drafts, weak: ReadonlyMap<string, Weakness>): string[] {
  const missing = undescribed(drafts);
  const poor = drafts.filter(({ key }) => weak.has(key));
  const wanting = [...missing, ...poor];
  const walk = wanting.length > 0 ? wanting : drafts.filter(({ removal }) => removal === 'none');
  return walk.map(({ key }) => key);
}

export function creditedTo(drafts: Drafts, credit: string): PhotoDraft[] {
  return drafts.map((draft) => ({ ...draft, credit }));
}
