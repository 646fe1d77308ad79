import type { ContentProblem } from '../../../content-files/content-problem.ts';
import { picturesOf, uploadsIn } from '../../../content-files/content-tree.ts';
import { judgeContentFile } from '../../../content-files/judge-content-file.ts';
import { isMediaName } from '../../../domain/galleries/picture-source.ts';
import type { MediaStore } from '../../ports/media/media-store.ts';
import type { FileChanges } from '../../ports/repository/content-repository.ts';
import type { Store } from '../../ports/store/store.ts';
import type { ContentView } from './content-view.ts';
import { keepUploads } from './uploads.ts';

const FEW = 8;
const GONE = 'nahraný obrázok sa nenašiel, možno ho niekto medzitým odstránil natrvalo; nahrajte ho, prosím, znova';

/** Paths below `/storage/`: `m/…`. */
export async function missingUploads(media: MediaStore, paths: Iterable<string>): Promise<Set<string>> {
  const missing = new Set(paths);
  const asked = [...missing].filter((path) => isMediaName(nameOf(path)));
  if (asked.length === 0) return missing;
  const stored = asked.length > FEW ? new Set(await media.list()) : null;
  await Promise.all(
    asked.map(async (path) => {
      if (stored?.has(nameOf(path)) ?? (await media.has(nameOf(path)))) missing.delete(path);
    }),
  );
  return missing;
}

/** Uploads that the content already names are no reason to refuse. */
export async function missingUploadProblems(
  media: MediaStore,
  view: ContentView,
  changes: FileChanges,
): Promise<ContentProblem[]> {
  const fresh = freshUploads(view, changes);
  const paths = fresh.map(({ path }) => path);
  const missing = await missingUploads(media, paths);
  return fresh.filter(({ path }) => missing.has(path)).map(({ file, field }) => ({ file, field, message: GONE }));
}

export function keepFreshUploads(store: Store, view: ContentView, changes: FileChanges): Promise<void> {
  const names = freshUploads(view, changes).map(({ path }) => nameOf(path));
  return keepUploads(store, [...new Set(names)]);
}

function freshUploads(view: ContentView, changes: FileChanges) {
  const judged = [...changes].flatMap(([path, text]) => (text === null ? [] : [judgeContentFile(path, text)]));
  const named = uploadsIn(judged);
  if (named.length === 0) return [];
  const known = picturesOf(view.files.values());
  return named.filter(({ path }) => !known.has(path));
}

function nameOf(path: string): string {
  return path.slice(path.indexOf('/') + 1);
}

/** The whole text of a broken file is searched. */
export async function namedPictures(view: ContentView): Promise<(path: string) => boolean> {
  const files = [...view.files.values()];
  const named = picturesOf(files);
  const broken = files.filter(({ content }) => content === null).map(({ file }) => file);
  const texts = broken.length === 0 ? [] : [...(await view.state.read(broken)).values()];
  return (path) => named.has(path) || texts.some((text) => text.includes(path));
}
