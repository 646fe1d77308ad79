import sanitizeHtml from 'sanitize-html';
import { escapeLineStart, escapeSigns, linesMarkdown } from '../domain/words/plain-markdown.ts';
import { decodeEntities } from './render-markdown.ts';

const PARAGRAPHS = [
  ...['div', 'section', 'article', 'main', 'nav', 'aside', 'header', 'footer', 'figure', 'figcaption', 'caption'],
  ...['address', 'center', 'pre', 'dt', 'dd', 'details', 'summary', 'form', 'fieldset', 'legend'],
];
/** Google Docs wraps all that is copied in such a `b`. */
const NOT_BOLD = /font-weight:\s*(?:normal|[1-4]00)/i;
const NOT_ITALIC = /font-style:\s*normal/i;

/** Few tags, in small letters, each closed. */
const FEW_TAGS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 's', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4', 'blockquote', 'hr', 'td'],
  allowedAttributes: { a: ['href'], ol: ['start'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'xml'],
  transformTags: {
    // A tag that keeps its name is none of those allowed, and its words stay.
    b: (tagName, attribs) => ({ tagName: NOT_BOLD.test(attribs.style ?? '') ? tagName : 'strong', attribs }),
    i: (tagName, attribs) => ({ tagName: NOT_ITALIC.test(attribs.style ?? '') ? tagName : 'em', attribs }),
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
const TOKEN = /<(\/?)([a-z][a-z0-9]*)(?: (?:href|start)="([^"]*)")?[^>]*>|([^<]+)/g;
const BREAKS_LINES = /<(?:p|br|hr|div|[uo]l|li|d[ltd]|h[1-6]|table|t[rdh]|blockquote|section|article|pre)\b/i;

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
  const signs = withSigns(html);
  const source = BREAKS_LINES.test(signs) ? signs : signs.replaceAll('\n', '<br>');
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
      // A paragraph that begins with a bullet is an item as well.
      const isItem = lists.length > 0 ? lists.at(-1)?.isFresh === true : text.startsWith('- ');
      blocks.push({ text, isItem, isQuoted: quotes > 0 });
      for (const list of lists) list.isFresh = false;
    }
    words = '';
    for (const mark of marks) mark.start = 0;
  };
  const openTag = (tag: string, value: string) => {
    if (tag === 'br') words += '\n';
    else if (tag === 'td') words += words.trim() === '' ? '' : ' – ';
    else if (tag === 'a') marks.push({ sign: '', href: aimOf(value), start: words.length });
    else if (tag in MARKS) {
      const sign = MARKS[tag] ?? '';
      marks.push({ sign: marks.some((open) => open.sign === sign) ? '' : sign, href: null, start: words.length });
    } else {
      endBlock();
      const before = /^\d{1,6}$/.test(value) ? Math.max(0, Number(value) - 1) : 0;
      if (tag === 'ul' || tag === 'ol')
        lists.push({ isOrdered: tag === 'ol', count: before, marker: '', isFresh: false });
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
  for (const [, slash, tag, value = '', text] of tokens) {
    if (text !== undefined) words += escapeSigns(withBullets(plainSigns(decodeEntities(text)).replace(/\s+/g, ' ')));
    else if (tag !== undefined && slash === '/') closeTag(tag);
    else if (tag !== undefined) openTag(tag, decodeEntities(value));
  }
  endBlock();
  return joined(blocks);
}

/** Stands before what Word shows in front of an item; no cleaned text holds it. */
const BEFORE_BULLET = '\ufdd0';
const WORD_BULLET = /<span\b[^<>]*\bmso-list:\s*ignore[^<>]*>/gi;
const RAISED_NUMBER = /<sup\b[^<>]*>\s*(\d{1,3})\s*<\/sup>/gi;
const LINKED_PICTURE = /(<a\b[^<>]*>)\s*<img\b([^<>]*)>(?=\s*<\/a)/gi;
const PICTURE = /<img\b([^<>]*)>/gi;
const ALT = /\salt\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const WORDS = /[\p{L}\p{N}]/u;

const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** `18<sup>00</sup>` is no number of four digits, a link on a picture needs words, and some pictures are signs. */
function withSigns(html: string): string {
  const raised = (digits: string) => digits.replace(/\d/g, (digit) => RAISED_DIGITS.charAt(Number(digit)));
  return html
    .replace(RAISED_NUMBER, (_, digits: string) => raised(digits))
    .replace(LINKED_PICTURE, (_, link: string, attributes: string) => `${link}${altOf(attributes) || 'odkaz'}`)
    .replace(PICTURE, (_, attributes: string) => {
      const alt = altOf(attributes);
      return WORDS.test(plainSigns(alt)) ? '' : alt;
    })
    .replace(WORD_BULLET, `$&${BEFORE_BULLET}`);
}

function altOf(attributes: string): string {
  const [, double, single] = ALT.exec(attributes) ?? [];
  return (double ?? single ?? '').trim();
}

const BULLET = /\ufdd0 ?(?:([\p{L}\p{N}.]{1,6}[.)])|\S)(?: |$)/gu;

/** Word draws bullets as letters of other fonts; numbers stay. */
function withBullets(text: string): string {
  return text
    .replace(BULLET, (_, number: string | undefined) => (number === undefined ? '• ' : `${number} `))
    .replaceAll(BEFORE_BULLET, '');
}

/** Mails and documents lead over a server that counts clicks. */
const OVER_ANOTHER =
  /^https?:\/\/(?:www\.google\.[a-z.]+\/url|[a-z\d.-]+\.safelinks\.protection\.outlook\.com\/|lm?\.facebook\.com\/l\.php)\?(?:[^#]*&)?(?:q|u|url)=(https?(?::|%3a)[^&#]+)/i;

function aimOf(href: string): string {
  try {
    return decodeURIComponent(OVER_ANOTHER.exec(href)?.[1] ?? '') || href;
  } catch {
    return href;
  }
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
  // Markdown takes away signs at the end of a heading.
  return heading === '' ? linesMarkdown(lines) : `${heading} ${lines.join(' ').replace(/#+$/, '\\$&')}`;
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

const WITHOUT_WIDTH = /[\u00ad\u200b\u2060\ufeff]/g;

/** Non-breaking spaces become plain: ours are added later. So do hyphens, and signs without width are dropped. */
export function plainSigns(text: string): string {
  let plain = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) plain = plain.replace(ENTITY, signOf);
  return plain.replace(WITHOUT_WIDTH, '').replaceAll('\u2011', '-');
}

function signOf(entity: string): string {
  return decodeEntities(sanitizeHtml(entity, { allowedTags: [] })).replace('\u00a0', ' ');
}

export function htmlLine(html: string): string {
  const apart = withSigns(html).replace(/<(?:br|\/p|\/div|\/li|\/h\d|\/t[dhr])\b/gi, ' $&');
  const words = decodeEntities(sanitizeHtml(apart, { ...FEW_TAGS, allowedTags: [] }));
  return withBullets(words.replace(/\s+/g, ' ')).trim();
}
