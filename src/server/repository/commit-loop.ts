import { setTimeout as sleep } from 'node:timers/promises';
import { limiter } from '../../domain/limiter.ts';
import { accountIdentity, messageLine } from './commit-identity.ts';
import { requireContentPath } from './content-path.ts';
import { type ContentRepository, type ContentState, ContentUnavailableError } from './content-repository.ts';
import { type PlannedChange, planChange } from './planned-change.ts';

/** How often a commit is tried on a newer state before the repository counts as too busy. */
const MAX_ATTEMPTS = 30;
const MAX_PAUSE_MS = 400;

/** Who and why, as git shall keep it. */
export interface CommitNote {
  author: { name: string; email: string };
  message: string;
}

interface CommitSteps {
  /** The newest state. */
  readState(): Promise<ContentState>;
  /** Puts the change on top of that state, or answers null, and has written nothing, when it is no longer the newest. */
  apply(state: ContentState, planned: PlannedChange, note: CommitNote): Promise<ContentState | null>;
}

/**
 * How every adapter commits: read, judge, write if nothing has moved meanwhile, else from the beginning. The commits of one
 * process wait for each other, so that they do not push each other away.
 */
export function commitLoop({ readState, apply }: CommitSteps): ContentRepository['commit'] {
  const oneAfterAnother = limiter(1);
  return async ({ author, message, expected, change }) => {
    const note: CommitNote = { author: accountIdentity(author), message: messageLine(message) };
    for (const path of expected.keys()) requireContentPath(path);
    return oneAfterAnother(async () => {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        if (attempt > 0) await sleep(Math.random() * Math.min(MAX_PAUSE_MS, 10 * 2 ** attempt));
        const state = await readState();
        const paths = changedPaths(expected, state.blobIds);
        if (paths.length > 0) return { kind: 'conflict', paths, state };
        const planned = planChange(state.blobIds, await change(state));
        if (planned.files.size === 0) return { kind: 'committed', state };
        const after = await apply(state, planned, note);
        if (after !== null) return { kind: 'committed', state: after };
      }
      throw new ContentUnavailableError(`Others were faster ${MAX_ATTEMPTS} times`, 1);
    });
  };
}

function changedPaths(expected: ReadonlyMap<string, string | null>, blobIds: ReadonlyMap<string, string>): string[] {
  return [...expected].filter(([path, blobId]) => (blobIds.get(path) ?? null) !== blobId).map(([path]) => path);
}
