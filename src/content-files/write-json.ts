// Changes a JSON file only where its value changes: order, line breaks, spaces and the way numbers are written stay as they
// were.

import { isRecord, isSameValue } from '../domain/content/same-value.ts';
import { type JsonNode, readJsonNodes } from './json-nodes.ts';
import { lineEndOf } from './write-markdown-file.ts';

/** Text of a JSON file with a new value, as near to the old text as it can be. Keys without a value are left out. */
export function writeJson(source: string, value: unknown): string {
  const root = readJsonNodes(source);
  if (root === null) return newJson(value);
  const style = { eol: lineEndOf(source), unit: /\n([ \t]+)/.exec(source)?.[1] ?? '  ' };
  const written = render({ source, style }, root, value, '');
  return source.slice(0, root.start) + written + source.slice(root.end);
}

/** Text of a new JSON file. */
export function newJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** How a file ends its lines, and what it puts in front of them for every step inwards. */
interface Style {
  eol: string;
  unit: string;
}

interface Written {
  source: string;
  style: Style;
}

/** The text of a value that stands where a node stood. */
function render(file: Written, node: JsonNode, value: unknown, indent: string): string {
  const { source, style } = file;
  const text = source.slice(node.start, node.end);
  if (isSameValue(node.value, value)) return text;
  if (node.kind === 'object' && isRecord(value)) return renderObject(file, node, value, indent);
  if (node.kind === 'array' && Array.isArray(value)) return renderArray(file, node, value, indent);
  return fresh(value, indent, style, text.includes('\n'));
}

function renderObject(
  file: Written,
  node: JsonNode & { kind: 'object' },
  value: Record<string, unknown>,
  indent: string,
): string {
  const { source, style } = file;
  const layout = layoutOf(file, node, node.members, indent);
  const names = orderedNames(
    node.members.map(({ key }) => key),
    Object.keys(value).filter((key) => value[key] !== undefined),
  );
  const parts = names.map((name): Part => {
    const place = node.members.findIndex(({ key }) => key === name);
    const member = node.members[place];
    if (member === undefined) {
      const text = fresh(value[name], layout.indent, style, layout.isMultiline);
      return { text: `${JSON.stringify(name)}: ${text}`, place };
    }
    const head = source.slice(member.start, member.value.start);
    return { text: head + render(file, member.value, value[name], layout.indent), place };
  });
  return `{${framed(source, parts, node.members, layout)}}`;
}

/** Old keys that stay in their order; a new one stands behind the one it follows in the new value. */
function orderedNames(old: readonly string[], wanted: readonly string[]): string[] {
  const names = old.filter((key) => wanted.includes(key));
  wanted.forEach((key, index) => {
    if (names.includes(key)) return;
    const previous = wanted.slice(0, index).findLast((name) => names.includes(name));
    names.splice(previous === undefined ? 0 : names.indexOf(previous) + 1, 0, key);
  });
  return names;
}

function renderArray(
  file: Written,
  node: JsonNode & { kind: 'array' },
  value: readonly unknown[],
  indent: string,
): string {
  const { source, style } = file;
  const layout = layoutOf(file, node, node.items, indent);
  const itemsAreMultiline = node.items.some(({ start, end }) => source.slice(start, end).includes('\n'));
  const origins = findOrigins(node.items, value);
  const parts = value.map((item, index): Part => {
    const origin = origins[index];
    if (origin !== undefined)
      return { text: render(file, origin, item, layout.indent), place: node.items.indexOf(origin) };
    return { text: fresh(item, layout.indent, style, node.items.length === 0 || itemsAreMultiline), place: -1 };
  });
  return `[${framed(source, parts, node.items, layout)}]`;
}

/** Which old item each new one was: the same, else one of the same id, else what stood in its place. */
function findOrigins(items: readonly JsonNode[], value: readonly unknown[]): (JsonNode | undefined)[] {
  const left = new Set(items);
  const origins: (JsonNode | undefined)[] = value.map(() => undefined);
  const claim = (isOrigin: (node: JsonNode, item: unknown, index: number) => boolean) =>
    value.forEach((item, index) => {
      if (origins[index] !== undefined) return;
      const origin = [...left].find((node) => isOrigin(node, item, index));
      if (origin === undefined) return;
      origins[index] = origin;
      left.delete(origin);
    });
  claim((node, item, index) => items[index] === node && isSameValue(node.value, item));
  claim((node, item) => isSameValue(node.value, item));
  claim((node, item) => idOf(item) !== undefined && idOf(node.value) === idOf(item));
  claim((node, item, index) => items[index] === node && idOf(node.value) === undefined && isRecord(item));
  return origins;
}

function idOf(value: unknown): unknown {
  return isRecord(value) ? value.id : undefined;
}

/** What stands around the parts of an object or a list. */
interface Layout {
  open: string;
  separator: string;
  close: string;
  indent: string;
  isMultiline: boolean;
}

function layoutOf(
  { source, style: { eol, unit } }: Written,
  node: JsonNode,
  parts: readonly { start: number; end: number }[],
  indent: string,
): Layout {
  const [first, second] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) {
    const inner = indent + unit;
    return { open: eol + inner, separator: `,${eol}${inner}`, close: eol + indent, indent: inner, isMultiline: true };
  }
  const open = source.slice(node.start + 1, first.start);
  const separator = second === undefined ? `,${open || ' '}` : source.slice(first.end, second.start);
  const isMultiline = open.includes('\n');
  return {
    open,
    // Two parts on one line of a list of many lines stay an exception.
    separator: isMultiline && !separator.includes('\n') ? `,${open}` : separator,
    close: source.slice(last.end, node.end - 1),
    indent: isMultiline ? open.slice(open.lastIndexOf('\n') + 1) : indent,
    isMultiline,
  };
}

/** A part of an object or a list, and its place in the old one; -1: it is new. */
interface Part {
  text: string;
  place: number;
}

/** Parts with what stands around them; between two that have always been neighbours it stays as it was. */
function framed(
  source: string,
  parts: readonly Part[],
  old: readonly { start: number; end: number }[],
  layout: Layout,
): string {
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

/** A value nobody has written yet: over several lines, or on one with spaces inside braces. */
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
