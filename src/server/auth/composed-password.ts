import type { Random } from './random.ts';
import { randomLetters } from './random-letters.ts';

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP_LENGTH = 4;

/** A password for somebody to type once: 99 random bits, `k7fm-…`. */
export function composePassword(random: Random): string {
  const letters = randomLetters(random, ALPHABET, GROUPS * GROUP_LENGTH);
  return letters.replace(/.{4}(?=.)/g, '$&-');
}
