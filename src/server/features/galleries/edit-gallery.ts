import { newJson, writeJson } from '../../../content-files/write-json.ts';
import { isRecord, isSameValue } from '../../../domain/fields/same-value.ts';
import type { GalleryPhoto } from '../../../domain/galleries/gallery-file.ts';
import { GALLERIES } from '../../../domain/kinds/gallery.ts';
import { AppError } from '../../app-error.ts';
import type { AuditActor } from '../../core/audit/audit-log.ts';
import { readSource } from '../../core/entries/entry.ts';
import { findEventFile, galleryFilePath, photosOf } from '../../core/entries/event-files.ts';
import { judgeForm } from '../../core/entries/form-errors.ts';
import { type ContentServices, type SaveOutcome, saveContent } from '../../core/entries/save-content.ts';

const EVENT_GONE = 'Podujatie, ku ktorému fotky patria, medzitým niekto zmazal.';

/**
 * Without photos the gallery is deleted.
 * @param version null: the event had no photos yet
 */
export function changeGallery(
  services: ContentServices,
  eventId: number,
  { version, photos }: { version: string | null; photos: readonly unknown[] },
  by: AuditActor,
): Promise<SaveOutcome> {
  const file = galleryFilePath(eventId);
  return saveContent(services, {
    by,
    act: photos.length === 0 ? 'content_deleted' : 'content_changed',
    message: `Change gallery ${eventId}`,
    expected: new Map([[file, version]]),
    async change(view) {
      if (findEventFile(view, eventId) === null) throw new AppError('not-found', EVENT_GONE);
      const judged = view.files.get(file);
      if (photos.length === 0) return { file, files: new Map(judged === undefined ? [] : [[file, null]]) };
      const before = photosOf(view, eventId);
      const after = judgePhotos(photos, before);
      if (judged === undefined) return { file, files: new Map([[file, newJson({ photos: after.map(orderFields) })]]) };
      if (isSameValue(before, after)) return { file, files: new Map() };
      const written = isRecord(judged.parsed?.data) ? judged.parsed.data : {};
      const text = writeJson(await readSource(view, file), { ...written, photos: after.map(orderFields) });
      return { file, files: new Map([[file, text]]) };
    },
  });
}

function judgePhotos(photos: readonly unknown[], before: readonly GalleryPhoto[]): GalleryPhoto[] {
  let highest = Math.max(0, ...before.map(({ id }) => id), ...photos.map(idOf));
  const numbered = photos.map((photo) => {
    if (!isRecord(photo)) return photo;
    const given = Object.entries(photo).filter(([, value]) => value !== null && value !== '');
    // An empty description marks a decorative picture.
    const fields = { ...Object.fromEntries(given), alt_text: photo.alt_text };
    if (idOf(photo) > 0) return fields;
    highest += 1;
    return { ...fields, id: highest };
  });
  return judgeForm(GALLERIES.schema, { photos: numbered }).photos;
}

function idOf(photo: unknown): number {
  return isRecord(photo) && typeof photo.id === 'number' ? photo.id : 0;
}

function orderFields(photo: GalleryPhoto): Record<string, unknown> {
  const { id, image_path, alt_text, caption, credit, ...rest } = photo;
  return { id, image_path, alt_text, caption, credit, ...rest };
}
