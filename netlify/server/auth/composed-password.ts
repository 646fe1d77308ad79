import type { Random } from '../ports/random.ts';

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP_LENGTH = 4;

/** A password for somebody to type once: 99 random bits, `k7fm-…`. */
export function composePassword(random: Random): string {
  const letters = Array.from({ length: GROUPS * GROUP_LENGTH }, () => letter(random)).join('');
  return letters.replace(/.{4}(?=.)/g, '$&-');
}

function letter(random: Random): string {
  // 248 is the last multiple of 31 in a byte: what lies above would make some letters likelier.
  for (;;) {
    const byte = random.bytes(1)[0] ?? 255;
    if (byte < 248) return ALPHABET[byte % ALPHABET.length] ?? '';
  }
}
