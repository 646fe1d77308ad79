import type { JudgedFile } from '../../../content-files/judge-content-file.ts';
import { readableBody } from '../../../content-files/write-markdown-file.ts';
import type { ContentPath } from '../../../domain/content/collections.ts';
import type { EventCall } from '../../../domain/events/event-call.ts';
import type { GalleryPhoto } from '../../../domain/galleries/gallery-file.ts';
import { EVENTS } from '../../../domain/kinds/event.ts';
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
  return content?.kind === 'events' ? EVENTS.toCall(content.event, readableBody(content.event.body)) : null;
}

/** Of two files with one number, which are a mistake, that of `version`; by default the first. */
export function findEventFile(
  { files, state }: ContentView,
  id: number,
  version: string | null = null,
): EventJudgement | null {
  let first: EventJudgement | null = null;
  for (const file of files.values()) {
    if (!isEventFile(file) || file.path.id !== id) continue;
    if (version === null || state.blobIds.get(file.file) === version) return file;
    first ??= file;
  }
  return first;
}

export const galleryFilePath = GALLERIES.filePath;

export function photosOf({ files }: Pick<ContentView, 'files'>, eventId: number): readonly GalleryPhoto[] {
  const content = files.get(galleryFilePath(eventId))?.content;
  return content?.kind === 'galleries' ? content.gallery.photos : [];
}

export async function filesOfEvent(
  { store }: Pick<Services, 'store'>,
  view: ContentView,
  id: number,
): Promise<string[]> {
  const current = findEventFile(view, id);
  if (current === null) return deletedFiles(store, id);
  const { path, content } = current;
  const former = content?.kind === 'events' ? (content.event.former_slugs ?? []) : [];
  return [path.slug, ...former].map((slug) => EVENTS.filePath(path.id, slug));
}

async function deletedFiles(store: Services['store'], id: number): Promise<string[]> {
  const { records } = await auditLog(store).list('act', { of: 'content_deleted', order: 'descending', limit: 1000 });
  const prefix = EVENTS.filePath(id, '').replace(/-\.md$/, '-');
  return [...new Set(records.map(({ value }) => value.detail).filter((file) => file.startsWith(prefix)))];
}
