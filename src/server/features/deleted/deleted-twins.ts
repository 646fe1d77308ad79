// Two files of events with one number are a mistake. When one of them is deleted, its number still names the other.

import { type FileContent, judgeContentFile } from '../../../content-files/judge-content-file.ts';
import { parseContentPath } from '../../../domain/content/collections.ts';
import type { AuditEntry } from '../../core/audit/audit-log.ts';
import type { ContentView } from '../../core/entries/content-view.ts';
import { findEventFile } from '../../core/entries/event-files.ts';
import type { ContentServices } from '../../core/entries/save-content.ts';

interface DeletedTwin {
  id: number;
  file: string;
  at: number;
  by: string | null;
  last: TwinVersion;
}

interface TwinVersion {
  revision: string;
  content: FileContent | null;
}

/**
 * Those that have not come back, each under a number of its own.
 * @param deletions latest first
 * @param readRestorations only asked when another file has a number
 */
export async function deletedTwins(
  services: Pick<ContentServices, 'content'>,
  view: ContentView,
  deletions: readonly AuditEntry[],
  readRestorations: () => Promise<readonly AuditEntry[]>,
): Promise<DeletedTwin[]> {
  const twins: DeletedTwin[] = [];
  const seen = new Set<string>();
  let restorations: readonly AuditEntry[] | null = null;
  for (const deletion of deletions) {
    const { detail: file, at, actor: by } = deletion;
    const path = parseContentPath(file);
    if (path?.kind !== 'events' || seen.has(file) || view.files.has(file)) continue;
    seen.add(file);
    const other = findEventFile(view, path.id);
    if (other === null) continue;
    restorations ??= await readRestorations();
    if (isBack(deletion, path, restorations)) continue;
    const last = await lastBeside(services, file, other.file);
    if (last !== null) twins.push({ id: path.id, file, at, by, last });
  }
  return twins;
}

function isBack(
  { at }: AuditEntry,
  { id, slug }: { id: number; slug: string },
  restorations: readonly AuditEntry[],
): boolean {
  return restorations.some((restoration) => {
    const path = parseContentPath(restoration.detail);
    return path?.kind === 'events' && path.slug === slug && path.id !== id && restoration.at >= at;
  });
}

/** null: they never stood there together, as when an event got another slug after it had come back. */
async function lastBeside(
  { content }: Pick<ContentServices, 'content'>,
  file: string,
  other: string,
): Promise<TwinVersion | null> {
  const [deletion] = await content.history([file], { limit: 1 });
  if (deletion === undefined) return null;
  const [before] = await content.history([file, other], { limit: 1, before: deletion.id });
  const blobId = before?.blobIds.get(file) ?? null;
  if (before === undefined || blobId === null || (before.blobIds.get(other) ?? null) === null) return null;
  return { revision: before.id, content: judgeContentFile(file, await content.textOf(file, blobId)).content };
}
