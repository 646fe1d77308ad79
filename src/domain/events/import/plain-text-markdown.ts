import { cleanText } from '../../words/clean-text.ts';

/** What would be a tag, an entity, a link or emphasis in Markdown. Underscores inside of words and addresses are none. */
const SIGNS = /[\\`*<[\]]|~~|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** What would begin a heading, a quotation, a table or a numbered list (`5. 12. 2026`), or underline the line above. */
const LINE_START = /^(#{1,6}(?=\s|$)|[>+=|:-]|\d{1,9}(?=[.)]))/;
const LIST_ITEM = /^- \S/;
/** A table's bullets are lists. */
const BULLET = /^[•·–*-]\s+(?=\S)/u;

/**
 * Markdown that shows a text as it stands in a cell: nothing of it is markup, line breaks stay, lines that begin with a dash or
 * a bullet are a list.
 */
export function plainTextMarkdown(text: string): string {
  const lines = cleanText(text)
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').trim().replace(BULLET, '- '));
  return lines
    .map(escapeLine)
    .reduce(
      (markdown, line, at) => `${markdown}${at === 0 ? '' : breakBetween(lines[at - 1] ?? '', lines[at] ?? '')}${line}`,
      '',
    )
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function escapeLine(line: string): string {
  const isItem = LIST_ITEM.test(line);
  const [mark, words] = isItem ? ['- ', line.slice(2)] : ['', line];
  return mark + words.replace(SIGNS, '\\$&').replace(LINE_START, escapeStart);
}

/** A number is escaped at the sign behind it: a backslash before a digit would be seen. */
function escapeStart(start: string): string {
  return /^\d/.test(start) ? `${start}\\` : `\\${start}`;
}

/** Two spaces at the end of a line break it; paragraphs and lists are set apart by an empty line. */
function breakBetween(above: string, below: string): string {
  if (above === '' || below === '') return '\n';
  const [isItemAbove, isItemBelow] = [LIST_ITEM.test(above), LIST_ITEM.test(below)];
  if (isItemAbove && isItemBelow) return '\n';
  return isItemAbove || isItemBelow ? '\n\n' : '  \n';
}
