// The calls for one entry that all kinds share, described or not.
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { JudgedFile } from '../../../content-files/judge-content-file.ts';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../services.ts';
import type { AuditActor } from '../audit/audit-log.ts';
import { type ActorEnv, actorOf } from '../auth/guards.ts';
import { idempotent } from '../http/idempotency.ts';
import { validated } from '../http/validated.ts';
import type { ContentView } from './content-view.ts';
import { type EntryConflict, readEntry, readSource } from './entry.ts';
import { entryAt, entryHistory, historyQuery, type PastEntry } from './entry-history.ts';
import { type CheckChange, type ContentServices, readContent, type SaveOutcome, saveContent } from './save-content.ts';
import { CHANGED_MEANWHILE, restoreBody, sourceBody } from './version.ts';

/** What differs between kinds of entries. */
export interface EntryKind<Named extends EntryName, Fields extends object> {
  guard: MiddlewareHandler<ActorEnv>;
  /** The router's name for the part of an address that names the entry. */
  param: string;
  /** The scope of the keys of repeated calls, one for each kind. */
  scope: string;
  /** The entry that an address names, whether it exists or not; null when it cannot be one. */
  entryOf(address: string, view: ContentView): Named | null;
  /** Whether an entry may have no file; then its first save creates it. */
  isOptional: boolean;
  /** Whether the entry it belongs to exists; missing when it belongs to none. */
  hasOwner?(view: ContentView, entry: Named): boolean;
  /** Its fields as calls send them; null for a broken file. */
  fieldsOf(file: JudgedFile, entry: Named): Fields | null;
  /** The fields of an entry without a file; without this function, or null, it counts as broken. */
  noFields?(entry: Named, view: ContentView): Fields | null;
  /** The parts that its history compares; by default its fields. */
  partsOf?(file: JudgedFile, entry: Named): object | null;
  /** Every file it has ever been in; by default only its current one. */
  filesOf?(view: ContentView, entry: Named): Promise<string[]>;
  /**
   * Restores it as it was after a revision; by default its file is written as it was.
   * @param version the version the editor saw last; null: there was none
   */
  restore?(
    entry: Named,
    former: PastEntry & { revision: string },
    version: string | null,
    by: AuditActor,
    check: CheckChange | undefined,
  ): Promise<SaveOutcome>;
  /**
   * What else is checked before a change of this kind is saved; by default nothing.
   * @param override the editor knows what it would stop, and may go on
   * @throws AppError forbidden
   */
  checkOf?(c: Context<ActorEnv>, override: boolean | undefined): CheckChange;
  notFound: string;
  noSuchRevision: string;
}

/** How the calls of one kind find an entry and answer with it. */
export function fileEntries<Named extends EntryName, Fields extends object>(
  services: ContentServices,
  kind: EntryKind<Named, Fields>,
) {
  /** @throws AppError not-found for an address that cannot be an entry */
  async function find(address: string): Promise<{ entry: Named; view: ContentView }> {
    const view = await readContent(services);
    const entry = kind.entryOf(address, view);
    if (entry === null) throw new AppError('not-found', kind.notFound);
    return { entry, view };
  }

  function read(view: ContentView, entry: Named) {
    const { noFields } = kind;
    const hasNone = noFields !== undefined && !view.files.has(entry.file);
    return readEntry(services, view, entry.file, (file) =>
      hasNone ? noFields(entry, view) : kind.fieldsOf(file, entry),
    );
  }

  /** The entry as somebody else has saved it meanwhile. */
  async function conflict(view: ContentView, address: string): Promise<EntryConflict<Fields>> {
    const entry = kind.entryOf(address, view);
    const current = entry !== null && view.files.has(entry.file) ? await read(view, entry) : null;
    return { message: CHANGED_MEANWHILE, current };
  }

  return {
    find,
    read,
    conflict,

    /** @throws AppError not-found when the entry, or the one it belongs to, does not exist */
    async require(address: string): Promise<{ entry: Named; view: ContentView }> {
      const { entry, view } = await find(address);
      const isThere = kind.isOptional || view.files.has(entry.file);
      if (!isThere || kind.hasOwner?.(view, entry) === false) throw new AppError('not-found', kind.notFound);
      return { entry, view };
    },

    /** Answers a save with the entry as it is now, or as somebody else has saved it meanwhile. */
    async answer(c: Context<ActorEnv>, { kind: outcome, view }: SaveOutcome, address: string) {
      const entry = kind.entryOf(address, view);
      if (outcome === 'conflict' || entry === null) return c.json(await conflict(view, address), 409);
      return c.json(await read(view, entry), 200);
    },
  };
}

