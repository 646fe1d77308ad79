import { isAlias, isMap, isScalar, type Pair, parse, parseDocument, Scalar, stringify, type YAMLMap } from 'yaml';
import { isRecord, isSameValue } from '../domain/content/same-value.ts';
import { BYTE_ORDER_MARK, FRONT_MATTER } from './parse-content-file.ts';

/** What becomes of a Markdown file; what is not named stays. */
interface MarkdownChange {
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

// Changes front matter the way a careful person would: in the text, touching nothing but the fields that change. Comments,
// order, quotes, blank lines and unknown fields stay as somebody wrote them.

/** New values by field; undefined takes the field away. Fields that are not named stay. */
type FieldChanges = Readonly<Record<string, unknown>>;

/** YAML 1.2 as `parseContentFile` reads it; long lines are not folded. */
const WRITTEN = { lineWidth: 0, minContentWidth: 0 } as const;
/** Words of people stand in quotes, names of things do not; only new fields follow this. */
const WORDS = /[^\x21-\x7e]/;

/**
 * Changes fields of front matter (without the lines of dashes around it).
 * @param order where new fields stand: each after the nearest one before it that is there
 */
function writeFrontMatter(source: string, changes: FieldChanges, order: readonly string[]): string {
  const before: unknown = parse(source) ?? {};
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

/** Front matter of a new file. */
function newFrontMatter(fields: FieldChanges, order: readonly string[]): string {
  return namesIn(order, fields)
    .filter((key) => fields[key] !== undefined)
    .map((key) => field(key, fields[key]))
    .join('');
}

/** All fields there are: those with a place first. */
function namesIn(order: readonly string[], fields: FieldChanges): string[] {
  return [...order, ...Object.keys(fields).filter((key) => !order.includes(key))];
}

function orNull<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch {
    return null;
  }
}

/** null: a shape that is left to the library, such as a map in braces. */
function spliced(source: string, changes: FieldChanges, order: readonly string[]): string | null {
  const { contents } = parseDocument(source);
  if (!isMap(contents) || contents.flow) return null;
  const edits = editsOfMap(source, contents, changes, order, '');
  return edits === null ? null : applyEdits(source, edits);
}

interface PlacedPair {
  key: string;
  pair: Pair;
  /** Where its first character stands, where its value begins and ends, and where the next line begins. */
  start: number;
  valueStart: number;
  valueEnd: number;
  next: number;
}

function placedPairs(map: YAMLMap, source: string): PlacedPair[] | null {
  const placed: PlacedPair[] = [];
  for (const pair of map.items) {
    const { key, value } = pair;
    if (!isScalar(key) || typeof key.value !== 'string' || !key.range) return null;
    const range = isScalar(value) || isMap(value) || isAlias(value) || hasRange(value) ? value.range : key.range;
    if (!range) return null;
    const lineEnd = source.indexOf('\n', Math.max(range[1] - 1, range[0]));
    const next =
      range[1] > 0 && source[range[1] - 1] === '\n' ? range[1] : lineEnd === -1 ? source.length : lineEnd + 1;
    placed.push({ key: key.value, pair, start: key.range[0], valueStart: range[0], valueEnd: range[1], next });
  }
  return placed;
}

function hasRange(value: unknown): value is { range: [number, number, number] } {
  return isRecord(value) && Array.isArray(value.range);
}

function editsOfMap(
  source: string,
  map: YAMLMap,
  changes: FieldChanges,
  order: readonly string[],
  indent: string,
): TextEdit[] | null {
  const pairs = placedPairs(map, source);
  if (pairs === null || map.items.length === 0) return null;
  const eol = lineEndOf(source);
  const edits: TextEdit[] = [];
  let lastPlaced: PlacedPair | undefined;
  for (const key of namesIn(order, changes)) {
    const placed = pairs.find((pair) => pair.key === key);
    if (placed !== undefined) lastPlaced = placed;
    if (!Object.hasOwn(changes, key)) continue;
    const value = changes[key];
    if (placed === undefined) {
      if (value !== undefined)
        edits.push(insertion(source, pairs, lastPlaced, indented(field(key, value), indent, eol), eol));
    } else if (value === undefined) {
      const lineStart = placed.start - indent.length;
      edits.push({ start: lineStart, end: placed.next, text: '' });
    } else {
      const replaced = replacement(source, placed, value, indent, eol);
      if (replaced === null) return null;
      edits.push(...replaced);
    }
  }
  return edits;
}

function insertion(
  source: string,
  pairs: readonly PlacedPair[],
  after: PlacedPair | undefined,
  text: string,
  eol: string,
): TextEdit {
  const at = after?.next ?? pairs[0]?.start ?? 0;
  const isAtLineStart = at === 0 || source[at - 1] === '\n';
  // The last line of front matter has no line end of its own: it belongs to the dashes.
  return isAtLineStart ? { start: at, end: at, text } : { start: at, end: at, text: eol + text.slice(0, -eol.length) };
}

/** Puts a value in the place of another; null: a shape that is left to the library. */
function replacement(
  source: string,
  placed: PlacedPair,
  value: unknown,
  indent: string,
  eol: string,
): TextEdit[] | null {
  const { key, pair, start, valueStart, valueEnd } = placed;
  const old = pair.value;
  const isList = isRecord(value) || Array.isArray(value);
  if (isScalar(old) && isSameValue(old.value, value)) return [];
  if (isMap(old) && !old.flow && isRecord(value) && Object.keys(value).length > 0)
    return editsOfMap(source, old, withGone(old, value), Object.keys(value), indentOf(source, old));
  // A text of several lines ends with the end of its last line.
  const lastEol = source[valueEnd - 1] === '\n' ? eol : '';
  if (isScalar(old) && !isList && valueStart > start) {
    const gap = source[valueStart - 1] === ':' ? ' ' : '';
    return [{ start: valueStart, end: valueEnd, text: gap + scalar(value, old) + lastEol }];
  }
  const text = indented(field(key, value), indent, eol).slice(indent.length, -eol.length);
  return [{ start, end: valueEnd, text: text + lastEol }];
}

function withGone(old: YAMLMap, value: FieldChanges): FieldChanges {
  const keys = old.items.flatMap(({ key }) => (isScalar(key) && typeof key.value === 'string' ? [key.value] : []));
  return { ...Object.fromEntries(keys.map((key) => [key, undefined])), ...value };
}

function indentOf(source: string, map: YAMLMap): string {
  const [first] = map.items;
  const at = isScalar(first?.key) ? (first.key.range?.[0] ?? 0) : 0;
  return ' '.repeat(at - (source.lastIndexOf('\n', at - 1) + 1));
}

function scalar(value: unknown, old: Scalar): string {
  const isQuoted = old.type === Scalar.QUOTE_DOUBLE || old.type === Scalar.QUOTE_SINGLE;
  const style = isQuoted && old.type ? old.type : words(value);
  return stringify(value, { ...WRITTEN, defaultStringType: style }).trimEnd();
}

function words(value: unknown): Scalar.Type {
  return typeof value === 'string' && WORDS.test(value) ? Scalar.QUOTE_DOUBLE : Scalar.PLAIN;
}

/** One field with its value, lines ended by `\n`. */
function field(key: string, value: unknown): string {
  return stringify({ [key]: value }, { ...WRITTEN, defaultStringType: words(value), defaultKeyType: 'PLAIN' });
}

function indented(text: string, indent: string, eol: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : indent + line))
    .join(eol);
}

/** Every comment and field stays, but spaces and indents become the library's. */
function rewritten(source: string, changes: FieldChanges): string {
  const document = parseDocument(source);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) document.delete(key);
    else document.set(key, document.createNode(value));
  }
  const eol = lineEndOf(source);
  return document.toString(WRITTEN).trimEnd().replaceAll('\n', eol);
}

/** Replaces the characters from `start` to `end` of a text. */
interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** Applies edits that do not overlap; those at one place stand in the order they are given. */
function applyEdits(source: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(source.slice(at, start), text);
    at = end;
  }
  return parts.join('') + source.slice(at);
}

/** The way lines end in a text: by the first of them. */
export function lineEndOf(text: string): '\r\n' | '\n' {
  return /\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n';
}
