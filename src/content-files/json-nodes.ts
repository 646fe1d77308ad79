/** A value of a JSON text and where it stands there. */
export type JsonNode = { start: number; end: number; value: unknown } & (
  | { kind: 'object'; members: readonly JsonMember[] }
  | { kind: 'array'; items: readonly JsonNode[] }
  | { kind: 'plain' }
);

/** From the quote of its key to the end of its value. */
export interface JsonMember {
  start: number;
  end: number;
  key: string;
  value: JsonNode;
}

const SPACE = /[\t\n\r ]*/y;
const STRING = /"(?:[^"\\]|\\.)*"/y;
const PLAIN = /[^\s,:[\]{}"]+/y;

/** Reads where the values of a JSON text stand; null when it is not valid JSON. */
export function readJsonNodes(source: string): JsonNode | null {
  try {
    JSON.parse(source.replace(/^\ufeff/, ''));
  } catch {
    return null;
  }
  // The text is known to be valid, so that what follows need not look for mistakes.
  let at = source.startsWith('\ufeff') ? 1 : 0;

  function take(pattern: RegExp): string {
    pattern.lastIndex = at;
    const text = pattern.exec(source)?.[0] ?? '';
    at += text.length;
    return text;
  }

  /** Steps over one sign, and spaces on both sides of it. */
  function step(sign: string): boolean {
    take(SPACE);
    if (source[at] !== sign) return false;
    at += 1;
    take(SPACE);
    return true;
  }

  function node(): JsonNode {
    const start = at;
    if (step('{')) {
      const members: JsonMember[] = [];
      while (!step('}')) {
        step(',');
        members.push(member());
      }
      const end = source.lastIndexOf('}', at - 1) + 1;
      return { kind: 'object', start, end, members, value: jsonAt(start, end) };
    }
    if (step('[')) {
      const items: JsonNode[] = [];
      while (!step(']')) {
        step(',');
        items.push(node());
      }
      const end = source.lastIndexOf(']', at - 1) + 1;
      return { kind: 'array', start, end, items, value: jsonAt(start, end) };
    }
    take(source[at] === '"' ? STRING : PLAIN);
    return { kind: 'plain', start, end: at, value: jsonAt(start, at) };
  }

  function member(): JsonMember {
    const start = at;
    const key = String(JSON.parse(take(STRING)));
    step(':');
    const value = node();
    return { start, end: value.end, key, value };
  }

  const jsonAt = (start: number, end: number): unknown => JSON.parse(source.slice(start, end));

  take(SPACE);
  return node();
}
