// The one way from Markdown to HTML, shared by the build and the admin area's preview.
import MarkdownIt, { type Token } from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { cleanText } from '../domain/words/clean-text.ts';
import { keepTogether } from '../domain/words/typography.ts';

const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false });

// Written out, an address is a link if nobody can take it for anything else: of mail, of the web from `https://` or `www.` on. A
// missing space after a full stop (`hodiny.Sme`) makes none.
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
  });

// A table may be wider than a phone: it scrolls in a frame of its own, which the keyboard can reach.
markdown.renderer.rules.table_open = () => '<section class="table-scroll" aria-label="Tabuľka" tabindex="0"><table>';
markdown.renderer.rules.table_close = () => '</table></section>';

// On a phone a table's rows become blocks, and each cell says the name of its column (src/styles/base.css).
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

/** Without the marks of emphasis and links. */
function textOf(token: Token | undefined): string {
  return (token?.children ?? []).map(({ content }) => content).join('');
}

/** What editors' text may become; everything else is dropped, so no stored HTML is ever trusted (ASVS 1.3.1). */
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

/**
 * Renders Markdown to safe HTML; one-letter prepositions are bound to the word that follows, and control characters, with which
 * no feed could be read, are left out.
 */
export function renderMarkdown(source: string): string {
  return sanitizeHtml(markdown.render(keepTogether(cleanText(source))), ALLOWED);
}

/** The plain text of rendered HTML, in one line, for excerpts, feeds and descriptions. */
export function plainText(html: string): string {
  const spaced = html.replaceAll('</p>', '</p> ').replaceAll('</li>', '</li> ').replaceAll('<br', ' <br');
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return decodeEntities(text)
    .replace(/[\t\n\r ]+/g, ' ')
    .trim();
}

/** sanitize-html answers text still escaped; these four are all it escapes. */
function decodeEntities(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/**
 * Text that is read away from the site, in a mail or a feed reader: links within the site lead nowhere there.
 * @param html of ours (`render-markdown.ts`): attributes are in double quotes
 */
export function absoluteLinks(html: string, siteUrl: string): string {
  return html.replaceAll('href="/', `href="${siteUrl}/`);
}
