import { setImmediate } from 'node:timers/promises';
import type { ContentProblem } from '../../../content-files/content-problem.ts';
import { joinContentTree, picturesOf } from '../../../content-files/content-tree.ts';
import { filesBelow } from '../../../content-files/folders.ts';
import { type JudgedFile, judgeContentFile } from '../../../content-files/judge-content-file.ts';
import { parseContentPath } from '../../../domain/content/collections.ts';
import type { ContentState, FileChanges } from '../../ports/repository/content-repository.ts';

export interface ContentView {
  state: ContentState;
  /** By path below `content/`. */
  files: ReadonlyMap<string, JudgedFile>;
  storageDir: string;
  problems(): Promise<readonly ContentProblem[]>;
}

export interface JudgedFiles {
  view(state: ContentState): Promise<ContentView>;
}

const FILES_AT_A_TIME = 100;

/** Keeps the files of the newest state by blob id, because a save changes one of ten thousand. */
export function judgedFiles(storageDir: string): JudgedFiles {
  let kept: ReadonlyMap<string, JudgedFile> = new Map();
  let latest: { revision: string; view: Promise<ContentView> } | null = null;

  async function read(state: ContentState): Promise<ContentView> {
    const known = kept;
    const unread = [...state.blobIds].flatMap(([path, blobId]) => (known.has(keyOf(path, blobId)) ? [] : [path]));
    const texts = unread.length === 0 ? new Map<string, string>() : await state.read(unread);
    const files = new Map<string, JudgedFile>();
    const keys = new Map<string, JudgedFile>();
    let parsed = 0;
    for (const [path, blobId] of state.blobIds) {
      const key = keyOf(path, blobId);
      let file = known.get(key);
      if (file === undefined) {
        file = judgeContentFile(path, texts.get(path) ?? '');
        parsed += 1;
        if (parsed % FILES_AT_A_TIME === 0) await setImmediate();
      }
      files.set(path, file);
      keys.set(key, file);
    }
    kept = keys;
    let problems: Promise<readonly ContentProblem[]> | undefined;
    return {
      state,
      files,
      storageDir,
      problems() {
        problems ??= problemsIn(files, storageDir);
        return problems;
      },
    };
  }

  return {
    view(state) {
      if (latest?.revision === state.revision) return latest.view;
      const view = read(state);
      const entry = { revision: state.revision, view };
      latest = entry;
      view.catch(() => {
        if (latest === entry) latest = null;
      });
      return view;
    },
  };
}

function keyOf(path: string, blobId: string): string {
  return `${blobId} ${path}`;
}

export async function problemsAddedBy(view: ContentView, changes: FileChanges): Promise<ContentProblem[]> {
  const files = new Map(view.files);
  for (const [path, text] of changes) {
    if (text === null) files.delete(path);
    else files.set(path, judgeContentFile(path, text));
  }
  const before = new Set((await view.problems()).map(identityOf));
  return (await problemsIn(files, view.storageDir, view.files)).filter((problem) => !before.has(identityOf(problem)));
}

/** A problem stays the same when its event gets another slug, and so another file. */
function identityOf({ file, field, message }: ContentProblem): string {
  const path = parseContentPath(file);
  return JSON.stringify([path?.kind === 'events' ? `events/${path.id}` : file, field, message]);
}

async function problemsIn(
  files: ReadonlyMap<string, JudgedFile>,
  storageDir: string,
  known: ReadonlyMap<string, JudgedFile> = files,
): Promise<ContentProblem[]> {
  // The host's functions have no pictures beside them, so only pictures in use are known to exist.
  const committed = await filesBelow(storageDir).catch(() => null);
  const pictures = committed === null ? picturesOf(known.values()) : new Set(committed);
  const result = joinContentTree(files.values(), (path) => pictures.has(path));
  return result.ok ? [] : result.problems;
}
