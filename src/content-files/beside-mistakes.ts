// One file with a mistake must not keep all others off the site: it stands as it was in the build before, and a new one is left out.
import { parseContentPath } from '../domain/content/collections.ts';
import { KIND_NAMES } from '../domain/kinds/kinds.ts';
import type { ContentProblem } from './content-problem.ts';
import { blobIdsOf, type FoundContent, type FoundFile, judgedOf, type ReadContent } from './content-source.ts';
import { type ContentTree, joinContentTree, picturesOf } from './content-tree.ts';
import { judgeContentFile } from './judge-content-file.ts';

/** What an earlier build was made from. */
interface FormerFiles {
  /** Of all its files, by path. */
  blobIds: ReadonlyMap<string, string>;
  /** Of those that have changed or are gone since, as far as their texts are known. */
  texts: ReadonlyMap<string, string>;
}

interface BesideMistakes extends ReadContent {
  /** All mistakes in the folder. */
  problems: readonly ContentProblem[];
  /** The files that are not taken as they are there, with their blob ids there: empty for what cannot be read; null: it is gone. */
  heldBack: ReadonlyMap<string, string | null>;
}

type Joined = ({ ok: true } & BesideMistakes) | { ok: false; problems: readonly ContentProblem[] };

/**
 * The content of a folder. A file with a mistake is taken as it was in an earlier build, or left out if it is new; so is what no
 * longer goes together with it. All other files are taken as they are.
 * @param former null: any mistake refuses the whole
 * @returns only the problems when they cannot be kept out: nobody knows how a file that must be there once was, or the folder, or
 * that of the events, is just being replaced
 */
export function joinBesideMistakes(found: FoundContent, former: FormerFiles | null): Joined {
  const strict = joinContentTree(judgedOf(found.files), found.pictureExists);
  if (strict.ok)
    return { ok: true, tree: strict.tree, blobIds: blobIdsOf(found.files), problems: [], heldBack: new Map() };
  const { problems } = strict;
  const settled = former === null || isBeingReplaced(found, former, problems) ? null : settle(found, former);
  if (settled === null) return { ok: false, problems };
  const { tree, files } = settled;
  return { ok: true, tree, blobIds: blobIdsOf(files), problems, heldBack: heldBackOf(found.files, files) };
}

/** Whoever replaces a whole folder takes all of it away first. One event may be gone for good, several leave photos behind only then. */
function isBeingReplaced({ files }: FoundContent, former: FormerFiles, problems: readonly ContentProblem[]): boolean {
  const orphans = orphansOf(files.keys()).filter((path) => files.get(path)?.blobId === former.blobIds.get(path));
  if (orphans.length > 1) return true;
  const missing = new Set(problems.map(({ file }) => file).filter((file) => !files.has(file)));
  return missing.size > 0 && [...former.blobIds.keys()].some((path) => !files.has(path) && !missing.has(path));
}

type Files = Map<string, FoundFile>;

/** Puts files back until the rest goes together; null: it never does. */
function settle(found: FoundContent, former: FormerFiles): { tree: ContentTree; files: Files } | null {
  const files: Files = new Map(found.files);
  const isNew = (path: string) => !former.blobIds.has(path);
  for (;;) {
    // A picture that was taken away cannot be brought back; what names it stays.
    const named = picturesOf(
      [...files].flatMap(([path, { blobId, judged }]) => (blobId === former.blobIds.get(path) ? [judged] : [])),
    );
    const result = joinContentTree(judgedOf(files), (path) => found.pictureExists(path) || named.has(path));
    if (result.ok) return { tree: result.tree, files };
    const blamed = [...new Set(result.problems.map(({ file }) => file))];
    // New files go first: without them those that were there may be right as they are.
    const isBetter =
      changesAny(blamed.filter(isNew), (path) => putBack(files, former, path)) ||
      changesAny(blamed, (path) => putBack(files, former, path)) ||
      changesAny(result.problems, (problem) => putBackAround(files, former, problem));
    if (!isBetter) return null;
  }
}

/** Tries all of them, and answers whether any made a difference. */
function changesAny<One>(all: readonly One[], change: (one: One) => boolean): boolean {
  return all.filter(change).length > 0;
}

/** Takes a file as it was, or leaves it out if it is new; false: it is as it was, or nobody knows how that is. */
function putBack(files: Files, former: FormerFiles, path: string): boolean {
  const blobId = former.blobIds.get(path);
  if (files.get(path)?.blobId === blobId) return false;
  if (blobId === undefined) {
    files.delete(path);
    // It may have been there under another name.
    const before = othersOf(path, former.blobIds.keys()).filter((other) => !files.has(other));
    for (const other of before) putBack(files, former, other);
    return true;
  }
  const text = former.texts.get(path);
  if (text === undefined) return false;
  files.set(path, { blobId, judged: judgeContentFile(path, text) });
  return true;
}

/** Where a file is as it was and wrong all the same, what it refers to is not as it was. */
function putBackAround(files: Files, former: FormerFiles, { file, field }: ContentProblem): boolean {
  // Whoever has deleted the event meant its photos as well.
  if (parseContentPath(file)?.kind === 'galleries') return orphansOf(files.keys()).includes(file) && files.delete(file);
  const around = [...referredToIn(field), ...othersOf(file, files.keys())];
  return changesAny(around, (other) => putBack(files, former, other));
}

/** The file that events and prices refer to in a field. */
function referredToIn(field: string | null): string[] {
  if (field === 'kind') return ['event-kinds.json'];
  return /\brooms?$/.test(field ?? '') ? ['rooms.json'] : [];
}

/** The files with photos of events that are not there. */
function orphansOf(paths: Iterable<string>): string[] {
  const all = [...paths];
  const entries = new Set(all.map(entryOf));
  return all.filter((path) => {
    const place = parseContentPath(path);
    return place?.kind === 'galleries' && !entries.has(`events ${place.eventId}`);
  });
}

/** Other files of the same event, gallery or other entry with a number. */
function othersOf(path: string, paths: Iterable<string>): string[] {
  const entry = entryOf(path);
  return entry === null ? [] : [...paths].filter((other) => other !== path && entryOf(other) === entry);
}

const NUMBERED = new RegExp(`^(${['events', 'galleries', ...KIND_NAMES].join('|')})/(\\d+)`);

/** `events 8` for every name that begins so, also for one that no file may have; null: a file without a number. */
function entryOf(path: string): string | null {
  const [, folder, number] = NUMBERED.exec(path) ?? [];
  return number === undefined ? null : `${folder} ${Number(number)}`;
}

function heldBackOf(found: FoundContent['files'], taken: FoundContent['files']): Map<string, string | null> {
  const held = new Map<string, string | null>();
  for (const [path, { blobId }] of found) if (taken.get(path)?.blobId !== blobId) held.set(path, blobId);
  for (const path of taken.keys()) if (!found.has(path)) held.set(path, null);
  return held;
}
