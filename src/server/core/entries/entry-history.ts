import { z } from 'zod';
import { uploadsIn } from '../../../content-files/content-tree.ts';
import { type JudgedFile, judgeContentFile } from '../../../content-files/judge-content-file.ts';
import { type FieldDifference, fieldDifferences } from '../../../domain/fields/same-value.ts';
import type { Revision } from '../../ports/repository/content-repository.ts';
import type { Services } from '../../services.ts';
import { userNames } from '../accounts/accounts.ts';
import { auditLog } from '../audit/audit-log.ts';
import { missingUploads } from './entry-pictures.ts';

const REVISIONS = 20;
const REMOVALS = 1000;

export const historyQuery = z.object({ before: z.string().max(64).optional() });

export interface WireRevision {
  revision: string;
  /** ISO in UTC. */
  at: string;
  /** null: changed outside the admin area; no name: the account is gone. */
  author: { id: string; name: string | null } | null;
  act: 'created' | 'changed' | 'deleted';
  version: string | null;
  changes: FieldDifference[];
  removed_pictures: RemovedPicture[];
}

export interface RemovedPicture {
  image_path: string;
  /** ISO in UTC; null: before the log began. */
  removed_at: string | null;
}

export interface EntryHistory {
  items: WireRevision[];
  next: string | null;
}

export interface PastEntry {
  file: string;
  text: string;
}

type HistoryServices = Pick<Services, 'content' | 'store' | 'media'>;

export async function entryHistory(
  services: HistoryServices,
  files: readonly string[],
  { before }: { before?: string | undefined },
  fieldsOf: (file: JudgedFile) => object | null,
): Promise<EntryHistory> {
  // Two more, because what comes back after a deletion is compared with what was deleted.
  const options = { limit: REVISIONS + 2, ...(before === undefined ? {} : { before }) };
  const revisions = await services.content.history(files, options);
  const past = await Promise.all(revisions.map((revision) => pastEntryOf(services, revision)));
  const judged = past.map((entry) => (entry === null ? null : judgeContentFile(entry.file, entry.text)));
  const fields = past.map((entry, index) => {
    const file = judged[index] ?? null;
    return entry === null || file === null ? null : (fieldsOf(file) ?? { source: entry.text });
  });
  const uploads = judged.map((file) => (file === null ? [] : uploadsIn([file]).map(({ path }) => path)));
  const removed = await removedPictures(services, uploads.flat());
  const authors = revisions.map(({ author }) => author);
  const names = await userNames(services.store, authors);
  const items = revisions.slice(0, REVISIONS).map((revision, index): WireRevision => {
    const [after, earlier] = [fields[index] ?? null, fields[index + 1] ?? null];
    const former = earlier ?? fields[index + 2] ?? null;
    return {
      revision: revision.id,
      at: new Date(revision.at).toISOString(),
      author: revision.author === null ? null : { id: revision.author, name: names.get(revision.author) ?? null },
      act: actOf(after, earlier),
      version: [...revision.blobIds.values()].find((blobId) => blobId !== null) ?? null,
      changes: after === null || former === null ? [] : fieldDifferences(former, after),
      removed_pictures: [...new Set(uploads[index])].flatMap((path) => removed.get(path) ?? []),
    };
  });
  const last = items.at(-1);
  return { items, next: revisions.length > REVISIONS && last !== undefined ? last.revision : null };
}

export async function entryAt(
  { content }: HistoryServices,
  files: readonly string[],
  revision: string,
): Promise<PastEntry | null> {
  const state = await content.stateAt(revision);
  const file = files.find((path) => state?.blobIds.has(path));
  if (state === null || file === undefined) return null;
  const text = (await state.read([file])).get(file);
  return text === undefined ? null : { file, text };
}

async function pastEntryOf({ content }: HistoryServices, { blobIds }: Revision): Promise<PastEntry | null> {
  for (const [file, blobId] of blobIds) if (blobId !== null) return { file, text: await content.textOf(file, blobId) };
  return null;
}

function actOf(after: object | null, before: object | null): WireRevision['act'] {
  if (after === null) return 'deleted';
  return before === null ? 'created' : 'changed';
}

async function removedPictures(
  { store, media }: HistoryServices,
  paths: readonly string[],
): Promise<Map<string, RemovedPicture>> {
  const missing = await missingUploads(media, paths);
  if (missing.size === 0) return new Map();
  const { records } = await auditLog(store).list('act', { of: 'media_removed', order: 'descending', limit: REMOVALS });
  const times = new Map<string, number>(records.map(({ value }) => [`m/${value.detail}`, value.at] as const).reverse());
  return new Map(
    Array.from(missing, (image_path) => {
      const at = times.get(image_path);
      return [image_path, { image_path, removed_at: at === undefined ? null : new Date(at).toISOString() }];
    }),
  );
}
