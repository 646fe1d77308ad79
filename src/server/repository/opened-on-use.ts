import type { ContentRepository } from './content-repository.ts';

/**
 * A repository that is opened when it is first needed, and again after that has failed: functions that never touch content do
 * not wait for it, and a folder that is missing for a while stops nothing else.
 */
export function openedOnUse(open: () => Promise<ContentRepository>): ContentRepository {
  let opened: Promise<ContentRepository> | null = null;

  function repository(): Promise<ContentRepository> {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  }

  return {
    state: async () => (await repository()).state(),
    stateAt: async (revision) => (await repository()).stateAt(revision),
    commit: async (commit) => (await repository()).commit(commit),
    history: async (paths, options) => (await repository()).history(paths, options),
    textOf: async (path, blobId) => (await repository()).textOf(path, blobId),
    check: async () => (await repository()).check(),
    close: async () => (await opened)?.close(),
  };
}
