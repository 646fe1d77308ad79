// Text pages may leave what `site.json` knows of the house to it: `{{telefón}}` in a page is the number of its present contacts.
import { formatAddress } from '../words/contact.ts';
import { foldForSearch } from '../words/fold.ts';
import { escapeSigns } from '../words/plain-markdown.ts';
import type { Site } from './settings.ts';

type House = Pick<Site, 'name' | 'address' | 'email' | 'phones'>;

const WORDS: readonly (readonly [name: string, wordOf: (house: House) => string])[] = [
  ['názov', ({ name }) => name],
  ['adresa', ({ address }) => formatAddress(address)],
  ['e-mail', ({ email }) => email],
  ['telefón', ({ phones: [first] }) => first?.number ?? ''],
];

export const PLACEHOLDERS = WORDS.map(([name]) => `{{${name}}}`);

const PLACEHOLDER = /\{\{([^{}\n]*)\}\}/g;

export function unknownPlaceholders(text: string): ReadonlySet<string> {
  const placeholders = [...text.matchAll(PLACEHOLDER)];
  return new Set(placeholders.flatMap(([written, name = '']) => (findWord(name) === undefined ? [written] : [])));
}

export function fillPlaceholders(text: string, house: House): string {
  return fill(text, house, (word) => word);
}

/** A number that would begin a list, as in `1. mája 5`. */
const NUMBER = /^\d{1,9}(?=[.)])/;

/** No sign of the filled words becomes markup. */
export function fillPlaceholdersInMarkdown(markdown: string, house: House): string {
  return fill(markdown, house, (word) => escapeSigns(word).replace(NUMBER, '$&\\'));
}

function fill(text: string, house: House, write: (word: string) => string): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => {
    const wordOf = findWord(name);
    return wordOf === undefined ? placeholder : write(wordOf(house));
  });
}

/** Its name may be written without accents and its hyphen. */
function findWord(name: string): ((house: House) => string) | undefined {
  const folded = (text: string) => foldForSearch(text).replaceAll('-', '');
  return WORDS.find(([known]) => folded(known) === folded(name))?.[1];
}
