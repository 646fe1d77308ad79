// Entries that stay in one file each: banners, the photos of events, settings. (Events move to another file with their address.)
import type { Context, MiddlewareHandler } from 'hono';
import type { JudgedFile } from '../../content-files/judge-content-file.ts';
import { AppError } from '../http/app-error.ts';
import type { ActorEnv } from '../http/guards.ts';
import type { EntryName } from './edit-entry.ts';
import { entryConflict, readEntry } from './entry.ts';
import type { ContentView } from './judged-files.ts';
import { type ContentServices, readContent, type SaveOutcome } from './save-content.ts';

/** What is particular about a kind of such entries. */
export interface FileKind<Named extends EntryName, Fields extends object> {
  guard: MiddlewareHandler<ActorEnv>;
  /** What the router calls the part of an address that names the entry. */
  param: string;
  /** What the keys of repeated calls belong to, apart for each kind. */
  scope: string;
  /** The entry an address names, whether it is there or not; null for what can be none. */
  entryOf(address: string): Named | null;
  /** Whether an entry may have no file: then its first save makes it. */
  isOptional: boolean;
  /** Whether what it belongs to is there; left out, it belongs to nothing else. */
  hasOwner?(view: ContentView, entry: Named): boolean;
  /** As calls send them; null for a broken file. */
  fieldsOf(file: JudgedFile, entry: Named): Fields | null;
  /** The fields of one that has no file; left out, it counts as broken. */
  noFields?(entry: Named): Fields;
  /** What its history tells apart; left out, its fields. */
  partsOf?(file: JudgedFile, entry: Named): object | null;
  notFound: string;
  noSuchRevision: string;
}

/** How the calls of one kind find an entry and answer with it. */
export function fileEntries<Named extends EntryName, Fields extends object>(
  services: ContentServices,
  kind: FileKind<Named, Fields>,
) {
  const notFound = () => new AppError('not-found', kind.notFound);

  /** @throws AppError not-found for what can be no such entry */
  function named(address: string): Named {
    const entry = kind.entryOf(address);
    if (entry === null) throw notFound();
    return entry;
  }

  /** @throws AppError not-found when what it belongs to is gone */
  async function findPlace(address: string): Promise<{ entry: Named; view: ContentView }> {
    const entry = named(address);
    const view = await readContent(services);
    if (kind.hasOwner?.(view, entry) === false) throw notFound();
    return { entry, view };
  }

  function read(view: ContentView, entry: Named) {
    const { noFields } = kind;
    const hasNone = noFields !== undefined && !view.files.has(entry.file);
    return readEntry(services, view, entry.file, (file) => (hasNone ? noFields(entry) : kind.fieldsOf(file, entry)));
  }

  function conflict(view: ContentView, entry: Named) {
    return entryConflict(services, view, entry.file, (file) => kind.fieldsOf(file, entry));
  }

  return {
    named,
    findPlace,
    read,
    conflict,

    /** @throws AppError not-found when it is not there to be read or changed */
    async require(address: string): Promise<{ entry: Named; view: ContentView }> {
      const place = await findPlace(address);
      if (!kind.isOptional && !place.view.files.has(place.entry.file)) throw notFound();
      return place;
    },

    /** Answers a save with the entry as it is now, or as somebody else has left it meanwhile. */
    async answer(c: Context<ActorEnv>, { kind: outcome, view }: SaveOutcome, entry: Named) {
      if (outcome === 'conflict') return c.json(await conflict(view, entry), 409);
      return c.json(await read(view, entry), 200);
    },
  };
}
