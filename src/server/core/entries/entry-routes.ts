import { Hono } from 'hono';
import { z } from 'zod';
import { entryIn } from '../../../content-files/judge-content-file.ts';
import { newJson, writeJson } from '../../../content-files/write-json.ts';
import { isRecord } from '../../../domain/fields/same-value.ts';
import type { ContentKind } from '../../../domain/kinds/kind.ts';
import type { KindName } from '../../../domain/kinds/kinds.ts';
import { foldForSearch, searchWords } from '../../../domain/words/fold.ts';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../services.ts';
import { type ActorEnv, guards } from '../auth/guards.ts';
import type { AppEnv } from '../http/app-env.ts';
import { idempotent } from '../http/idempotency.ts';
import { pageOf, searchParams, validated } from '../http/validated.ts';
import type { ContentView } from './content-view.ts';
import { type EntryState, entryState, readSource } from './entry.ts';
import { nextNumber, parseEntryNumber, recordHighestNumber } from './entry-numbers.ts';
import { type EntryKind, type EntryName, fileEntries, fileRoutes } from './file-entries.ts';
import { judgeForm } from './form-errors.ts';
import { type PublicationOf, readPublications } from './publication.ts';
import {
  type ContentServices,
  changedFields,
  type Editing,
  readContent,
  type SaveOutcome,
  saveContent,
} from './save-content.ts';
import { CHANGED_MEANWHILE, changeBody, deletedVersion, newBody, versionQuery } from './version.ts';

interface Numbered {
  id: number;
}

type Body = Readonly<Record<string, unknown>>;

/** Staff make and delete its entries; their files are named by numbers. */
export interface NumberedKind<Named extends EntryName, Fields extends object> extends EntryKind<Named, Fields> {
  readPath(file: string): { kind: string; id: number; slug?: string } | null;
  create(body: Body, editing: Editing): Promise<SaveOutcome>;
  change(entry: Named, body: Body & { version: string }, editing: Editing): Promise<SaveOutcome>;
  remove(entry: Named, version: string, editing: Editing): Promise<SaveOutcome>;
  words: { notFound: string; noSuchRevision: string; deleted: string };
}

export function numberedRoutes<Named extends EntryName, Fields extends object>(
  services: Services,
  kind: NumberedKind<Named, Fields>,
) {
  const { guard, scope, words } = kind;
  const entries = fileEntries(services, kind);
  return new Hono<ActorEnv>()
    .post('/', guard, idempotent(services, scope), validated('json', newBody), async (c) => {
      const { override, ...body } = c.req.valid('json');
      const outcome = await kind.create(body, entries.editing(c, override));
      // Never a conflict: the change is planned again when another entry takes the number.
      const path = outcome.kind === 'conflict' ? null : kind.readPath(outcome.file);
      if (outcome.kind === 'conflict' || path === null) throw new AppError('conflict', CHANGED_MEANWHILE);
      const { kind: _kind, ...named } = path;
      return c.json({ ...named, version: outcome.view.state.blobIds.get(outcome.file) ?? null }, 201);
    })
    .put('/:id', guard, validated('json', changeBody), async (c) => {
      const { entry } = await entries.require(c.req.param('id'));
      const { override, ...body } = c.req.valid('json');
      const outcome = await kind.change(entry, body, entries.editing(c, override));
      return entries.answer(c, outcome, c.req.param('id'));
    })
    .delete('/:id', guard, validated('query', versionQuery), async (c) => {
      const { entry } = await entries.require(c.req.param('id'));
      const version = await deletedVersion(c.req);
      const outcome = await kind.remove(entry, version, entries.editing(c));
      if (outcome.kind === 'conflict') return c.json(await entries.conflict(outcome.view, c.req.param('id')), 409);
      return c.json({ message: words.deleted, revision: outcome.before }, 200);
    })
    .route('/:id', fileRoutes(services, kind));
}

type Beside<Entry, More> = (entry: Entry | null, nowMs: number) => More;

export function entryRoutes<Entry extends Numbered, Fields extends object, More extends object>(
  services: Services,
  kind: ContentKind<KindName, Entry, Fields>,
  beside: Beside<Entry, More>,
) {
  const { name, git, words } = kind;
  const manage = guards(services).can(kind.permission);
  const served: NumberedKind<EntryName & Numbered, Fields> = {
    guard: manage,
    param: 'id',
    scope: name,
    entryOf(address) {
      const id = parseEntryNumber(address);
      return id === null ? null : { id, file: kind.filePath(id), name: `${git.one} ${id}` };
    },
    isOptional: false,
    fieldsOf(file) {
      const entry = entryIn(kind, file);
      return entry === null ? null : kind.toCall(entry);
    },
    readPath: kind.readPath,
    ...editsOf(services, kind),
    words,
  };

  return new Hono<AppEnv>()
    .get('/', manage, validated('query', listQuery), async (c) => {
      const [view, publicationOf] = [await readContent(services), await readPublications(services)];
      const now = services.clock.now();
      return c.json(await listEntries(kind, beside, view, c.req.valid('query'), now, publicationOf));
    })
    .route('/', numberedRoutes(services, served));
}

