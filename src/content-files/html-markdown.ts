import sanitizeHtml from 'sanitize-html';
import { escapeLineStart, escapeSigns, linesMarkdown } from '../domain/words/plain-markdown.ts';
import { decodeEntities } from './render-markdown.ts';

const PARAGRAPHS = ['div', 'section', 'article', 'header', 'footer', 'figure', 'address', 'center', 'pre', 'dt', 'dd'];

/** Few tags, in small letters, each closed. */
const FEW_TAGS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 's', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4', 'blockquote', 'hr', 'td'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title'],
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    th: 'td',
    ...Object.fromEntries([...PARAGRAPHS, 'table', 'tr'].map((tag) => [tag, 'p'])),
  },
};
const SAME_MARK_GOES_ON = /<\/(strong|em|s)>(\s*)<\1>/g;
const TOKEN = /<(\/?)([a-z][a-z0-9]*)(?: href="([^"]*)")?[^>]*>|([^<]+)/g;
const BREAKS_LINES = /<(?:p|br|div|[uo]l|li|h[1-6]|table|tr|blockquote|section|article|pre)\b/i;

const MARKS: Readonly<Record<string, string>> = { strong: '**', em: '*', s: '~~' };
const ABSOLUTE = /^(?:https?:|mailto:|tel:)/i;

interface Mark {
  /** '' for a link, and for emphasis within the same. */
  sign: string;
  href: string | null;
  start: number;
}

interface List {
  isOrdered: boolean;
  count: number;
  /** `- ` or `2. `; '' before the first item. */
  marker: string;
  isFresh: boolean;
}

interface Block {
  text: string;
  isItem: boolean;
  isQuoted: boolean;
}

/** Line breaks count only without tags that break lines; relative links keep only their words. */
export function htmlMarkdown(html: string): string {
  const source = BREAKS_LINES.test(html) ? html : html.replaceAll('\n', '<br>');
  const blocks: Block[] = [];
  const marks: Mark[] = [];
  const lists: List[] = [];
  let words = '';
  let heading = '';
  let quotes = 0;

  const applyMark = (mark: Mark) => {
    words = words.slice(0, mark.start) + marked(words.slice(mark.start), mark);
  };
  const endBlock = () => {
    for (const mark of marks.toReversed()) applyMark(mark);
    const lines = words.split('\n').map((line) => line.trim());
    for (const paragraph of paragraphsOf(lines)) {
      const text = lists.length > 0 ? itemText(paragraph, lists) : blockText(paragraph, heading);
      blocks.push({ text, isItem: lists.at(-1)?.isFresh === true, isQuoted: quotes > 0 });
      for (const list of lists) list.isFresh = false;
    }
    words = '';
    for (const mark of marks) mark.start = 0;
  };
  const openTag = (tag: string, href: string) => {
    if (tag === 'br') words += '\n';
    else if (tag === 'td') words += words.trim() === '' ? '' : ' – ';
    else if (tag === 'a') marks.push({ sign: '', href, start: words.length });
    else if (tag in MARKS) {
      const sign = MARKS[tag] ?? '';
      marks.push({ sign: marks.some((open) => open.sign === sign) ? '' : sign, href: null, start: words.length });
    } else {
      endBlock();
      if (tag === 'ul' || tag === 'ol') lists.push({ isOrdered: tag === 'ol', count: 0, marker: '', isFresh: false });
      if (tag === 'li') beginItem(lists);
      if (tag === 'blockquote') quotes += 1;
      if (tag === 'hr') blocks.push({ text: '---', isItem: false, isQuoted: quotes > 0 });
      if (/^h\d$/.test(tag)) heading = '#'.repeat(Number(tag.slice(1)));
    }
  };
  const closeTag = (tag: string) => {
    if (tag === 'td') return;
    if (tag === 'a' || tag in MARKS) {
      const mark = marks.pop();
      if (mark !== undefined) applyMark(mark);
      return;
    }
    endBlock();
    if (tag === 'ul' || tag === 'ol') lists.pop();
    if (tag === 'blockquote') quotes -= 1;
    if (/^h\d$/.test(tag)) heading = '';
  };

  const tokens = sanitizeHtml(source, FEW_TAGS).replace(SAME_MARK_GOES_ON, '$2').matchAll(TOKEN);
  for (const [, slash, tag, href = '', text] of tokens) {
    if (text !== undefined) words += escapeSigns(plainSigns(decodeEntities(text)).replace(/\s+/g, ' '));
    else if (tag !== undefined && slash === '/') closeTag(tag);
    else if (tag !== undefined) openTag(tag, decodeEntities(href));
  }
  endBlock();
  return joined(blocks);
}

