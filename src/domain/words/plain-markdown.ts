import { cleanText } from './clean-text.ts';

/** Underscores inside words and addresses are no markup. */
const SIGNS = /[\\`*<[\]]|~~|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const LINE_START = /^(#{1,6}(?=\s|$)|[>+=|:-]|\d{1,9}(?=[.)]))/;
const LIST_ITEM = /^- \S/;
/** A star is escaped by then. */
const BULLET = /^(?:[•·–-]|\\\*)\s+(?=\S)/u;

/** Lines with a dash or a bullet become a list. */
export function plainTextMarkdown(text: string): string {
  const lines = cleanText(text).split('\n');
  return linesMarkdown(lines.map((line) => escapeSigns(line.replaceAll('\t', ' ').trim())));
}

/** The start of the line is not escaped yet. */
export function escapeSigns(words: string): string {
  return words.replace(SIGNS, '\\$&');
}

/** Lines are escaped or markup; an empty one separates paragraphs. */
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

/** In a number the sign after it is escaped, because a backslash before a digit would be visible. */
export function escapeLineStart(line: string): string {
  return line.replace(LINE_START, (start) => (/^\d/.test(start) ? `${start}\\` : `\\${start}`));
}

function breakBetween(above: string, below: string): string {
  if (above === '' || below === '') return '\n';
  const [isItemAbove, isItemBelow] = [LIST_ITEM.test(above), LIST_ITEM.test(below)];
  if (isItemAbove && isItemBelow) return '\n';
  return isItemAbove || isItemBelow ? '\n\n' : '  \n';
}
