const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map(
  'łl øo đd ðd þth ħh ŧt ŋn ıi ĸk ƶz əe ſs ßss æae œoe ĳij \ufb00ff \ufb01fi \ufb02fl \ufb03ffi \ufb04ffl \ufb05st \ufb06st'
    .split(' ')
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]),
);
const SPECIAL_LETTER = new RegExp(`[${[...PLAIN_LETTERS.keys()].join('')}]`, 'gu');

const UNTYPED = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;

export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(UNTYPED, '')
    .toLowerCase()
    .replace(SPECIAL_LETTER, (letter) => PLAIN_LETTERS.get(letter) ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** All words, in any order, in texts of `foldForSearch`. */
export function searchWords(query: string): (foldedText: string) => boolean {
  const words = foldForSearch(query).split(' ');
  return (foldedText) => words.every((word) => foldedText.includes(word));
}

/** No character beyond this one folds to a letter that `wordPattern` knows, except ligatures. */
const MAX_SCANNED = 0x2200;
/** Letters beyond this one may fold to several characters. */
const MAX_KNOWN = 0x250;
/** A letter and its accent may be two characters. */
const BETWEEN_LETTERS = '[\\p{M}\\p{Default_Ignorable_Code_Point}]*';

let known: WrittenForms | null = null;

/**
 * Matches every text that holds the word, and a few others; to fold a thousand long texts takes many times as long.
 * null: unknown letters.
 */
export function wordPattern(word: string): RegExp | null {
  known ??= writtenForms();
  let pattern = '';
  let before = '';
  for (const letter of word) {
    if ((letter.codePointAt(0) ?? 0) >= MAX_KNOWN) return null;
    const written = `[${[...(known.letters.get(letter) ?? letter)].map(escaped).join('')}]`;
    // The second letter of „ae“ may be in the first one, „æ“.
    const isOptional = known.pairs.has(`${before}${letter}`);
    pattern += `${before === '' ? '' : BETWEEN_LETTERS}${written}${isOptional ? '?' : ''}`;
    before = letter;
  }
  return new RegExp(pattern, 'u');
}

interface WrittenForms {
  letters: ReadonlyMap<string, string>;
  pairs: ReadonlySet<string>;
}

function writtenForms(): WrittenForms {
  const letters = new Map<string, string>();
  const pairs = new Set<string>();
  const scanned = Array.from({ length: MAX_SCANNED - 0x21 }, (_, at) => String.fromCodePoint(0x21 + at));
  for (const letter of [...scanned, ...PLAIN_LETTERS.keys()]) {
    const folded = foldForSearch(letter);
    for (const [at, part] of [...folded].entries()) {
      letters.set(part, `${letters.get(part) ?? ''}${letter}`);
      if (at > 0) pairs.add(folded.slice(at - 1, at + 1));
    }
  }
  return { letters, pairs };
}

function escaped(letter: string): string {
  return `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`;
}

const MAX_LENGTH = 80;

export function slugOf(title: string): string {
  const slug = foldForSearch(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= MAX_LENGTH) return slug || 'podujatie';
  const lastWordEnd = slug.lastIndexOf('-', MAX_LENGTH);
  return slug.slice(0, lastWordEnd > 0 ? lastWordEnd : MAX_LENGTH);
}

/** Parts of longer addresses and numbers do not count. */
export function mentions(text: string, name: string): boolean {
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.+-])${pattern}(?![\\w-]|\\.\\w)`, 'i').test(text);
}
