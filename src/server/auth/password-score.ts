// How many guesses a password costs, by zxcvbn. The library and its words (20 MB) are loaded when the first password is
// chosen, and let go of when none has been for a while.
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { SLOVAK_PASSWORDS } from './slovak-passwords.ts';

/** Time grows with the square of the length, and what goes on this long is strong unless it repeats itself. */
const MAX_SCORED = 64;
/** Longer words in a password are found by their beginnings. */
const MAX_WORD = 14;
const IDLE_MS = 5 * 60_000;

let loaded: Promise<ZxcvbnFactory> | null = null;
let idle: NodeJS.Timeout | undefined;

/**
 * Guesses an attacker needs who knows words, names, years, keyboards and substitutions, by powers of ten.
 * @param about words about its owner and the house, which are tried first
 * @returns 0: under 10^3, 1: under 10^6, 2: under 10^8, 3: under 10^10, 4: more
 */
export async function passwordScore(password: string, about: readonly string[]): Promise<number> {
  loaded ??= load();
  clearTimeout(idle);
  idle = setTimeout(() => {
    loaded = null;
  }, IDLE_MS).unref();
  const judge = await loaded;
  return judge.check(fold(password).slice(0, MAX_SCORED), about.flatMap(wordsIn)).score;
}

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }, { default: slovak }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('dictionary-sk'),
  ]);
  const { names, words } = readDictionary(Buffer.from(slovak.dic).toString('utf8'));
  return new Factory({
    dictionary: { ...dictionary, 'slovak-passwords': SLOVAK_PASSWORDS, 'slovak-names': names, 'slovak-words': words },
    graphs: adjacencyGraphs,
  });
}

/** A Hunspell dictionary: a word a line, behind the first, with flags after a slash. What begins with a capital is a name. */
function readDictionary(text: string): { names: string[]; words: string[] } {
  const names = new Set<string>();
  const words = new Set<string>();
  for (const [word] of text.slice(text.indexOf('\n')).matchAll(/^[^/\n]{3,}/gm)) {
    if (word.length > MAX_WORD) continue;
    const folded = fold(word);
    const small = folded.toLowerCase();
    (small === folded ? words : names).add(small);
  }
  return { names: [...names], words: [...words] };
}

/** Slovak is typed without its accents as often as with them. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Of a few words: each, and all in one, in small letters without accents. */
export function wordsIn(text: string): string[] {
  const parts = fold(text)
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((part) => part.length > 2);
  return parts.length === 0 ? [] : [...parts, parts.join('')];
}
