// Other programs export HTML and entities, which visitors must not read.
import { htmlLine, htmlMarkdown, plainSigns } from '../../../content-files/html-markdown.ts';
import type { FoundEvent } from '../../../domain/events/import/found-event.ts';
import { cleanLine, cleanText } from '../../../domain/words/clean-text.ts';
import { plainTextMarkdown } from '../../../domain/words/plain-markdown.ts';
import type { Steps } from '../../shared/in-turns.ts';

const NAMES = [
  ...['a', 'abbr', 'address', 'article', 'aside', 'b', 'bdi', 'bdo', 'big', 'blockquote', 'body', 'br', 'button'],
  ...['caption', 'center', 'cite', 'code', 'col', 'colgroup', 'd[dlt]', 'del', 'details', 'dfn', 'div', 'em'],
  ...['fieldset', 'figcaption', 'figure', 'font', 'footer', 'form', 'h[1-6]', 'head', 'header', 'hr', 'html', 'i'],
  ...['iframe', 'img', 'input', 'ins', 'kbd', 'label', 'legend', 'li', 'link', 'main', 'mark', 'meta', 'nav'],
  ...['noscript', 'o:p', 'object', 'ol', 'p', 'picture', 'pre', 'q', 's', 'samp', 'script', 'section', 'small'],
  ...['span', 'strike', 'strong', 'style', 'su[bp]', 'summary', 'svg', 'table', 'tbody', 't[dhr]', 'tfoot', 'thead'],
  ...['time', 'title', 'tt', 'u', 'ul', 'var', 'video', 'wbr', 'xml'],
];
/** Other words in angle brackets are text. */
const TAG = new RegExp(`<!--|<!\\[(?:end)?if|</?(?:${NAMES.join('|')})(?=[\\s/>])[^<>]*>`, 'i');
const HREF = /<a\s[^<>]*?\bhref\s*=\s*["']?([^"'\s>]+)/i;

/** Texts take long and come later (`readTexts`). */
export function readMarkup(found: FoundEvent): FoundEvent {
  return {
    ...found,
    title: readLine(found.title),
    location: readLine(found.location),
    kind: readLine(found.kind),
    price: readLine(found.price),
    tickets: readAddress(found.tickets),
    website: readAddress(found.website),
  };
}

/** Markdown by text of the file, each read once: the dates of a series have the same. */
export function* readTexts(
  found: readonly FoundEvent[],
  known: ReadonlyMap<string, string>,
): Steps<ReadonlyMap<string, string>> {
  const texts = new Map(known);
  for (const { description } of found) {
    if (texts.has(description)) continue;
    yield;
    texts.set(description, readText(description));
  }
  return texts;
}

function readLine(text: string): string {
  const plain = plainSigns(text);
  return cleanLine(TAG.test(plain) ? htmlLine(plain) : plain);
}

function readText(text: string): string {
  const clean = cleanText(text);
  const source = TAG.test(clean) ? clean : plainSigns(clean);
  return TAG.test(source) ? htmlMarkdown(source) : plainTextMarkdown(source);
}

function readAddress(text: string): string {
  const plain = plainSigns(text);
  return cleanLine(HREF.exec(plain)?.[1] ?? plain);
}
