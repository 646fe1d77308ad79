import type { ContentProblem } from '../../content-files/content-problem.ts';
import { joinContentTree, picturesOf } from '../../content-files/content-tree.ts';
import { type JudgedFile, judgeContentFile } from '../../content-files/judge-content-file.ts';
import { parseContentPath } from '../../domain/content/collections.ts';
import type { FileChanges } from '../repository/content-repository.ts';
import { committedPictures } from './committed-pictures.ts';
import type { ContentView } from './judged-files.ts';

/**
 * The problems that changes would bring into a state of the content. Those that are there already stay no reason to refuse:
 * one broken file must not stop the work on all others.
 */
export async function problemsAddedBy(view: ContentView, changes: FileChanges): Promise<ContentProblem[]> {
  const files = new Map(view.files);
  for (const [path, text] of changes) {
    if (text === null) files.delete(path);
    else files.set(path, judgeContentFile(path, text));
  }
  const before = new Set((await view.problems()).map(identityOf));
  return (await problemsIn(files, view.files)).filter((problem) => !before.has(identityOf(problem)));
}

/** A problem stays the same one when its event gets another address, and with it another file. */
function identityOf({ file, field, message }: ContentProblem): string {
  const path = parseContentPath(file);
  return JSON.stringify([path?.kind === 'events' ? `events/${path.id}` : file, field, message]);
}

/**
 * Everything a build would refuse in these files.
 * @param known the files in whose company pictures are known
 */
export async function problemsIn(
  files: ReadonlyMap<string, JudgedFile>,
  known: ReadonlyMap<string, JudgedFile> = files,
): Promise<ContentProblem[]> {
  // On the host the functions have no pictures beside them: there only those can be used anew that are in use already.
  const pictures = (await committedPictures()) ?? picturesOf(known.values());
  const result = joinContentTree(files.values(), (path) => pictures.has(path));
  return result.ok ? [] : result.problems;
}
