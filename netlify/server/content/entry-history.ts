import { z } from 'zod';
import type { JudgedFile } from '../../../src/content-files/judge-content-file.ts';
import { judgeContentFile } from '../../../src/content-files/judge-content-file.ts';
import { type FieldDifference, fieldDifferences } from '../../../src/domain/field-differences.ts';
import type { Revision } from '../ports/content-repository/content-repository.ts';
import type { Services } from '../services.ts';
import { accountRecords, isUserId } from '../users/accounts.ts';

const REVISIONS = 20;

/** Query parameters of a history: the revision after which it goes on. */
export const historyQuery = z.object({ before: z.string().max(64).optional() });

/** One change of an entry: who, when, and what differs from before. */
export interface WireRevision {
  revision: string;
  /** ISO in UTC. */
  at: string;
  /** null: changed outside the admin area; without a name when the account is gone. */
  author: { id: string; name: string | null } | null;
  act: 'created' | 'changed' | 'deleted';
  /** Blob id of the entry after it. */
  version: string | null;
  changes: FieldDifference[];
}

export interface EntryHistory {
  /** Latest first. */
  items: WireRevision[];
  /** `before` of the next part; null: that was all. */
  next: string | null;
}

/** An entry as it was after a revision. */
interface PastEntry {
  file: string;
  text: string;
}

type HistoryServices = Pick<Services, 'content' | 'store'>;

/**
 * The changes of an entry.
 * @param files every file it has ever been in
 * @param fieldsOf its fields as calls send them; null for a file that cannot be read
 */
export async function entryHistory(
  services: HistoryServices,
  files: readonly string[],
  { before }: { before?: string | undefined },
  fieldsOf: (file: JudgedFile) => object | null,
): Promise<EntryHistory> {
  const options = { limit: REVISIONS + 1, ...(before === undefined ? {} : { before }) };
  const revisions = await services.content.history(files, options);
  const past = await Promise.all(revisions.map((revision) => pastEntryOf(services, revision)));
  const fields = past.map((entry) =>
    entry === null ? null : (fieldsOf(judgeContentFile(entry.file, entry.text)) ?? { source: entry.text }),
  );
  const names = await readNames(services, revisions);
  const items = revisions.slice(0, REVISIONS).map((revision, index): WireRevision => {
    const [after, earlier] = [fields[index] ?? null, fields[index + 1] ?? null];
    return {
      revision: revision.id,
      at: new Date(revision.at).toISOString(),
      author: revision.author === null ? null : { id: revision.author, name: names.get(revision.author) ?? null },
      act: actOf(after, earlier),
      version: [...revision.blobIds.values()].find((blobId) => blobId !== null) ?? null,
      changes: after === null || earlier === null ? [] : fieldDifferences(earlier, after),
    };
  });
  const last = items.at(-1);
  return { items, next: revisions.length > REVISIONS && last !== undefined ? last.revision : null };
}

/** The entry after a revision; null: there was none, or there is no such revision. */
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

function pastEntryOf(services: HistoryServices, { id, blobIds }: Revision): Promise<PastEntry | null> {
  const files = [...blobIds].flatMap(([path, blobId]) => (blobId === null ? [] : [path]));
  return files.length === 0 ? Promise.resolve(null) : entryAt(services, files, id);
}

function actOf(after: object | null, before: object | null): WireRevision['act'] {
  if (after === null) return 'deleted';
  return before === null ? 'created' : 'changed';
}

async function readNames({ store }: HistoryServices, revisions: readonly Revision[]): Promise<Map<string, string>> {
  const ids = [...new Set(revisions.flatMap(({ author }) => (author !== null && isUserId(author) ? [author] : [])))];
  const users = ids.length === 0 ? [] : await accountRecords(store).users.findMany(ids);
  return new Map(users.flatMap((user) => (user === null ? [] : [[user.id, user.value.name] as const])));
}
