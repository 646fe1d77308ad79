import MarkdownIt, { type Token } from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { cleanText } from '../domain/words/clean-text.ts';
import { phoneLink } from '../domain/words/contact.ts';
import { keepTogether } from '../domain/words/typography.ts';

const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false });

// A missing space after a full stop (`hodiny.Sme`) must make no link.
markdown.linkify
  .set({ fuzzyEmail: true, fuzzyLink: false })
  .add('ftp:', null)
  .add('//', null)
  .add('www.', {
    validate: (text, position, { re }) => {
      const host = re.get_relative_proto_validator();
      host.lastIndex = position;
      return host.exec(text)?.[0].length ?? 0;
    },
    normalize: (match) => {
      match.url = `http://${match.text}`;
    },
  })
  .add('+421', restOfPhone())
  .add('0', restOfPhone());

/** Exactly nine digits, alone or in groups. */
function restOfPhone() {
  const rest = /(?:[ \u00a0/-]{0,2}\d){9}(?![\d.,:]*\d)/y;
  return {
    validate: (text: string, position: number) => {
      rest.lastIndex = position;
      return rest.exec(text)?.[0].length ?? 0;
    },
    normalize: (match: { text: string; url: string }) => {
      match.url = phoneLink(match.text);
    },
  };
}

// Wider than a phone, it scrolls in a frame that the keyboard reaches.
markdown.renderer.rules.table_open = () => '<section class="table-scroll" aria-label="Tabuľka" tabindex="0"><table>';
markdown.renderer.rules.table_close = () => '</table></section>';

/** Instead of an item's mark: a number after it is a day, „5. decembra“. */
const BULLET = '•';

// In the source such spaces would change the meaning of signs, as in `> 1. prvá`.
markdown.core.ruler.push('typography', ({ tokens }) => {
  for (const [index, { children }] of tokens.entries())
    if (children !== null) bindWords(children, tokens[index - 2]?.type === 'list_item_open' ? BULLET : '');
});

function bindWords(tokens: readonly Token[], before: string): void {
  const bound = keepTogether(before + tokens.map(writtenText).join(''));
  let at = before.length;
  for (const token of tokens) {
    const { length } = writtenText(token);
    if (token.type === 'text') token.content = bound.slice(at, at + length);
    at += length;
  }
}

function writtenText({ type, content }: Token): string {
  return type === 'softbreak' || type === 'hardbreak' ? '\n' : content;
}

// On a phone each cell shows its column's name (src/styles/base.css).
markdown.core.ruler.push('column_names', ({ tokens }) => {
  let names: string[] = [];
  let column = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'table_open') names = [];
    if (token.type === 'tr_open') column = 0;
    if (token.type === 'th_open') names.push(textOf(tokens[index + 1]));
    if (token.type === 'td_open') token.attrSet('data-column', names[column++] ?? '');
  }
});

function textOf(token: Token | undefined): string {
  return (token?.children ?? []).map(({ content }) => content).join('');
}

/** All else is dropped: stored HTML is never trusted (ASVS 1.3.1). */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'em',
    's',
    'ul',
    'ol',
    'li',
    'a',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'section',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'hr',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    ol: ['start'],
    th: ['scope'],
    section: ['aria-label', 'tabindex'],
    td: ['data-column'],
  },
  allowedClasses: { section: ['table-scroll'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    th: sanitizeHtml.simpleTransform('th', { scope: 'col' }),
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.href?.startsWith('http') ? { ...attribs, rel: 'noopener' } : attribs,
    }),
  },
  exclusiveFilter: (frame) => frame.tag === 'a' && frame.text.trim() === '',
};

const DAY_IN_ITEM = /^([ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\d{1,2})(?=\. +[\p{Ll}\d])/gmu;

/**
 * Safe HTML without control characters, which break feeds. Unlike CommonMark, an item that begins with a day holds no
 * list.
 */
export function renderMarkdown(source: string): string {
  return sanitizeHtml(markdown.render(cleanText(source).replace(DAY_IN_ITEM, '$1\\')), ALLOWED);
}

/** Pages do not show them. */
export function picturesIn(source: string): string[] {
  const inline = markdown.parse(cleanText(source), {}).flatMap(({ children }) => children ?? []);
  return inline.filter(({ type }) => type === 'image').map((image) => String(image.attrGet('src')));
}

/** Each heading, paragraph, item and row is a line. */
export function plainText(html: string): string {
  const lines = html
    .replace(/[\t\n\r ]+/g, ' ')
    .replace(/<br|<\/(?:p|h[2-4]|li|tr)>/g, '\n$&')
    .replace(/<\/t[dh]>/g, ' $&');
  return decodeEntities(sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} }))
    .replace(/ +/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}

/** sanitize-html escapes only these four. */
export function decodeEntities(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/**
 * For mails and feed readers.
 * @param html ours: attributes are in double quotes
 */
export function absoluteLinks(html: string, siteUrl: string): string {
  return html.replaceAll('href="/', `href="${siteUrl}/`);
}
