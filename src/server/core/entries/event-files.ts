import type { JudgedFile } from '../../../content-files/judge-content-file.ts';
import { readableBody } from '../../../content-files/write-markdown-file.ts';
import { type ContentPath, eventFilePath } from '../../../domain/content/collections.ts';
import { type EventCall, toEventCall } from '../../../domain/events/event-call.ts';
import { GALLERIES } from '../../../domain/kinds/gallery.ts';
import type { Services } from '../../services.ts';
import { auditLog } from '../audit/audit-log.ts';
import type { ContentView } from './content-view.ts';

type EventPath = ContentPath & { kind: 'events' };

export type EventJudgement = JudgedFile & { path: EventPath };

export function isEventFile(file: JudgedFile): file is EventJudgement {
  return file.path?.kind === 'events';
}

export function eventCallOf({ content }: JudgedFile): EventCall | null {
  return content?.kind === 'events' ? toEventCall(content.event, readableBody(content.event.body)) : null;
}

export function findEventFile({ files }: ContentView, id: number): EventJudgement | null {
  for (const file of files.values()) if (isEventFile(file) && file.path.id === id) return file;
  return null;
}

export const galleryFilePath = GALLERIES.filePath;

/** From its former addresses or, when it was deleted, from the log. */
export async function filesOfEvent(
  { store }: Pick<Services, 'store'>,
  view: ContentView,
  id: number,
): Promise<string[]> {
  const current = findEventFile(view, id);
  if (current === null) return deletedFiles(store, id);
  const { path, content } = current;
  const former = content?.kind === 'events' ? (content.event.former_slugs ?? []) : [];
  return [path.slug, ...former].map((slug) => eventFilePath(path.id, slug));
}

async function deletedFiles(store: Services['store'], id: number): Promise<string[]> {
  const { records } = await auditLog(store).list('act', { of: 'content_deleted', order: 'descending', limit: 1000 });
  const prefix = eventFilePath(id, '').replace(/-\.md$/, '-');
  return [...new Set(records.map(({ value }) => value.detail).filter((file) => file.startsWith(prefix)))];
}
