import { foldForSearch } from './fold.ts';

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
