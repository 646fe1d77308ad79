import { judgeContentFile } from '../../content-files/judge-content-file.ts';
import { parseContentPath } from '../../domain/content/collections.ts';
import { auditLog } from '../audit/audit-log.ts';
import { entryAt } from '../entries/entry-history.ts';
import { findEventFile } from '../entries/event-files.ts';
import type { ContentView } from '../entries/judged-files.ts';
import type { ContentServices } from '../entries/save-content.ts';

const LATEST = 20;

/** An event that somebody deleted in the admin area and nobody has put back. */
export interface DeletedEvent {
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
