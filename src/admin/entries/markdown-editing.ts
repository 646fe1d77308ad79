// What the rich-text editor knows of Markdown: as much as pages show of it (src/content-files/render-markdown.ts), less tables;
// and what it takes from the clipboard of Word, where lists, headings and rows only look like such.
import { type MarkdownToken, mergeAttributes, Node } from '@tiptap/core';
import { Markdown, MarkdownManager } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';
import { renderMarkdown } from '../../content-files/render-markdown.ts';

const kit = StarterKit.configure({
  paragraph: false,
  heading: { levels: [2, 3, 4] },
  code: false,
  codeBlock: false,
  underline: false,
  link: { openOnClick: false, autolink: false, protocols: ['mailto', 'tel'], HTMLAttributes: { target: null } },
});

/** `5. decembra` would begin a list. */
const NUMBER = /^(\d{1,9})(?=[.)](?:\s|$))/gm;
/** Signs that make a list, a heading, or a line across at the beginning of a line. */
const SIGN = /^(?=[-+](?:\s|$)|#{1,6}(?:\s|$)|-{2,}\s*$|=+\s*$)/gm;
/** Four of them would make code. */
const INDENT = /^[ \t]+/gm;

/** A paragraph, which stays one in Markdown whatever it begins with. */
const ParagraphNode = Node.create({
  name: 'paragraph',
  // Before all other blocks: a text is made of paragraphs unless something else is asked for.
  priority: 1000,
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', mergeAttributes(HTMLAttributes), 0],
  parseMarkdown: ({ tokens = [] }, { createNode, parseInline }) =>
    createNode('paragraph', undefined, isBlank(tokens) ? [] : parseInline(tokens)),
  renderMarkdown({ content = [] }, { renderChildren }, { parentType }) {
    const text = renderChildren(content);
    if (text.trim() === '') return '';
    const markdown = text.replace(INDENT, '').replace(SIGN, '\\');
    // „- 5. decembra“ is an item with a date to the editor and on the page.
    return parentType === 'listItem' ? markdown : markdown.replace(NUMBER, '$1\\');
  },
});

function isBlank(tokens: readonly MarkdownToken[]): boolean {
  return tokens.every(({ type, raw = '' }) => type === 'text' && raw.replaceAll('&nbsp;', ' ').trim() === '');
}

export const EDITOR_EXTENSIONS = [kit, ParagraphNode, Markdown];

/** What makes a block or a mark as it is typed, such as `- ` a list. Not a number: „5. decembra“ begins with one. */
export const WRITTEN_SIGNS = [
  'bulletList',
  'blockquote',
  'heading',
  'bold',
  'italic',
  'strike',
  'horizontalRule',
] as const;

/** The Markdown that the editor would write after it was given this one. */
export function asEditorWrites(markdown: string): string {
  const manager = new MarkdownManager({ extensions: [kit, ParagraphNode] });
  return manager.serialize(manager.parse(markdown));
}

/** Whether the rich-text editor can hold a text without a loss: what it would write looks the same on the page. */
export function isForRichEditor(markdown: string): boolean {
  try {
    return shownText(asEditorWrites(markdown)) === shownText(markdown);
  } catch {
    return false;
  }
}

/** An address that the editor turns into a link is no loss. */
const OWN_LINK = /<a href="(?:mailto:)?([^"]+)"[^>]*>\1<\/a>/g;

/** An empty line that somebody typed for space is no loss either. */
const BLANK_PARAGRAPH = /<p>\s*<\/p>\n/g;

function shownText(markdown: string): string {
  return renderMarkdown(markdown).replace(OWN_LINK, '$1').replace(BLANK_PARAGRAPH, '');
}

/** The largest heading is the page's own; the editor has none smaller than the fourth. */
const HEADINGS = [
  { from: 'h1, p.MsoTitle', to: 'h2' },
  { from: 'h5, h6', to: 'h4' },
];
const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, table';

/**
 * Turns HTML from the clipboard into HTML that the rich-text editor understands: paragraphs that stand for items become lists,
 * each row of a table becomes a line, what is empty goes. What was copied in the editor itself stays as it is.
 */
export function readPastedHtml(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const paragraph of page.querySelectorAll('p')) putInList(paragraph);
  for (const { from, to } of HEADINGS)
    for (const heading of page.querySelectorAll(from)) heading.replaceWith(filled(page.createElement(to), heading));
  for (const table of page.querySelectorAll('table')) putInLines(table);
  for (const block of page.querySelectorAll('p, h2, h3, h4')) if (isBlankNode(block)) block.remove();
  closeGaps(page);
  return page.body.innerHTML;
}

const filled = <E extends Element>(element: E, from: Element): E => {
  element.append(...from.childNodes);
  return element;
};
const isBlankNode = (element: Element) => (element.textContent ?? '').trim() === '';
const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** Word writes an item as a paragraph that names its level and carries its own dot or number. */
function putInList(paragraph: HTMLParagraphElement): void {
  const level = /mso-list:[^;]*\blevel(\d)/.exec(styleOf(paragraph))?.[1];
  const mark = [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*Ignore/.test(styleOf(span)));
  if (level === undefined || mark === undefined) return;
  const kind = /[\da-z]+[.)]/i.test(mark.textContent ?? '') ? 'ol' : 'ul';
  mark.remove();
  const item = filled(paragraph.ownerDocument.createElement('li'), paragraph);
  listBefore(paragraph, Number(level), kind).append(item);
  paragraph.remove();
}

/** The list that ends right before a paragraph, at this level; made where there is none. */
function listBefore(paragraph: Element, level: number, kind: 'ol' | 'ul'): Element {
  const newList = () => paragraph.ownerDocument.createElement(kind);
  const before = paragraph.previousElementSibling;
  let list: Element = newList();
  if (isList(before) && (level > 1 || before.localName === kind)) list = before;
  else paragraph.before(list);
  for (let depth = 1; depth < level && list.lastElementChild !== null; depth += 1) {
    const item: Element = list.lastElementChild;
    if (!isList(item.lastElementChild)) item.append(newList());
    list = item.lastElementChild ?? list;
  }
  return list;
}

function isList(element: Element | null): element is HTMLUListElement | HTMLOListElement {
  return element?.localName === 'ul' || element?.localName === 'ol';
}

/** The editor has no tables: each row becomes a line. A table whose cells are small pages stays as it is. */
function putInLines(table: HTMLTableElement): void {
  const cells = [...table.querySelectorAll('td, th')];
  if (cells.some((cell) => cell.querySelectorAll(BLOCKS).length > 1)) return;
  const lines = [...table.rows].map((row) => {
    const line = table.ownerDocument.createElement('p');
    for (const cell of [...row.cells].filter((one) => !isBlankNode(one))) {
      if (line.hasChildNodes()) line.append(' – ');
      filled(line, cell.querySelector(BLOCKS) ?? cell);
    }
    return line;
  });
  table.replaceWith(...lines);
}

/** Word moves words aside by rows of spaces. */
function closeGaps(page: Document): void {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    currentNode.nodeValue = (currentNode.nodeValue ?? '').replace(/\s{2,}/g, ' ');
  }
}
