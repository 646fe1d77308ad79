/** A text as search compares it: lower case, without diacritics, single plain spaces. */
export function foldForSearch(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * Makes a test for texts that contain all the words of a query, in any order. Every text matches an empty query.
 * @returns a test for texts that `foldForSearch` has folded
 */
export function searchWords(query: string): (foldedText: string) => boolean {
  const words = foldForSearch(query).split(' ');
  return (foldedText) => words.every((word) => foldedText.includes(word));
}

/** No character beyond this one folds to a letter that `wordPattern` knows. */
const MAX_SCANNED = 0x2200;
/** Letters beyond this one may fold to several characters, so words with them are not searched by pattern. */
const MAX_KNOWN = 0x250;

let known: ReadonlyMap<string, string> | null = null;

/**
 * Finds a word, written as `foldForSearch` writes it, in text as people wrote it. It finds the same as a search in the folded
 * text, but folding a thousand long texts to look for one word takes many times as long.
 * @returns null for a word with letters beyond those known
 */
export function wordPattern(word: string): RegExp | null {
  known ??= writtenForms();
  const parts: string[] = [];
  for (const letter of word) {
    if ((letter.codePointAt(0) ?? 0) >= MAX_KNOWN) return null;
    parts.push(`[${[...(known.get(letter) ?? letter)].map(escaped).join('')}]`);
  }
  // A letter and its mark may be two characters.
  return new RegExp(parts.join('\\p{M}*'), 'u');
}

/** For each folded letter, all letters that fold to it: `a` → `aAáÁäÄ…`. */
function writtenForms(): Map<string, string> {
  const forms = new Map<string, string>();
  for (let code = 0x21; code < MAX_SCANNED; code += 1) {
    const letter = String.fromCodePoint(code);
    const folded = foldForSearch(letter);
    if (folded.length === 1) forms.set(folded, `${forms.get(folded) ?? ''}${letter}`);
  }
  return forms;
}

function escaped(letter: string): string {
  return `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`;
}

const MAX_LENGTH = 80;

/** The words of a title as they stand in an address: `Jazz v dome: Modrá linka` → `jazz-v-dome-modra-linka`. */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= MAX_LENGTH) return slug || 'podujatie';
  const lastWordEnd = slug.lastIndexOf('-', MAX_LENGTH);
  return slug.slice(0, lastWordEnd > 0 ? lastWordEnd : MAX_LENGTH);
}