// Actions on an entry of any kind as a whole.

/** The file of an entry and its name in the history; never a title, because titles may name people. */
export interface EntryName {
  file: string;
  name: string;
}

/**
 * Replaces the text of an entry's file, corrected by hand.
 * @param version null: there is no such file yet
 * @throws AppError invalid
 */
function replaceSource(
  services: ContentServices,
  { file, name }: EntryName,
  { version, source }: { version: string | null; source: string },
  by: AuditActor,
  check: CheckChange | undefined,
): Promise<SaveOutcome> {
  return saveContent(services, {
    by,
    check,
    act: 'content_changed',
    message: `Change ${name}`,
    expected: new Map([[file, version]]),
    isSource: true,
    async change(view) {
      const isSame = view.files.has(file) && (await readSource(view, file)) === source;
      return { file, files: isSame ? new Map() : new Map([[file, source]]) };
    },
  });
}

/**
 * Restores an entry as its file once was.
 * @param version the version the editor saw last; null: there was none
 * @throws AppError invalid
 */
function restoreFile(
  services: ContentServices,
  { file, name }: EntryName,
  text: string,
  version: string | null,
  by: AuditActor,
  check: CheckChange | undefined,
): Promise<SaveOutcome> {
  return saveContent(services, {
    by,
    check,
    act: 'content_restored',
    message: `Restore ${name}`,
    expected: new Map([[file, version]]),
    isRestoring: true,
    change: async () => ({ file, files: new Map([[file, text]]) }),
  });
}

/** The calls for one entry, below its address: the entry, its text, its history, and restoring. */
export function fileRoutes<Named extends EntryName, Fields extends object>(
  services: Services,
  kind: EntryKind<Named, Fields>,
) {
  const { guard, param, scope } = kind;
  const entries = fileEntries(services, kind);
  const filesOf = (view: ContentView, entry: Named) => kind.filesOf?.(view, entry) ?? [entry.file];
  return new Hono<ActorEnv>()
    .get('/', guard, async (c) => {
      const { entry, view } = await entries.require(c.req.param(param) ?? '');
      return c.json(await entries.read(view, entry));
    })
    .put('/source', guard, validated('json', sourceBody), async (c) => {
      const address = c.req.param(param) ?? '';
      const { entry } = await entries.require(address);
      const { override, ...text } = c.req.valid('json');
      const outcome = await replaceSource(services, entry, text, actorOf(c), kind.checkOf?.(c, override));
      return entries.answer(c, outcome, address);
    })
    .get('/history', guard, validated('query', historyQuery), async (c) => {
      const { entry, view } = await entries.find(c.req.param(param) ?? '');
      const files = await filesOf(view, entry);
      const partsOf = kind.partsOf ?? kind.fieldsOf;
      const history = await entryHistory(services, files, c.req.valid('query'), (file) => partsOf(file, entry));
      const hasNone = kind.filesOf === undefined ? history.items.length === 0 : files.length === 0;
      if (!kind.isOptional && hasNone) throw new AppError('not-found', kind.notFound);
      return c.json(history);
    })
    .post('/restore', guard, idempotent(services, `${scope}-restore`), validated('json', restoreBody), async (c) => {
      const address = c.req.param(param) ?? '';
      const { entry, view } = await entries.find(address);
      if (kind.hasOwner?.(view, entry) === false) throw new AppError('not-found', kind.notFound);
      const { revision, version, override } = c.req.valid('json');
      const former = await entryAt(services, await filesOf(view, entry), revision);
      if (former === null) throw new AppError('not-found', kind.noSuchRevision);
      const seen = version === undefined ? (view.state.blobIds.get(entry.file) ?? null) : version;
      const check = kind.checkOf?.(c, override);
      const outcome =
        kind.restore === undefined
          ? await restoreFile(services, entry, former.text, seen, actorOf(c), check)
          : await kind.restore(entry, { ...former, revision }, seen, actorOf(c), check);
      return entries.answer(c, outcome, address);
    });
}
