import { type JudgedFile, judgeContentFile } from '../../content-files/judge-content-file.ts';
import { writeMarkdownFile } from '../../content-files/write-markdown-file.ts';
import { parseContentPath } from '../../domain/content/collections.ts';
import { EVENT_DATES, EVENT_FIELDS } from '../../domain/events/event-file.ts';
import { type AuditActor, auditLog } from '../audit/audit-log.ts';
import type { ContentView } from '../entries/content-view.ts';
import { entryAt, type PastEntry } from '../entries/entry-history.ts';
import { findEventFile, galleryFilePath } from '../entries/event-files.ts';
import { type ContentServices, changedFields, type SaveOutcome, saveContent } from '../entries/save-content.ts';
import { idOf, nameOf, now } from './edit-event.ts';

const LATEST = 20;

/** An event that somebody deleted in the admin area and nobody has put back. */
interface DeletedEvent {
  id: number;
  title: string;
  /** ISO in UTC. */
  deleted_at: string;
}

/** The events deleted last, latest first. */
export async function deletedEvents(services: ContentServices, view: ContentView): Promise<DeletedEvent[]> {
  const { records } = await auditLog(services.store).list('act', { of: 'content_deleted', order: 'descending' });
  const gone = new Map<number, { file: string; at: number }>();
  for (const { value } of records) {
    const path = parseContentPath(value.detail);
    if (path?.kind !== 'events' || gone.has(path.id) || findEventFile(view, path.id) !== null) continue;
    gone.set(path.id, { file: value.detail, at: value.at });
  }
  return Promise.all(
    [...gone].slice(0, LATEST).map(async ([id, { file, at }]) => ({
      id,
      title: await lastTitle(services, file),
      deleted_at: new Date(at).toISOString(),
    })),
  );
}

/** What it was called when it was deleted. */
async function lastTitle(services: ContentServices, file: string): Promise<string> {
  const revisions = await services.content.history([file], { limit: 2 });
  const before = revisions.find(({ blobIds }) => blobIds.get(file) !== null);
  const entry = before === undefined ? null : await entryAt(services, [file], before.id);
  const content = entry === null ? null : judgeContentFile(entry.file, entry.text).content;
  return content?.kind === 'events' ? content.event.title : file;
}

/**
 * Puts an event back as it was once; one that was deleted since comes back with its photos. Addresses it has had meanwhile
 * lead to it.
 * @param current the event as the editor saw it last; null: they saw that there was none
 * @throws AppError invalid
 */
export function restoreEvent(
  services: ContentServices,
  { file, text, gallery }: PastEntry & { gallery: string | null },
  current: { file: string; version: string } | null,
  by: AuditActor,
): Promise<SaveOutcome> {
  return saveContent(services, {
    by,
    act: 'content_restored',
    message: `Restore ${nameOf(file)}`,
    expected: new Map(current === null ? [[file, null]] : [[current.file, current.version]]),
    isRestoring: true,
    async change(view) {
      const files = new Map<string, string | null>();
      const judged = current === null ? undefined : view.files.get(current.file);
      if (current !== null && current.file !== file) files.set(current.file, null);
      files.set(file, withAddresses(services, { file, text }, judged));
      const photos = galleryFilePath(idOf(file));
      if (current === null && gallery !== null && !view.files.has(photos)) files.set(photos, gallery);
      return { file, files };
    },
  });
}

/** The text of a restored file with the addresses the event has had meanwhile. */
function withAddresses(
  services: Pick<ContentServices, 'clock'>,
  restored: PastEntry,
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
  const fields = changedFields({ former_slugs: event.former_slugs }, { former_slugs }, EVENT_DATES);
  return writeMarkdownFile(restored.text, { fields: { ...fields, updated_at: now(services) } }, EVENT_FIELDS);
}