/** Beside punctuation or spaces Markdown ignores emphasis, so these move out of it. */
const WITHIN_ENDS = /^([\s.,;:!?…„“”‚‘’"'–—-]*)(.*?)([\s.,;:!?…„“”‚‘’"'–—-]*)$/;

function marked(words: string, { sign, href }: Mark): string {
  const lines = words.split('\n').map((line) => {
    const [, before = '', core = '', after = ''] = WITHIN_ENDS.exec(line) ?? [];
    if (core === '') return line;
    if (href !== null) return ABSOLUTE.test(href) ? line.replace(/\S(?:.*\S)?/, linkTo(href)) : line;
    return `${before}${sign}${core}${sign}${after}`;
  });
  return lines.join('\n');
}

/** No sign may end the address or be read as an entity. */
function linkTo(href: string): (words: string) => string {
  const address = href.replace(/[\s()<>\\]/g, (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`);
  return (words) => `[${words}](${address.replace(/&(?=#?\w+;)/g, '\\&')})`;
}

function paragraphsOf(lines: readonly string[]): string[][] {
  const paragraphs: string[][] = [[]];
  for (const line of lines)
    if (line === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

function blockText(lines: readonly string[], heading: string): string {
  return heading === '' ? linesMarkdown(lines) : `${heading} ${lines.join(' ')}`;
}

function beginItem(lists: List[]): void {
  const list = lists.at(-1) ?? { isOrdered: false, count: 0, marker: '', isFresh: false };
  if (lists.length === 0) lists.push(list);
  list.count += 1;
  list.marker = list.isOrdered ? `${list.count}. ` : '- ';
  list.isFresh = true;
}

function itemText(lines: readonly string[], lists: readonly List[]): string {
  const indent = lists.map(({ marker }) => ' '.repeat(marker.length)).join('');
  const list = lists.at(-1);
  const first = list?.isFresh === true ? indent.slice(list.marker.length) + list.marker : indent;
  return first + lines.map(escapeLineStart).join(`  \n${indent}`);
}

function joined(blocks: readonly Block[]): string {
  return blocks.reduce((markdown, { text, isItem, isQuoted }, at) => {
    const before = blocks[at - 1];
    const lines = isQuoted ? text.replace(/^/gm, '> ') : text;
    if (before === undefined) return lines;
    if (before.isQuoted && isQuoted) return `${markdown}\n${before.isItem && isItem ? '' : '>\n'}${lines}`;
    return `${markdown}${before.isItem && isItem ? '\n' : '\n\n'}${lines}`;
  }, '');
}

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;
/** Some programs escape entities again. */
const MOST_ROUNDS = 3;

/** Non-breaking spaces become plain: ours are added later. */
export function plainSigns(text: string): string {
  let plain = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) plain = plain.replace(ENTITY, signOf);
  return plain;
}

function signOf(entity: string): string {
  return decodeEntities(sanitizeHtml(entity, { allowedTags: [] })).replace('\u00a0', ' ');
}

export function htmlLine(html: string): string {
  const apart = html.replace(/<(?:br|\/p|\/div|\/li|\/h\d|\/t[dhr])\b/gi, ' $&');
  return decodeEntities(sanitizeHtml(apart, { ...FEW_TAGS, allowedTags: [] }))
    .replace(/\s+/g, ' ')
    .trim();
}
