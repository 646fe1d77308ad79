import { parse, parseDocument } from 'yaml';
import { isRecord, isSameValue } from '../domain/fields/same-value.ts';
import { type FieldChanges, field, namesIn, spliced, WRITTEN } from './front-matter-edits.ts';
import { lineEndOf } from './line-end.ts';
import { BYTE_ORDER_MARK, FRONT_MATTER, parseContentFile } from './parse-content-file.ts';

/** Changes to a Markdown file; what they do not name stays. */
interface MarkdownChange {
  fields: FieldChanges;
  /** The text under the fields, with `\n` as line ends; left out: it stays. */
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
 * Changes fields and text of a Markdown file; without a change its bytes are the same. A file without front matter gets one, and
 * front matter that cannot be read gets new fields in its place.
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

/**
 * Changes fields of front matter (without the lines of dashes around it).
 * @param order where new fields stand: each after the nearest one before it that is there
 */
function writeFrontMatter(source: string, asked: FieldChanges, order: readonly string[]): string {
  const before = dataIn(source);
  const changes = inOldOrder(before, asked);
  const wanted = { ...(isRecord(before) ? before : {}), ...changes };
  if (isSameValue(before, wanted)) return source;
  for (const write of [spliced, rewritten]) {
    const written = orNull(() => write(source, changes, order));
    if (
      written !== null &&
      isSameValue(
        orNull(() => parse(written)),
        wanted,
      )
    )
      return written;
  }
  return newFrontMatter(wanted, order).trimEnd();
}

/** The fields that can be read; what cannot is not worth keeping when somebody fills them in anew. */
function dataIn(source: string): unknown {
  const result = parseContentFile('.md', `---\n${source}\n---`);
  return result.ok ? result.file.data : {};
}

/** Lists whose items name themselves by `key` mean the same in any order: the old items keep theirs, new ones come last. */
function inOldOrder(before: unknown, changes: FieldChanges): FieldChanges {
  const placed = Object.entries(changes).map(([field, value]) => {
    const old: unknown = isRecord(before) ? before[field] : undefined;
    if (!isKeyed(value) || !isKeyed(old)) return [field, value];
    const kept = old.flatMap(({ key }) => value.filter((item) => item.key === key));
    return [field, [...kept, ...value.filter((item) => !kept.includes(item))]];
  });
  return Object.fromEntries(placed);
}

function isKeyed(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.every((item) => isRecord(item) && item.key !== undefined);
}

/** Front matter of a new file. */
function newFrontMatter(fields: FieldChanges, order: readonly string[]): string {
  return namesIn(order, fields)
    .filter((key) => fields[key] !== undefined)
    .map((key) => field(key, fields[key]))
    .join('');
}

function orNull<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch {
    return null;
  }
}

/** Lets the library write: comments and fields stay, spaces and indents become its own. */
function rewritten(source: string, changes: FieldChanges): string {
  const document = parseDocument(source);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) document.delete(key);
    else document.set(key, document.createNode(value));
  }
  const eol = lineEndOf(source);
  return document.toString(WRITTEN).trimEnd().replaceAll('\n', eol);
}