export function entriesIn<Entry extends Numbered>(
  kind: ContentKind<KindName, Entry, object>,
  { files }: ContentView,
): Entry[] {
  return [...files.values()].flatMap((file): Entry[] => {
    const entry = entryIn(kind, file);
    return entry === null ? [] : [entry];
  });
}

const listQuery = z.object(searchParams);

type ListItem<Fields, More> = EntryState & Partial<Fields> & More & Numbered;

/** Broken ones come first, because somebody must correct them. */
async function listEntries<Entry extends Numbered, Fields extends object, More extends object>(
  kind: ContentKind<KindName, Entry, Fields>,
  beside: Beside<Entry, More>,
  view: ContentView,
  query: z.output<typeof listQuery>,
  nowMs: number,
  publicationOf: PublicationOf,
): Promise<{ items: ListItem<Fields, More>[]; total: number }> {
  const matchesWords = searchWords(query.query);
  const searched = (entry: Entry) => kind.searched.map((field) => entry[field] ?? '').join(' ');
  const rows = [...view.files.values()]
    .flatMap((judged) => {
      const { file, path } = judged;
      if (path?.kind !== kind.name || !('id' in path)) return [];
      return [{ file, id: path.id, entry: entryIn(kind, judged) }];
    })
    .filter(({ file, entry }) => matchesWords(foldForSearch(entry === null ? file : searched(entry))))
    .sort((a, b) => {
      if (a.entry !== null && b.entry !== null) return kind.byPlace(a.entry, b.entry);
      return Number(a.entry !== null) - Number(b.entry !== null) || a.id - b.id;
    });
  const { items, total } = pageOf(rows, query);
  const toItem = async ({ file, id, entry }: (typeof rows)[number]): Promise<ListItem<Fields, More>> => {
    const state = await entryState(view, publicationOf, file);
    const fields: Partial<Fields> = entry === null ? {} : kind.toCall(entry);
    return { ...state, ...fields, ...beside(entry, nowMs), id };
  };
  return { items: await Promise.all(items.map(toItem)), total };
}

function editsOf<Entry extends Numbered>(
  services: ContentServices,
  kind: ContentKind<KindName, Entry, object>,
): Pick<NumberedKind<EntryName & Numbered, object>, 'create' | 'change' | 'remove'> {
  const fields = Object.keys(kind.schema.shape);
  return {
    create: (body, editing) =>
      saveContent(services, {
        ...editing,
        act: 'content_created',
        message: kind.git.added,
        expected: new Map(),
        async change(view) {
          const id = await nextNumber(services, kind.name, view.state);
          const asked = kind.newFields(id, body, entriesIn(kind, view));
          const entry = judgeForm(kind.schema, asked, kind.needs);
          const file = kind.filePath(id);
          const text = newJson(Object.fromEntries(fields.map((field) => [field, Reflect.get(entry, field)])));
          return { file, files: new Map([[file, text]]) };
        },
      }),

    /** Fields that the body does not name stay, unknown ones too. */
    change: ({ id, file, name }, { version, ...body }, editing) =>
      saveContent(services, {
        ...editing,
        act: 'content_changed',
        message: `Change ${name}`,
        expected: new Map([[file, version]]),
        async change(view) {
          const judged = view.files.get(file);
          const written = isRecord(judged?.parsed?.data) ? judged.parsed.data : {};
          const before: Body = Object.fromEntries(Object.entries(entryIn(kind, judged) ?? written));
          const asked = kind.readCall(body);
          if (Object.keys(changedFields(before, asked, kind)).length === 0) return { file, files: new Map() };
          const known = Object.fromEntries(fields.map((field) => [field, before[field]]));
          const accepted = judgeForm(kind.schema, { ...known, ...asked, id }, kind.needs);
          // The rules have removed control characters and completed addresses.
          const clean = Object.fromEntries(Object.keys(asked).map((field) => [field, Reflect.get(accepted, field)]));
          const changes = changedFields(before, clean, kind);
          const text = writeJson(await readSource(view, file), { ...written, ...changes });
          return { file, files: new Map([[file, text]]) };
        },
      }),

    remove: ({ file, name }, version, editing) =>
      saveContent(services, {
        ...editing,
        act: 'content_deleted',
        message: `Delete ${name}`,
        expected: new Map([[file, version]]),
        async change({ state }) {
          await recordHighestNumber(services, kind.name, state);
          return { file, files: new Map([[file, null]]) };
        },
      }),
  };
}
