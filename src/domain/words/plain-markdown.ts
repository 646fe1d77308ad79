// Markdown that shows text as it is written.
import { cleanText } from './clean-text.ts';

/** Signs that Markdown reads as a tag, an entity, a link or emphasis; underscores inside words and addresses are not. */
const SIGNS = /[\\`*<[\]]|~~|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** A line start that Markdown reads as a heading, quotation, table, numbered list (`5. 12. 2026`) or underline. */
const LINE_START = /^(#{1,6}(?=\s|$)|[>+=|:-]|\d{1,9}(?=[.)]))/;
const LIST_ITEM = /^- \S/;
/** Bullets become a list; a star is escaped by then. */
const BULLET = /^(?:[•·–-]|\\\*)\s+(?=\S)/u;

/**
 * Markdown that shows a text as it stands in a cell. No sign becomes markup, line breaks stay, and lines that begin with a dash
 * or a bullet become a list.
 */
export function plainTextMarkdown(text: string): string {
  const lines = cleanText(text).split('\n');
  return linesMarkdown(lines.map((line) => escapeSigns(line.replaceAll('\t', ' ').trim())));
}

/** Words of one line, so that none of their signs becomes markup. The start of the line is not escaped yet. */
export function escapeSigns(words: string): string {
  return words.replace(SIGNS, '\\$&');
}

/** @param lines whose signs are escaped, or markup; an empty one separates paragraphs */
export function linesMarkdown(lines: readonly string[]): string {
  const marked = lines.map((line) => line.replace(BULLET, '- '));
  return marked
    .map((line) => (LIST_ITEM.test(line) ? `- ${escapeLineStart(line.slice(2))}` : escapeLineStart(line)))
    .reduce(
      (markdown, line, at) =>
        `${markdown}${at === 0 ? '' : breakBetween(marked[at - 1] ?? '', marked[at] ?? '')}${line}`,
      '',
    )
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * A line that begins neither a list nor a heading. In a number the sign after it is escaped, because a backslash before a digit
 * would be visible.
 */
export function escapeLineStart(line: string): string {
  return line.replace(LINE_START, (start) => (/^\d/.test(start) ? `${start}\\` : `\\${start}`));
}

/** Two spaces at the end of a line break it; an empty line separates paragraphs and lists. */
function breakBetween(above: string, below: string): string {
  if (above === '' || below === '') return '\n';
  const [isItemAbove, isItemBelow] = [LIST_ITEM.test(above), LIST_ITEM.test(below)];
  if (isItemAbove && isItemBelow) return '\n';
  return isItemAbove || isItemBelow ? '\n\n' : '  \n';
}
