// Comments, order, quotes, blank lines and unknown fields stay.
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isRecord, isSameValue } from '../domain/fields/same-value.ts';
import { lineEndOf } from './parse-content-file.ts';

export type FieldChanges = Readonly<Record<string, unknown>>;

/** YAML 1.2; long lines are not folded. */
export const WRITTEN = { lineWidth: 0, minContentWidth: 0 } as const;
/** A new text with such a character is quoted. */
const WORDS = /[^\x21-\x7e]/;

export function namesIn(order: readonly string[], fields: FieldChanges): string[] {
  return [...order, ...Object.keys(fields).filter((key) => !order.includes(key))];
}

/**
 * Null: the library has to write this shape, such as a map in braces.
 * @param order a new field follows the nearest one before it that is there
 */
export function editFrontMatter(source: string, changes: FieldChanges, order: readonly string[]): string | null {
  const { contents } = parseDocument(source);
  if (!isMap(contents) || contents.flow) return null;
  const edits = editsOfMap(source, contents, changes, order, '');
  return edits === null ? null : applyEdits(source, edits);
}

interface PlacedPair {
  key: string;
  pair: Pair;
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
  // The last line of front matter has no line end of its own.
  return isAtLineStart ? { start: at, end: at, text } : { start: at, end: at, text: eol + text.slice(0, -eol.length) };
}

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
  if (isSeq(old) && !old.flow && Array.isArray(value) && value.length > 0) {
    const edits = editsOfRows(source, old, value, placed, eol);
    if (edits !== null) return edits;
  }
  // A text of several lines includes the end of its last line.
  const lastEol = source[valueEnd - 1] === '\n' ? eol : '';
  if (isScalar(old) && !isList && valueStart > start) {
    const gap = source[valueStart - 1] === ':' ? ' ' : '';
    return [{ start: valueStart, end: valueEnd, text: gap + scalar(value, old) + lastEol }];
  }
  const text = indented(field(key, value), indent, eol).slice(indent.length, -eol.length);
  return [{ start, end: valueEnd, text: text + lastEol }];
}

/** Each item in its place, found by `key`; new ones last. Null: another kind of list. */
function editsOfRows(
  source: string,
  list: YAMLSeq,
  rows: readonly unknown[],
  placed: PlacedPair,
  eol: string,
): TextEdit[] | null {
  const wanted = new Map(rows.map((row) => [isRecord(row) ? row.key : undefined, row]));
  const edits: TextEdit[] = [];
  let dashes: string | null = null;
  for (const item of list.items) {
    const map = isMap(item) && !item.flow ? item : null;
    const pairs = map === null ? null : placedPairs(map, source);
    const [first, last] = [pairs?.[0], pairs?.at(-1)];
    if (map === null || first === undefined || last === undefined) return null;
    const lineStart = source.lastIndexOf('\n', first.start - 1) + 1;
    dashes ??= source.slice(lineStart, first.start);
    const key = map.get('key');
    const row = wanted.get(key);
    wanted.delete(key);
    if (!isRecord(row)) {
      edits.push({ start: lineStart, end: last.next, text: '' });
      continue;
    }
    const changed = editsOfMap(source, map, withGone(map, row), Object.keys(row), indentOf(source, map));
    if (changed === null) return null;
    edits.push(...changed.filter(({ start, end, text }) => source.slice(start, end) !== text));
  }
  if (dashes === null || wanted.has(undefined)) return null;
  const indent = ' '.repeat(dashes.length);
  const text = [...wanted.values()].map((row) => dashes + rowText(Object(row), indent, eol)).join('');
  return text === '' ? edits : [...edits, insertion(source, [], placed, text, eol)];
}

function rowText(row: FieldChanges, indent: string, eol: string): string {
  const lines = Object.keys(row).filter((key) => row[key] !== undefined);
  return indented(lines.map((key) => field(key, row[key])).join(''), indent, eol).slice(indent.length);
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

export function field(key: string, value: unknown): string {
  return stringify({ [key]: value }, { ...WRITTEN, defaultStringType: words(value), defaultKeyType: 'PLAIN' });
}

function indented(text: string, indent: string, eol: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : indent + line))
    .join(eol);
}

interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** They must not overlap; those at one place keep their order. */
function applyEdits(source: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(source.slice(at, start), text);
    at = end;
  }
  return parts.join('') + source.slice(at);
}
