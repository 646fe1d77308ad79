import { isMap, isSeq, type Node, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { isRecord, isSameValue } from '../domain/fields/same-value.ts';
import { lineEndOf, parseContentFile } from './parse-content-file.ts';

/** Order, white space and the notation of numbers stay, which jsonc-parser would change in one-line lists. */
export function writeJson(source: string, value: unknown): string {
  const root = readNodes(source);
  if (root === null) return newJson(value);
  const style = { eol: lineEndOf(source), unit: /\n([ \t]+)/.exec(source)?.[1] ?? '  ' };
  const { start, end } = spanOf(root);
  return source.slice(0, start) + render({ source, style }, root, value, '') + source.slice(end);
}

export function newJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** YAML contains JSON, and its parser tells places; null: no valid JSON. */
function readNodes(source: string): Node | null {
  // YAML would take a lone carriage return for a part of the value before it.
  if (/\r(?!\n)/.test(source) || !parseContentFile('.json', source).ok) return null;
  return parseDocument(source, { schema: 'failsafe', uniqueKeys: false }).contents;
}

interface Span {
  start: number;
  end: number;
}

function spanOf({ range }: Node): Span {
  const [start = 0, end = 0] = range ?? [];
  return { start, end };
}

function jsonAt(source: string, node: Node): unknown {
  const { start, end } = spanOf(node);
  return JSON.parse(source.slice(start, end));
}

interface Style {
  eol: string;
  unit: string;
}

interface Written {
  source: string;
  style: Style;
}

function render(file: Written, node: Node, value: unknown, indent: string): string {
  const { source, style } = file;
  const { start, end } = spanOf(node);
  const text = source.slice(start, end);
  if (isSameValue(JSON.parse(text), value)) return text;
  if (isMap<Node, Node>(node) && isRecord(value)) return renderObject(file, node, value, indent);
  if (isSeq<Node>(node) && Array.isArray(value)) return renderArray(file, node, value, indent);
  return fresh(value, indent, style, text.includes('\n'));
}

function renderObject(
  file: Written,
  node: YAMLMap<Node, Node>,
  value: Record<string, unknown>,
  indent: string,
): string {
  const { source, style } = file;
  const members = node.items.flatMap(({ key, value: node }) =>
    node === null ? [] : [{ key: jsonAt(source, key), start: spanOf(key).start, end: spanOf(node).end, node }],
  );
  const layout = layoutOf(file, node, members, indent);
  const names = orderedNames(
    members.map(({ key }) => String(key)),
    Object.keys(value).filter((key) => value[key] !== undefined),
  );
  const parts = names.map((name): Part => {
    const place = members.findIndex(({ key }) => key === name);
    const member = members[place];
    if (member === undefined) {
      const text = fresh(value[name], layout.indent, style, layout.isMultiline);
      return { text: `${JSON.stringify(name)}: ${text}`, place };
    }
    const head = source.slice(member.start, spanOf(member.node).start);
    return { text: head + render(file, member.node, value[name], layout.indent), place };
  });
  return `{${framed(source, parts, members, layout)}}`;
}

/** Old keys keep their order; a new one follows its predecessor. */
function orderedNames(old: readonly string[], wanted: readonly string[]): string[] {
  const names = old.filter((key) => wanted.includes(key));
  wanted.forEach((key, index) => {
    if (names.includes(key)) return;
    const previous = wanted.slice(0, index).findLast((name) => names.includes(name));
    names.splice(previous === undefined ? 0 : names.indexOf(previous) + 1, 0, key);
  });
  return names;
}

function renderArray(file: Written, node: YAMLSeq<Node>, value: readonly unknown[], indent: string): string {
  const { source, style } = file;
  const items = node.items.map((item) => ({ ...spanOf(item), node: item, value: jsonAt(source, item) }));
  const layout = layoutOf(file, node, items, indent);
  const isMultiline = items.length === 0 || items.some(({ start, end }) => source.slice(start, end).includes('\n'));
  const places = oldPlaces(items, value);
  const parts = value.map((item, index): Part => {
    const place = places[index] ?? -1;
    const old = items[place];
    const text = old ? render(file, old.node, item, layout.indent) : fresh(item, layout.indent, style, isMultiline);
    return { text, place };
  });
  return `[${framed(source, parts, items, layout)}]`;
}

/** Of an equal old item, else one with the same id, else at the same index. */
function oldPlaces(items: readonly { value: unknown }[], value: readonly unknown[]): (number | undefined)[] {
  const places: (number | undefined)[] = value.map(() => undefined);
  const left = new Set(items.keys());
  const claim = (isOrigin: (old: unknown, item: unknown, isSamePlace: boolean) => boolean) =>
    value.forEach((item, index) => {
      if (places[index] !== undefined) return;
      const place = [...left].find((at) => isOrigin(items[at]?.value, item, at === index));
      if (place === undefined) return;
      places[index] = place;
      left.delete(place);
    });
  claim((old, item, isSamePlace) => isSamePlace && isSameValue(old, item));
  claim(isSameValue);
  claim((old, item) => idOf(item) !== undefined && idOf(old) === idOf(item));
  claim((old, item, isSamePlace) => isSamePlace && idOf(old) === undefined && isRecord(item));
  return places;
}

function idOf(value: unknown): unknown {
  return isRecord(value) ? value.id : undefined;
}

interface Layout {
  open: string;
  separator: string;
  close: string;
  indent: string;
  isMultiline: boolean;
}

function layoutOf(
  { source, style: { eol, unit } }: Written,
  node: Node,
  parts: readonly Span[],
  indent: string,
): Layout {
  const [first, second] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) {
    const inner = indent + unit;
    return { open: eol + inner, separator: `,${eol}${inner}`, close: eol + indent, indent: inner, isMultiline: true };
  }
  const open = source.slice(spanOf(node).start + 1, first.start);
  const separator = second === undefined ? `,${open || ' '}` : source.slice(first.end, second.start);
  const isMultiline = open.includes('\n');
  return {
    open,
    // In a list of many lines, new parts do not follow two that share a line.
    separator: isMultiline && !separator.includes('\n') ? `,${open}` : separator,
    close: source.slice(last.end, spanOf(node).end - 1),
    indent: isMultiline ? open.slice(open.lastIndexOf('\n') + 1) : indent,
    isMultiline,
  };
}

/** `place` is the old index; -1: new. */
interface Part {
  text: string;
  place: number;
}

function framed(source: string, parts: readonly Part[], old: readonly Span[], layout: Layout): string {
  if (parts.length === 0) return '';
  const texts = parts.map(({ text, place }, index) => {
    const previous = parts[index - 1];
    if (previous === undefined) return layout.open + text;
    const [left, right] = [old[previous.place], old[place]];
    const areNeighbours = left !== undefined && right !== undefined && place === previous.place + 1;
    return (areNeighbours ? source.slice(left.end, right.start) : layout.separator) + text;
  });
  return texts.join('') + layout.close;
}

function fresh(value: unknown, indent: string, { eol, unit }: Style, isMultiline: boolean): string {
  if (!isMultiline) return oneLine(value);
  return JSON.stringify(value, null, unit).replaceAll('\n', eol + indent);
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, item]) => item !== undefined);
  return members.length === 0
    ? '{}'
    : `{ ${members.map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`).join(', ')} }`;
}
