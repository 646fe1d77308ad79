import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { JudgedFile } from '../../../content-files/judge-content-file.ts';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../services.ts';
import { type ActorEnv, actorOf } from '../auth/guards.ts';
import { idempotent } from '../http/idempotency.ts';
import { validated } from '../http/validated.ts';
import type { ContentView } from './content-view.ts';
import { type EntryConflict, readEntry, readSource } from './entry.ts';
import { entryAt, entryHistory, historyQuery, type PastEntry } from './entry-history.ts';
import {
  type CheckChange,
  type ContentServices,
  type Editing,
  readContent,
  type SaveOutcome,
  saveContent,
} from './save-content.ts';
import { CHANGED_MEANWHILE, restoreBody, sourceBody } from './version.ts';

export interface EntryKind<Named extends EntryName, Fields extends object> {
  guard: MiddlewareHandler<ActorEnv>;
  param: string;
  scope: string;
  /** The entry may not exist; null: the address cannot name one. */
  entryOf(address: string, view: ContentView): Named | null;
  isOptional: boolean;
  /** Missing: it belongs to no other entry. */
  hasOwner?(view: ContentView, entry: Named): boolean;
  /** As calls send them; null: the file is broken. */
  fieldsOf(file: JudgedFile, entry: Named): Fields | null;
  /** Missing or null: an entry without a file counts as broken. */
  noFields?(entry: Named, view: ContentView): Fields | null;
  partsOf?(file: JudgedFile, entry: Named): object | null;
  filesOf?(view: ContentView, entry: Named): Promise<string[]>;
  /** What is written for a text that somebody gives or that comes back; by default the text. */
  textOf?(view: ContentView, file: string, text: string): string;
  /** By default its file is written as it was. `version` is what the editor saw last. */
  restore?(
    entry: Named,
    former: PastEntry & { revision: string; asMoved: boolean },
    version: string | null,
    editing: Editing,
  ): Promise<SaveOutcome>;
  /** `override`: the editor knows what the check would stop, and may go on. */
  checkOf?(c: Context<ActorEnv>, override: boolean | undefined): CheckChange;
  words: { notFound: string; noSuchRevision: string };
}

export function fileEntries<Named extends EntryName, Fields extends object>(
  services: ContentServices,
  kind: EntryKind<Named, Fields>,
) {
  async function find(address: string): Promise<{ entry: Named; view: ContentView }> {
    const view = await readContent(services);
    const entry = kind.entryOf(address, view);
    if (entry === null) throw new AppError('not-found', kind.words.notFound);
    return { entry, view };
  }

  function read(view: ContentView, entry: Named) {
    const { noFields } = kind;
    const hasNone = noFields !== undefined && !view.files.has(entry.file);
    return readEntry(services, view, entry.file, (file) =>
      hasNone ? noFields(entry, view) : kind.fieldsOf(file, entry),
    );
  }

  async function conflict(view: ContentView, address: string): Promise<EntryConflict<Fields>> {
    const entry = kind.entryOf(address, view);
    const current = entry !== null && view.files.has(entry.file) ? await read(view, entry) : null;
    return { message: CHANGED_MEANWHILE, current };
  }

  return {
    find,
    read,
    conflict,

    editing: (c: Context<ActorEnv>, override?: boolean): Editing => ({
      by: actorOf(c),
      check: kind.checkOf?.(c, override),
    }),

    async require(address: string): Promise<{ entry: Named; view: ContentView }> {
      const { entry, view } = await find(address);
      const isThere = kind.isOptional || view.files.has(entry.file);
      if (!isThere || kind.hasOwner?.(view, entry) === false) throw new AppError('not-found', kind.words.notFound);
      return { entry, view };
    },

    async answer(c: Context<ActorEnv>, { kind: outcome, view }: SaveOutcome, address: string) {
      const entry = kind.entryOf(address, view);
      if (outcome === 'conflict' || entry === null) return c.json(await conflict(view, address), 409);
      return c.json(await read(view, entry), 200);
    },
  };
}

