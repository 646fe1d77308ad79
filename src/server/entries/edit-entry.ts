// What can be done with an entry of any kind as a whole.
import type { Doer } from '../audit/audit-log.ts';
import { readSource } from './entry.ts';
import { type ContentServices, type SaveOutcome, saveContent } from './save-content.ts';

/** The file of an entry and what the history calls it; never a title, which may name people. */
export interface EntryName {
  file: string;
  name: string;
}

/**
 * Puts a text in the place of an entry's file, from who mends it by hand.
 * @param version null: there is no such file yet
 * @throws AppError invalid
 */
export function replaceSource(
  services: ContentServices,
  { file, name }: EntryName,
  { version, source }: { version: string | null; source: string },
  by: Doer,
): Promise<SaveOutcome> {
  return saveContent(services, {
    by,
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
 * Puts an entry back as its file was once.
 * @param version what the editor saw last; null: there was none
 * @throws AppError invalid
 */
export function restoreFile(
  services: ContentServices,
  { file, name }: EntryName,
  text: string,
  version: string | null,
  by: Doer,
): Promise<SaveOutcome> {
  return saveContent(services, {
    by,
    act: 'content_restored',
    message: `Restore ${name}`,
    expected: new Map([[file, version]]),
    isRestoring: true,
    change: async () => ({ file, files: new Map([[file, text]]) }),
  });
}
