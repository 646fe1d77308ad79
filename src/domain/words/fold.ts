/** A text as it is compared in a search: lower case, without diacritics, single plain spaces. */
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

/** Beyond it no character folds to one of the letters below. */
const MAX_SCANNED = 0x2200;
/** Letters of other scripts may fold to several characters; of these, up to here, each stands for itself. */
const MAX_KNOWN = 0x250;

let known: ReadonlyMap<string, string> | null = null;

/**
 * Finds a word, written as `foldForSearch` writes it, in text as people wrote it: what it finds in the folded text it finds in
 * the text itself. Folding a thousand long texts to look for one word takes many times as long.
 * @returns null for a word with letters that are not known well enough to say so
 */
export function wordPattern(word: string): RegExp | null {
  known ??= writtenForms();
  const parts: string[] = [];
  for (const letter of word) {
    if ((letter.codePointAt(0) ?? 0) >= MAX_KNOWN) return null;
    parts.push(`[${[...(known.get(letter) ?? letter)].map(escaped).join('')}]`);
  }
  // Letters and their marks may be kept apart.
  return new RegExp(parts.join('\\p{M}*'), 'u');
}

/** By a folded letter, all that fold to it: `a` → `aAáÁäÄ…`. */
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