/** `name` stands in the history; never a title, which may name people. */
export interface EntryName {
  file: string;
  name: string;
}

type TextOf = (view: ContentView, text: string) => string;

function replaceSource(
  services: ContentServices,
  { file, name, textOf }: EntryName & { textOf: TextOf },
  { version, source }: { version: string | null; source: string },
  editing: Editing,
): Promise<SaveOutcome> {
  return saveContent(services, {
    ...editing,
    act: 'content_changed',
    message: `Change ${name}`,
    expected: new Map([[file, version]]),
    isSource: true,
    async change(view) {
      const text = textOf(view, source);
      const isSame = view.files.has(file) && (await readSource(view, file)) === text;
      return { file, files: isSame ? new Map() : new Map([[file, text]]) };
    },
  });
}

function restoreFile(
  services: ContentServices,
  { file, name, textOf }: EntryName & { textOf: TextOf },
  text: string,
  version: string | null,
  editing: Editing,
): Promise<SaveOutcome> {
  return saveContent(services, {
    ...editing,
    act: 'content_restored',
    message: `Restore ${name}`,
    expected: new Map([[file, version]]),
    isRestoring: true,
    change: async (view) => ({ file, files: new Map([[file, textOf(view, text)]]) }),
  });
}

export function fileRoutes<Named extends EntryName, Fields extends object>(
  services: Services,
  kind: EntryKind<Named, Fields>,
) {
  const { guard, param, scope, words } = kind;
  const entries = fileEntries(services, kind);
  const filesOf = (view: ContentView, entry: Named) => kind.filesOf?.(view, entry) ?? [entry.file];
  const written = ({ file, name }: Named) => ({
    file,
    name,
    textOf: (view: ContentView, text: string) => kind.textOf?.(view, file, text) ?? text,
  });
  return new Hono<ActorEnv>()
    .get('/', guard, async (c) => {
      const { entry, view } = await entries.require(c.req.param(param) ?? '');
      return c.json(await entries.read(view, entry));
    })
    .put('/source', guard, validated('json', sourceBody), async (c) => {
      const address = c.req.param(param) ?? '';
      const { entry } = await entries.require(address);
      const { override, ...text } = c.req.valid('json');
      const outcome = await replaceSource(services, written(entry), text, entries.editing(c, override));
      return entries.answer(c, outcome, address);
    })
    .get('/history', guard, validated('query', historyQuery), async (c) => {
      const { entry, view } = await entries.find(c.req.param(param) ?? '');
      const files = await filesOf(view, entry);
      const partsOf = kind.partsOf ?? kind.fieldsOf;
      const history = await entryHistory(services, files, c.req.valid('query'), (file) => partsOf(file, entry));
      const hasNone = kind.filesOf === undefined ? history.items.length === 0 : files.length === 0;
      if (!kind.isOptional && hasNone) throw new AppError('not-found', words.notFound);
      return c.json(history);
    })
    .post('/restore', guard, idempotent(services, `${scope}-restore`), validated('json', restoreBody), async (c) => {
      const address = c.req.param(param) ?? '';
      const { entry, view } = await entries.find(address);
      if (kind.hasOwner?.(view, entry) === false) throw new AppError('not-found', words.notFound);
      const { revision, version, override, as_moved: asMoved = false } = c.req.valid('json');
      const former = await entryAt(services, await filesOf(view, entry), revision);
      if (former === null) throw new AppError('not-found', words.noSuchRevision);
      const seen = version === undefined ? (view.state.blobIds.get(entry.file) ?? null) : version;
      const editing = entries.editing(c, override);
      const outcome =
        kind.restore === undefined
          ? await restoreFile(services, written(entry), former.text, seen, editing)
          : await kind.restore(entry, { ...former, revision, asMoved }, seen, editing);
      return entries.answer(c, outcome, address);
    });
}
