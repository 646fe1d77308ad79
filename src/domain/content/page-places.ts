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

/** As people write them. */
export const PLACES = WORDS.map(([name]) => `{{${name}}}`);

const PLACE = /\{\{([^{}\n]*)\}\}/g;

/** The places of a text that stand for nothing, each once, as they are written there. */
export function unknownPlaces(text: string): ReadonlySet<string> {
  const places = [...text.matchAll(PLACE)];
  return new Set(places.flatMap(([place, name = '']) => (wordBehind(name) === undefined ? [place] : [])));
}

/** A text with the words of a house in their places. */
export function filledIn(text: string, house: House): string {
  return fill(text, house, (word) => word);
}

/** A number that would begin a list, as in `1. mája 5`. */
const NUMBER = /^\d{1,9}(?=[.)])/;

/** Markdown with the words of a house in their places; none of their signs becomes markup. */
export function filledInMarkdown(markdown: string, house: House): string {
  return fill(markdown, house, (word) => escapeSigns(word).replace(NUMBER, '$&\\'));
}

function fill(text: string, house: House, write: (word: string) => string): string {
  return text.replace(PLACE, (place, name: string) => {
    const wordOf = wordBehind(name);
    return wordOf === undefined ? place : write(wordOf(house));
  });
}

/** Its name may be written without accents and its hyphen. */
function wordBehind(name: string): ((house: House) => string) | undefined {
  const bare = (text: string) => foldForSearch(text).replaceAll('-', '');
  return WORDS.find(([known]) => bare(known) === bare(name))?.[1];
}
