import { Hono } from 'hono';
import pLimit from 'p-limit';
import { z } from 'zod';
import { type FileContent, judgeContentFile, titleIn } from '../../../content-files/judge-content-file.ts';
import { type Permission, permissionsOf } from '../../../domain/accounts/permissions.ts';
import { type ContentPath, parseContentPath } from '../../../domain/content/collections.ts';
import { GALLERIES } from '../../../domain/kinds/gallery.ts';
import { ENTRY_KIND_NAMES, ENTRY_KINDS, type EntryKindName, isEntryKindName } from '../../../domain/kinds/kinds.ts';
import { userNames } from '../../core/accounts/accounts.ts';
import { type Act, type AuditEntry, auditLog } from '../../core/audit/audit-log.ts';
import { guards } from '../../core/auth/guards.ts';
import type { ContentView } from '../../core/entries/content-view.ts';
import { eventCallOf, findEventFile } from '../../core/entries/event-files.ts';
import { type ContentServices, readContent } from '../../core/entries/save-content.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { pageOf, pageParams, validated } from '../../core/http/validated.ts';
import { allOf, everyEntry, firstOf } from '../../ports/store/collection.ts';
import type { Services } from '../../services.ts';
import { deletedIssues } from '../newsletter/issues/issue-store.ts';
import { deletedTwins } from './deleted-twins.ts';

const DELETABLE = [...ENTRY_KIND_NAMES, 'galleries', 'issues'] as const;

/** `galleries`: only of events that are still there; others come back with their event. */
type DeletedKind = (typeof DELETABLE)[number];

const NEEDED: Readonly<Record<Exclude<DeletedKind, EntryKindName>, Permission>> = {
  galleries: GALLERIES.permission,
  issues: 'manage_newsletter',
};

function permissionFor(kind: DeletedKind): Permission {
  return isEntryKindName(kind) ? ENTRY_KINDS[kind].permission : NEEDED[kind];
}

const deletedQuery = z.object({ ...pageParams, kind: z.enum(DELETABLE, 'Vyberte druh z\u00a0ponuky.').optional() });

export type DeletedApi = ReturnType<typeof deletedRoutes>;

export function deletedRoutes(services: Services) {
  const { can } = guards(services);

  return new Hono<AppEnv>().get(
    '/api/admin/deleted',
    can(...DELETABLE.map(permissionFor)),
    validated('query', deletedQuery),
    async (c) => {
      const { kind, ...page } = c.req.valid('query');
      const granted = permissionsOf(c.get('actor').user.value.roles);
      const kinds = DELETABLE.filter(
        (one) => granted.includes(permissionFor(one)) && (kind === undefined || one === kind),
      );
      const view = await readContent(services);
      const all = [
        ...(await deletedContent(services, view, kinds)),
        ...(kinds.includes('issues') ? await deletedDrafts(services.store) : []),
      ];
      const { items, total } = pageOf(
        all.sort((a, b) => b.at - a.at),
        page,
      );
      return c.json({ items: await toWire(services, view, items), total });
    },
  );
}

const LOOKED_BACK = 5000;
const READS_AT_ONCE = 16;

interface Deletion {
  at: number;
  by: string | null;
}

interface DeletedContent extends Deletion {
  kind: Exclude<DeletedKind, 'issues'>;
  id: number;
  file: string;
  /** Only of one whose number another file has. */
  twin?: LastVersion;
}

interface DeletedDraft extends Deletion {
  kind: 'issues';
  id: string;
  title: string;
}

async function deletedDrafts(store: Services['store']): Promise<DeletedDraft[]> {
  const drafts = await allOf((page) => deletedIssues(store).list('at', page));
  return drafts.map(({ id, value: { issue, at, by } }) => ({ kind: 'issues', id, title: issue.subject, at, by }));
}

