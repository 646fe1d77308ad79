import { slugOf } from '../../../domain/words/fold.ts';

const MAX_LENGTH = 50;

/** An id made of words that is not among those taken, and is from now on. */
export function freeId(words: string, taken: Set<string>): string {
  const id = slugOf(words).slice(0, MAX_LENGTH).replace(/-$/, '');
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
  taken.add(free);
  return free;
}
