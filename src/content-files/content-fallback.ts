import { parseContentPath } from '../domain/content/collections.ts';
import { KIND_NAMES } from '../domain/kinds/kinds.ts';
import type { ContentProblem } from './content-problem.ts';
import { blobIdsOf, type FoundContent, type FoundFile, judgedOf, type ReadContent } from './content-source.ts';
import { type ContentTree, joinContentTree, picturesOf } from './content-tree.ts';
import { judgeContentFile } from './judge-content-file.ts';

interface FormerFiles {
  blobIds: ReadonlyMap<string, string>;
  texts: ReadonlyMap<string, string>;
}

interface FallbackContent extends ReadContent {
  problems: readonly ContentProblem[];
  /** Blob ids in the folder: empty for what cannot be read; null: gone. */
  heldBack: ReadonlyMap<string, string | null>;
}

type Joined = ({ ok: true } & FallbackContent) | { ok: false; problems: readonly ContentProblem[] };

/**
 * A file with a mistake, and what does not go with it, stays as it was in an earlier build, or is left out if new.
 * @param former null: any mistake refuses the whole
 * @returns only the problems without a known former text of a required file, or while a folder is being replaced
 */
export function joinWithFallback(found: FoundContent, former: FormerFiles | null): Joined {
  const strict = joinContentTree(judgedOf(found.files), found.pictureExists);
  if (strict.ok)
    return { ok: true, tree: strict.tree, blobIds: blobIdsOf(found.files), problems: [], heldBack: new Map() };
  const { problems } = strict;
  const settled = former === null || isBeingReplaced(found, former, problems) ? null : settle(found, former);
  if (settled === null) return { ok: false, problems };
  const { tree, files } = settled;
  return { ok: true, tree, blobIds: blobIdsOf(files), problems, heldBack: heldBackOf(found.files, files) };
}

/** Whoever replaces a folder removes it first: several galleries then have no events; one may just be deleted. */
function isBeingReplaced({ files }: FoundContent, former: FormerFiles, problems: readonly ContentProblem[]): boolean {
  const orphans = orphansOf(files.keys()).filter((path) => files.get(path)?.blobId === former.blobIds.get(path));
  if (orphans.length > 1) return true;
  const missing = new Set(problems.map(({ file }) => file).filter((file) => !files.has(file)));
  return missing.size > 0 && [...former.blobIds.keys()].some((path) => !files.has(path) && !missing.has(path));
}

type Files = Map<string, FoundFile>;

/** Null: the rest never goes together. */
function settle(found: FoundContent, former: FormerFiles): { tree: ContentTree; files: Files } | null {
  const files: Files = new Map(found.files);
  const isNew = (path: string) => !former.blobIds.has(path);
  for (;;) {
    // Nobody can bring back a removed picture, so files that name it stay.
    const named = picturesOf(
      [...files].flatMap(([path, { blobId, judged }]) => (blobId === former.blobIds.get(path) ? [judged] : [])),
    );
    const result = joinContentTree(judgedOf(files), (path) => found.pictureExists(path) || named.has(path));
    if (result.ok) return { tree: result.tree, files };
    const blamed = [...new Set(result.problems.map(({ file }) => file))];
    // New files go first: without them the others may be right.
    const hasFallenBack =
      changesAny(blamed.filter(isNew), (path) => putBack(files, former, path)) ||
      changesAny(blamed, (path) => putBack(files, former, path)) ||
      changesAny(result.problems, (problem) => putBackAround(files, former, problem));
    if (!hasFallenBack) return null;
  }
}

function changesAny<One>(all: readonly One[], change: (one: One) => boolean): boolean {
  return all.filter(change).length > 0;
}

/** False: already as it was, or nobody knows how. */
function putBack(files: Files, former: FormerFiles, path: string): boolean {
  const blobId = former.blobIds.get(path);
  if (files.get(path)?.blobId === blobId) return false;
  if (blobId === undefined) {
    files.delete(path);
    // The file may have had another name.
    const before = othersOf(path, former.blobIds.keys()).filter((other) => !files.has(other));
    for (const other of before) putBack(files, former, other);
    return true;
  }
  const text = former.texts.get(path);
  if (text === undefined) return false;
  files.set(path, { blobId, judged: judgeContentFile(path, text) });
  return true;
}

/** As it was and still wrong: what it refers to has changed. */
function putBackAround(files: Files, former: FormerFiles, { file, field }: ContentProblem): boolean {
  // Whoever deleted the event meant its photos as well.
  if (parseContentPath(file)?.kind === 'galleries') return orphansOf(files.keys()).includes(file) && files.delete(file);
  const around = [...referredToIn(field), ...othersOf(file, files.keys())];
  return changesAny(around, (other) => putBack(files, former, other));
}

function referredToIn(field: string | null): string[] {
  if (field === 'kind') return ['event-kinds.json'];
  return /\brooms?$/.test(field ?? '') ? ['rooms.json'] : [];
}

function orphansOf(paths: Iterable<string>): string[] {
  const all = [...paths];
  const entries = new Set(all.map(entryOf));
  return all.filter((path) => {
    const place = parseContentPath(path);
    return place?.kind === 'galleries' && !entries.has(`events ${place.eventId}`);
  });
}

function othersOf(path: string, paths: Iterable<string>): string[] {
  const entry = entryOf(path);
  return entry === null ? [] : [...paths].filter((other) => other !== path && entryOf(other) === entry);
}

const NUMBERED = new RegExp(`^(${['events', 'galleries', ...KIND_NAMES].join('|')})/(\\d+)`);

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
