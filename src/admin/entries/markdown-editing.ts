// The editor writes what pages show (src/content-files/render-markdown.ts), without tables.
import { type MarkdownToken, mergeAttributes, Node } from '@tiptap/core';
import { Markdown, MarkdownManager } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';
import { renderMarkdown } from '../../content-files/render-markdown.ts';

/** A pasted text such as „5. decembra“ or „V. ročník“ must not become a numbered list. */
const kit = StarterKit.configure({
  paragraph: false,
  heading: { levels: [2, 3, 4] },
  code: false,
  codeBlock: false,
  underline: false,
  link: { openOnClick: false, autolink: false, protocols: ['mailto', 'tel'], HTMLAttributes: { target: null } },
}).extend({
  addExtensions() {
    const parts = this.parent?.() ?? [];
    return parts.map((part) => (part.name === 'orderedList' ? part.extend({ addProseMirrorPlugins: () => [] }) : part));
  },
});

const NUMBER = /^\d{1,9}(?=[.)](?:\s|$))/gm;
const SIGN = /^(?=[-+](?:\s|$)|#{1,6}(?:\s|$)|-{2,}\s*$|=+\s*$)/gm;
/** Four spaces would make code. */
const INDENT = /^[ \t]+/gm;

const ParagraphNode = Node.create({
  name: 'paragraph',
  // Higher than all other blocks, because the paragraph is the default block.
  priority: 1000,
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', mergeAttributes(HTMLAttributes), 0],
  parseMarkdown: ({ tokens = [] }, { createNode, parseInline }) =>
    createNode('paragraph', undefined, isBlank(tokens) ? [] : parseInline(tokens)),
  renderMarkdown({ content = [] }, { renderChildren }) {
    const text = renderChildren(content);
    return text.trim() === '' ? '' : text.replace(INDENT, '').replace(SIGN, '\\').replace(NUMBER, '$&\\');
  },
});

function isBlank(tokens: readonly MarkdownToken[]): boolean {
  return tokens.every(({ type, raw = '' }) => type === 'text' && raw.replaceAll('&nbsp;', ' ').trim() === '');
}

export const EDITOR_EXTENSIONS = [kit, ParagraphNode, Markdown];

/** Typed numbers make no list, as in „5. decembra“. */
export const WRITTEN_SIGNS = [
  'bulletList',
  'blockquote',
  'heading',
  'bold',
  'italic',
  'strike',
  'horizontalRule',
] as const;

export function asEditorWrites(markdown: string): string {
  const manager = new MarkdownManager({ extensions: [kit, ParagraphNode] });
  return manager.serialize(manager.parse(markdown));
}

/** Whether the editor's own Markdown of a text looks the same on the page. */
export function isForRichEditor(markdown: string): boolean {
  try {
    return shownText(asEditorWrites(markdown)) === shownText(markdown);
  } catch {
    return false;
  }
}

/** An address that becomes a link is no loss. */
const OWN_LINK = /<a href="(?:mailto:)?([^"]+)"[^>]*>\1<\/a>/g;

/** An empty line that was typed for space is no loss. */
const BLANK_PARAGRAPH = /<p>\s*<\/p>\n/g;

function shownText(markdown: string): string {
  return renderMarkdown(markdown).replace(OWN_LINK, '$1').replace(BLANK_PARAGRAPH, '');
}

/** The page has the largest heading; the editor has none below the fourth. */
const HEADINGS = [
  { from: 'h1, p.MsoTitle', to: 'h2' },
  { from: 'h5, h6', to: 'h4' },
];
const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, table';

/**
 * Turns paragraphs that look like list items into lists and rows of tables into lines; HTML of the editor itself
 * stays.
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

/** Word writes a list item as a paragraph with its level and its own bullet or number. */
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

/** The editor has no tables; one with longer texts in its cells stays as it is. */
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

function closeGaps(page: Document): void {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    currentNode.nodeValue = (currentNode.nodeValue ?? '').replace(/\s{2,}/g, ' ');
  }
}
