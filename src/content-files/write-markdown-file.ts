import { BYTE_ORDER_MARK, FRONT_MATTER } from './parse-content-file.ts';
import { lineEndOf } from './text-edit.ts';
import { type FieldChanges, newFrontMatter, writeFrontMatter } from './write-front-matter.ts';

/** What becomes of a Markdown file; what is not named stays. */
export interface MarkdownChange {
  fields: FieldChanges;
  /** The text under the fields, with line ends of one sign; left out: it stays. */
  body?: string | undefined;
}

/** A body as people see it: without blank lines around it, lines ended by `\n`. */
export function readableBody(body: string): string {
  return body
    .replaceAll('\r\n', '\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
}

/**
 * Changes fields and text of a Markdown file; without a change its bytes are the same. A file without front matter gets one.
 * @param order where new fields stand
 */
export function writeMarkdownFile(file: string, { fields, body }: MarkdownChange, order: readonly string[]): string {
  const mark = file.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const source = file.slice(mark.length);
  const match = FRONT_MATTER.exec(source);
  if (match === null) return newMarkdownFile({ fields, body: body ?? source }, order);
  const frontMatter = match[1] ?? '';
  const oldBody = match[2] ?? '';
  const at = source.indexOf('\n') + 1;
  const written = writeFrontMatter(frontMatter, fields, order);
  const head = source.slice(0, at) + written + source.slice(at + frontMatter.length, source.length - oldBody.length);
  return mark + withBody(head, oldBody, body);
}

function withBody(head: string, old: string, body: string | undefined): string {
  if (body === undefined || readableBody(old) === readableBody(body)) return head + old;
  const eol = lineEndOf(head);
  const lead = /^(?:[ \t]*\r?\n)*/.exec(old)?.[0] ?? '';
  const trail = /\s*$/.exec(old.slice(lead.length))?.[0] || eol;
  const gap = head.endsWith('\n') ? '' : eol;
  return head + gap + lead + readableBody(body).replaceAll('\n', eol) + trail;
}

/** A new Markdown file. */
export function newMarkdownFile({ fields, body = '' }: MarkdownChange, order: readonly string[]): string {
  return `---\n${newFrontMatter(fields, order)}---\n${readableBody(body)}\n`;
}
