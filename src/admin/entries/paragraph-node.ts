// A paragraph of the rich-text editor, which stays one in Markdown whatever it begins with.
import { type MarkdownToken, mergeAttributes, Node } from '@tiptap/core';

/** `5. decembra` would begin a list. */
const NUMBER = /^(\d{1,9})(?=[.)](?:\s|$))/gm;
/** Signs that make a list, a heading, or a line across at the beginning of a line. */
const SIGN = /^(?=[-+](?:\s|$)|#{1,6}(?:\s|$)|-{2,}\s*$|=+\s*$)/gm;
/** Four of them would make code. */
const INDENT = /^[ \t]+/gm;

export const ParagraphNode = Node.create({
  name: 'paragraph',
  // What a text is made of where nothing else is asked for: before all other blocks.
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
