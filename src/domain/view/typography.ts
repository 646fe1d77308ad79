const LONE_LETTER = /(?<![\p{L}\p{N}])([kszvouaiKSZVOUAI]) (?=\S)/gu;

/** Puts a non-breaking space after the one-letter prepositions and conjunctions k, s, z, v, o, u, a, i, which must not end a line. */
export function bindPrepositions(text: string): string {
  return text.replace(LONE_LETTER, '$1\u00a0');
}
