import { type JudgedFile, judgeContentFile } from '../../../content-files/judge-content-file.ts';
import { writeMarkdownFile } from '../../../content-files/write-markdown-file.ts';
import type { EventEntry } from '../../../domain/events/event-file.ts';
import { movedMarks } from '../../../domain/events/moved-marks.ts';
import { EVENTS } from '../../../domain/kinds/event.ts';
import type { AuditActor } from '../../core/audit/audit-log.ts';
import type { ContentView } from '../../core/entries/content-view.ts';
import type { PastEntry } from '../../core/entries/entry-history.ts';
import { galleryFilePath } from '../../core/entries/event-files.ts';
import {
  type CheckChange,
  type ContentServices,
  changedFields,
  type EntryChange,
  type SaveOutcome,
  saveContent,
} from '../../core/entries/save-content.ts';
import { idOf, nameOf, now } from './edit-event.ts';

/** `asMoved`: visitors are told which dates move with it. */
export type PastEvent = PastEntry & { gallery: string | null; asMoved?: boolean };

/**
 * A deleted event comes back with its photos.
 * @param current the event as the editor saw it last
 * @throws AppError invalid
 */
export function restoreEvent(
  services: ContentServices,
  past: PastEvent,
  current: { file: string; version: string } | null,
  by: AuditActor,
  check: CheckChange | undefined,
): Promise<SaveOutcome> {
  return saveContent(services, {
    by,
    check,
    act: 'content_restored',
    message: `Restore ${nameOf(past.file)}`,
    expected: new Map(current === null ? [[past.file, null]] : [[current.file, current.version]]),
    isRestoring: true,
    change: async (view) => restoration(services, view, past, current?.file ?? null),
  });
}

export function restoration(
  services: Pick<ContentServices, 'clock'>,
  view: ContentView,
  { file, text, gallery, asMoved = false }: PastEvent,
  current: string | null,
): EntryChange {
  const files = new Map<string, string | null>();
  const judged = current === null ? undefined : view.files.get(current);
  if (current !== null && current !== file) files.set(current, null);
  files.set(file, withAddresses(services, { file, text, asMoved }, judged));
  const photos = galleryFilePath(idOf(file));
  if (current === null && gallery !== null && !view.files.has(photos)) files.set(photos, gallery);
  return { file, files };
}

/** These photos come back with whichever version of the event. */
export async function photosOfDeleted(
  { content }: Pick<ContentServices, 'content'>,
  id: number,
  files: readonly string[],
): Promise<string | null> {
  const gallery = galleryFilePath(id);
  const [[deletion], [gone, last]] = await Promise.all([
    content.history(files, { limit: 1 }),
    content.history([gallery], { limit: 2 }),
  ]);
  const blobId = last?.blobIds.get(gallery) ?? null;
  return deletion === undefined || gone?.id !== deletion.id || blobId === null ? null : content.textOf(gallery, blobId);
}

/** The slugs that the event has had meanwhile lead to it, and keys of dates are not given again. */
function withAddresses(
  services: Pick<ContentServices, 'clock'>,
  restored: PastEntry & { asMoved: boolean },
  current: JudgedFile | undefined,
): string {
  const judged = judgeContentFile(restored.file, restored.text);
  if (judged.content?.kind !== 'events') return restored.text;
  const { event } = judged.content;
  const meanwhile = current?.content?.kind === 'events' ? current.content.event : null;
  const slugs = new Set([...(event.former_slugs ?? []), ...(meanwhile?.former_slugs ?? [])]);
  if (meanwhile !== null) slugs.add(meanwhile.slug);
  slugs.delete(event.slug);
  const former_slugs = slugs.size === 0 ? undefined : [...slugs];
  const last_date_key = highestKey(event, meanwhile);
  const marks = restored.asMoved && meanwhile !== null ? movedMarks(meanwhile, event, services.clock.now()) : {};
  const fields = changedFields({ ...event }, { former_slugs, last_date_key, ...marks }, EVENTS);
  return writeMarkdownFile(restored.text, { fields: { ...fields, updated_at: now(services) } }, EVENTS.fileFields);
}

function highestKey(event: EventEntry, meanwhile: EventEntry | null): number | undefined {
  const keysOf = ({ dates = [], last_date_key = 0 }: EventEntry) => [last_date_key, ...dates.map(({ key }) => key)];
  const highest = Math.max(...(meanwhile === null ? [0] : keysOf(meanwhile)));
  return highest > Math.max(...keysOf(event)) ? highest : event.last_date_key;
}