async function deletedContent(
  services: ContentServices,
  view: ContentView,
  kinds: readonly DeletedKind[],
): Promise<DeletedContent[]> {
  const deletions = await latest(services.store, 'content_deleted');
  const gone = new Map<string, DeletedContent>();
  for (const value of deletions) {
    const path = parseContentPath(value.detail);
    const named = path === null ? null : namedIn(path);
    if (named === null || !kinds.includes(named.kind) || !isGone(view, named, value.detail)) continue;
    const key = `${named.kind} ${named.id}`;
    if (!gone.has(key)) gone.set(key, { ...named, file: value.detail, at: value.at, by: value.actor });
  }
  if (!kinds.includes('events')) return [...gone.values()];
  const twins = await deletedTwins(services, view, deletions, () => latest(services.store, 'content_restored'));
  return [...gone.values(), ...twins.map(({ last, ...twin }) => ({ kind: 'events', ...twin, twin: last }) as const)];
}

async function latest(store: Services['store'], act: Act): Promise<AuditEntry[]> {
  const all = everyEntry((page) => auditLog(store).list('act', { ...page, of: act, order: 'descending' }));
  return (await firstOf(all, LOOKED_BACK)).map(({ value }) => value);
}

function namedIn(path: ContentPath): Pick<DeletedContent, 'kind' | 'id'> | null {
  if (path.kind === 'galleries') return { kind: 'galleries', id: path.eventId };
  return 'id' in path ? { kind: path.kind, id: path.id } : null;
}

/** It may have had another slug; photos cannot come back without their event. */
function isGone(view: ContentView, { kind, id }: Pick<DeletedContent, 'kind' | 'id'>, file: string): boolean {
  if (kind === 'events') return findEventFile(view, id) === null;
  return !view.files.has(file) && (kind !== 'galleries' || findEventFile(view, id) !== null);
}

interface WireDeleted {
  kind: DeletedKind;
  id: number | string;
  title: string;
  photos: number | null;
  is_draft: boolean;
  /** Another event has its number: it comes back under one of its own. */
  is_twin: boolean;
  /** ISO in UTC. */
  deleted_at: string;
  deleted_by: string | null;
  /** null: beyond the history, or not needed. */
  revision: string | null;
}

async function toWire(
  services: ContentServices,
  view: ContentView,
  deletions: readonly (DeletedContent | DeletedDraft)[],
): Promise<WireDeleted[]> {
  const names = await userNames(
    services.store,
    deletions.map(({ by }) => by),
  );
  return pLimit(READS_AT_ONCE).map(deletions, async (deletion) => {
    const { kind, id, at, by } = deletion;
    const { revision = null, content } =
      kind === 'issues' ? {} : (deletion.twin ?? (await lastVersion(services, deletion)));
    return {
      kind,
      id,
      title: titleOf(view, deletion, content),
      photos: content?.kind === 'galleries' ? content.gallery.photos.length : null,
      is_draft: kind === 'issues' || (content?.kind === 'events' && content.event.draft === true),
      is_twin: 'twin' in deletion,
      deleted_at: new Date(at).toISOString(),
      deleted_by: by === null ? null : (names.get(by) ?? null),
      revision,
    };
  });
}

interface LastVersion {
  revision?: string;
  content?: FileContent | null;
}

async function lastVersion(
  { content }: Pick<ContentServices, 'content'>,
  { file }: DeletedContent,
): Promise<LastVersion> {
  const revisions = await content.history([file], { limit: 2 });
  const before = revisions.find(({ blobIds }) => (blobIds.get(file) ?? null) !== null);
  const blobId = before?.blobIds.get(file) ?? null;
  if (before === undefined || blobId === null) return {};
  return { revision: before.id, content: judgeContentFile(file, await content.textOf(file, blobId)).content };
}

function titleOf(
  view: ContentView,
  deletion: DeletedContent | DeletedDraft,
  content: LastVersion['content'] = null,
): string {
  if (deletion.kind === 'issues') return deletion.title;
  const { kind, id, file } = deletion;
  const event = kind === 'galleries' ? findEventFile(view, id) : null;
  if (event !== null) return eventCallOf(event)?.title ?? file;
  return titleIn(content) ?? file;
}
