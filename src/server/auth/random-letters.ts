import type { Random } from './random.ts';

/**
 * So many letters of an alphabet, each as likely as any other.
 * @param alphabet 256 letters at most
 */
export function randomLetters(random: Random, alphabet: string, count: number): string {
  // From the last whole multiple of the alphabet on, a byte would make the first letters likelier than the others.
  const fair = 256 - (256 % alphabet.length);
  let letters = '';
  while (letters.length < count) {
    const [byte = fair] = random.bytes(1);
    if (byte < fair) letters += alphabet.charAt(byte % alphabet.length);
  }
  return letters;
}
