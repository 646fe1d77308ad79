import { calendarDateOf } from '../../../src/domain/time.ts';
import type { Random } from '../ports/random.ts';

/** Without letters and digits that are taken for one another: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const ALPHABET = '34679ACDEFGHJKMNPQRTUVWXY';
const LENGTH = 5;
/** Bytes from here on would make some signs likelier than others. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/**
 * A reference number people can read out, `R-2026-7KQXA`: one of ten million a year, so that nobody counts or guesses
 * those of others. The store makes sure that it is given once.
 */
export function newReference(random: Random, nowMs: number): string {
  let signs = '';
  while (signs.length < LENGTH) {
    const [byte = FAIR_BYTES] = random.bytes(1);
    if (byte < FAIR_BYTES) signs += ALPHABET.charAt(byte % ALPHABET.length);
  }
  return `R-${calendarDateOf(nowMs).slice(0, 4)}-${signs}`;
}
