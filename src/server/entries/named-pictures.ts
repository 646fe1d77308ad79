import { picturesOf } from '../../content-files/content-tree.ts';
import type { ContentView } from './judged-files.ts';

/**
 * Answers whether the content names a picture, by its path below `/storage/`. What a broken file would name once it is mended
 * counts: of its text every place in which the path stands.
 */
export async function namedPictures(view: ContentView): Promise<(path: string) => boolean> {
  const files = [...view.files.values()];
  const named = picturesOf(files);
  const broken = files.filter(({ content }) => content === null).map(({ file }) => file);
  const texts = broken.length === 0 ? [] : [...(await view.state.read(broken)).values()];
  return (path) => named.has(path) || texts.some((text) => text.includes(path));
}
