const LONE_LETTER = /(?<![\p{L}\p{N}])([kszvouaiKSZVOUAI]) (?=\S)/gu;

/** A dash set off by spaces: it ends a line, never begins one. */
const SPACED_DASH = / –(?= )/g;

/**
 * Puts a non-breaking space after the one-letter prepositions and conjunctions k, s, z, v, o, u, a, i, which must not end a
 * line, and before a dash, which must not begin one.
 */
export function bindPrepositions(text: string): string {
  return text.replace(LONE_LETTER, '$1\u00a0').replace(SPACED_DASH, '\u00a0–');
}
