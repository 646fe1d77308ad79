import { setImmediate } from 'node:timers/promises';
import type { ContentProblem } from '../../content-files/content-problem.ts';
import { type JudgedFile, judgeContentFile } from '../../content-files/judge-content-file.ts';
import type { ContentState } from '../repository/content-repository.ts';
import { problemsIn } from './content-problems.ts';

/** One state of the content with what each of its files says. */
export interface ContentView {
  state: ContentState;
  /** By path below `content/`. */
  files: ReadonlyMap<string, JudgedFile>;
  /** Everything a build would refuse in it. */
  problems(): Promise<readonly ContentProblem[]>;
}

export interface JudgedFiles {
  /** Reads what the files of a state say; those whose bytes are known from an earlier state are not read again. */
  view(state: ContentState): Promise<ContentView>;
}

/** So many files are parsed before other requests get their turn. */
const FILES_AT_A_TIME = 100;

/** Keeps what the files of the newest state say, by their blob ids: of ten thousand files a save changes one. */
export function judgedFiles(): JudgedFiles {
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
      problems() {
        problems ??= problemsIn(files);
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
