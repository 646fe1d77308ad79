import { foldForSearch } from './fold.ts';

/**
 * Judges texts by what was typed into a search: all its words must be in them, in any order. Nothing typed is in every text.
 * @returns a judge of texts as `foldForSearch` writes them
 */
export function searchWords(query: string): (foldedText: string) => boolean {
  const words = foldForSearch(query).split(' ');
  return (foldedText) => words.every((word) => foldedText.includes(word));
}
