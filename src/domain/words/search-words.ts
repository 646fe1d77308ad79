import { foldForSearch } from './fold.ts';

/**
 * Makes a test for texts that contain all the words of a query, in any order. Every text matches an empty query.
 * @returns a test for texts that `foldForSearch` has folded
 */
export function searchWords(query: string): (foldedText: string) => boolean {
  const words = foldForSearch(query).split(' ');
  return (foldedText) => words.every((word) => foldedText.includes(word));
}
