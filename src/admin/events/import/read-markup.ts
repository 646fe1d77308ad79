// Other programs export HTML and entities, which visitors must not read.
import { htmlLine, htmlMarkdown, plainSigns } from '../../../content-files/html-markdown.ts';
import type { FoundEvent } from '../../../domain/events/import/found-event.ts';
import { cleanLine, cleanText } from '../../../domain/words/clean-text.ts';
import { plainTextMarkdown } from '../../../domain/words/plain-markdown.ts';

/** Other words in angle brackets are text. */
const TAG =
  /<\/?(?:a|address|article|b|big|blockquote|body|br|center|code|d[dlt]|del|div|em|figure|font|footer|h[1-6]|head|header|hr|html|i|img|ins|li|ol|p|pre|s|script|section|small|span|strike|strong|style|su[bp]|table|tbody|t[dhr]|thead|u|ul)(?=[\s/>])[^<>]*>/i;
const HREF = /<a\s[^<>]*?\bhref\s*=\s*["']?([^"'\s>]+)/i;

export function readMarkup(found: FoundEvent): FoundEvent {
  return {
    ...found,
    title: readLine(found.title),
    location: readLine(found.location),
    description: readText(found.description),
    kind: readLine(found.kind),
    price: readLine(found.price),
    tickets: readAddress(found.tickets),
    website: readAddress(found.website),
  };
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
