// What the rich-text editor knows of Markdown: as much as pages show of it (src/content-files/render-markdown.ts), less tables.
import { Markdown, MarkdownManager } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';
import { renderMarkdown } from '../../content-files/render-markdown.ts';
import { ParagraphNode } from './paragraph-node.ts';

const kit = StarterKit.configure({
  paragraph: false,
  heading: { levels: [2, 3, 4] },
  code: false,
  codeBlock: false,
  underline: false,
  link: { openOnClick: false, autolink: false, protocols: ['mailto', 'tel'], HTMLAttributes: { target: null } },
});

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

/** The Markdown an editor would write that was given this one. */
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

/** An address that the editor makes a link of itself is no loss. */
const OWN_LINK = /<a href="(?:mailto:)?([^"]+)"[^>]*>\1<\/a>/g;

/** Nor is the empty line of one who spaces a text by them. */
const BLANK_PARAGRAPH = /<p>\s*<\/p>\n/g;

function shownText(markdown: string): string {
  return renderMarkdown(markdown).replace(OWN_LINK, '$1').replace(BLANK_PARAGRAPH, '');
}
