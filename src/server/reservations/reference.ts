import { calendarDateOf } from '../../domain/time/time.ts';
import { type Random, randomLetters } from '../crypto/tokens.ts';

/** Without letters and digits that are taken for one another: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const ALPHABET = '34679ACDEFGHJKMNPQRTUVWXY';
const LENGTH = 5;

/**
 * A reference number people can read out, `R-2026-7KQXA`: one of ten million a year, so that nobody counts or guesses
 * those of others. The store makes sure that it is given once.
 */
export function newReference(random: Random, nowMs: number): string {
  return `R-${calendarDateOf(nowMs).slice(0, 4)}-${randomLetters(random, ALPHABET, LENGTH)}`;
}
