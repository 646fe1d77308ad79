import { parse, parseDocument } from 'yaml';
import { isRecord, isSameValue } from '../domain/fields/same-value.ts';
import { cleanText } from '../domain/words/clean-text.ts';
import { editFrontMatter, type FieldChanges, field, namesIn, WRITTEN } from './front-matter-edits.ts';
import { BYTE_ORDER_MARK, FRONT_MATTER, lineEndOf, parseContentFile } from './parse-content-file.ts';

interface MarkdownChange {
  fields: FieldChanges;
  /** Lines end with LF; left out: it stays. */
  body?: string | undefined;
}

/** Without blank lines around it; lines end with LF. */
export function readableBody(body: string): string {
  return body
    .replaceAll('\r\n', '\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
}

/**
 * Without a change the bytes stay.
 * @param order a new field follows the nearest one before it that is there
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

/** A body that comes back cleaned, as forms send it, is no change. */
function withBody(head: string, old: string, body: string | undefined): string {
  if (body === undefined || cleanText(old) === cleanText(body)) return head + old;
  const eol = lineEndOf(head);
  const lead = /^(?:[ \t]*\r?\n)*/.exec(old)?.[0] ?? '';
  const trail = /\s*$/.exec(old.slice(lead.length))?.[0] || eol;
  const gap = head.endsWith('\n') ? '' : eol;
  return head + gap + lead + readableBody(body).replaceAll('\n', eol) + trail;
}

export function newMarkdownFile({ fields, body = '' }: MarkdownChange, order: readonly string[]): string {
  return `---\n${newFrontMatter(fields, order)}---\n${readableBody(body)}\n`;
}

/** @param source without the lines of dashes */
function writeFrontMatter(source: string, asked: FieldChanges, order: readonly string[]): string {
  const before = dataIn(source);
  const changes = inOldOrder(before, asked);
  const wanted = { ...(isRecord(before) ? before : {}), ...changes };
  if (isSameValue(before, wanted)) return source;
  for (const write of [editFrontMatter, rewritten]) {
    const written = orNull(() => write(source, changes, order));
    if (
      written !== null &&
      isSameValue(
        // Otherwise the library tells the log of unknown tags.
        orNull(() => parse(written, { logLevel: 'error' })),
        wanted,
      )
    )
      return written;
  }
  return newFrontMatter(wanted, order).trimEnd();
}

/** What cannot be read is dropped: somebody fills it in anew. */
function dataIn(source: string): unknown {
  const result = parseContentFile('.md', `---\n${source}\n---`);
  return result.ok ? result.file.data : {};
}

/** Their order has no meaning: old ones keep it, new ones come last. */
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

/** The library keeps comments, but not spaces and indents. */
function rewritten(source: string, changes: FieldChanges): string {
  const document = parseDocument(source);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) document.delete(key);
    else document.set(key, document.createNode(value));
  }
  const eol = lineEndOf(source);
  return document.toString(WRITTEN).trimEnd().replaceAll('\n', eol);
}
