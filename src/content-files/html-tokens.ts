import { Parser } from 'htmlparser2';

/** Tags are balanced, in small letters, and few: `br` and `hr` open only, and a header cell is a cell. */
export type HtmlToken =
  | { kind: 'text'; text: string }
  /** `value` is the address of a link or the first number of a list, else ''. */
  | { kind: 'open'; tag: string; value: string }
  | { kind: 'close'; tag: string };

const PARAGRAPHS = [
  ...['div', 'section', 'article', 'main', 'nav', 'aside', 'header', 'footer', 'figure', 'figcaption', 'caption'],
  ...['address', 'center', 'pre', 'dt', 'dd', 'details', 'summary', 'form', 'fieldset', 'legend', 'table', 'tr'],
];
const KEPT = ['p', 'br', 'strong', 'em', 's', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4', 'blockquote', 'hr', 'td'];
const TAGS: ReadonlyMap<string, string> = new Map([
  ...KEPT.map((tag): [string, string] => [tag, tag]),
  ...PARAGRAPHS.map((tag): [string, string] => [tag, 'p']),
  ...Object.entries({ b: 'strong', i: 'em', del: 's', strike: 's', h1: 'h2', h5: 'h4', h6: 'h4', th: 'td' }),
]);
const WITHOUT_WORDS = new Set(['script', 'style', 'textarea', 'option', 'noscript', 'title', 'xml', 'iframe']);
const EMPTY = new Set(['br', 'hr']);
const MARKS = new Set(['strong', 'em', 's']);
/** Google Docs wraps all that is copied in such a `b`. */
const NOT_BOLD = /font-weight:\s*(?:normal|[1-4]00)/i;
const NOT_ITALIC = /font-style:\s*normal/i;

/** Entities are signs; of other tags only the words stay. */
export function htmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  /** null: its tag is left out. */
  const open: (string | null)[] = [];
  let words = '';
  let hiddenDepth = 0;
  const endText = () => {
    if (words !== '') tokens.push({ kind: 'text', text: words });
    words = '';
  };
  const parser = new Parser({
    ontext(text) {
      if (hiddenDepth === 0) words += text;
    },
    onopentag(name, attributes) {
      if (hiddenDepth > 0 || WITHOUT_WORDS.has(name)) {
        hiddenDepth += 1;
        return;
      }
      const tag = tagOf(name, attributes.style ?? '');
      open.push(tag);
      if (tag === null) return;
      endText();
      if (MARKS.has(tag) && reopens(tokens, tag)) return;
      tokens.push({ kind: 'open', tag, value: (tag === 'a' ? attributes.href : attributes.start) ?? '' });
    },
    onclosetag() {
      if (hiddenDepth > 0) {
        hiddenDepth -= 1;
        return;
      }
      const tag = open.pop() ?? null;
      if (tag === null) return;
      endText();
      if (!EMPTY.has(tag)) tokens.push({ kind: 'close', tag });
    },
  });
  parser.end(html);
  endText();
  return tokens;
}

function tagOf(name: string, style: string): string | null {
  if ((name === 'b' && NOT_BOLD.test(style)) || (name === 'i' && NOT_ITALIC.test(style))) return null;
  return TAGS.get(name) ?? null;
}

/** The same mark has just been closed, perhaps before spaces; then it goes on. */
function reopens(tokens: HtmlToken[], tag: string): boolean {
  const last = tokens.at(-1);
  const at = last?.kind === 'text' && last.text.trim() === '' ? tokens.length - 2 : tokens.length - 1;
  const before = tokens[at];
  if (before?.kind !== 'close' || before.tag !== tag) return false;
  tokens.splice(at, 1);
  return true;
}
