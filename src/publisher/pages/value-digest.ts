import { hash } from 'node:crypto';

const known = new WeakMap<object, string>();

/**
 * Names a value by what it holds: equal data, equal digest. For data as JSON knows it, and maps. The digest of an object is
 * kept, so nothing that was digested may be changed afterwards.
 */
export function valueDigest(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const before = known.get(value);
  if (before !== undefined) return before;
  const digest = hash('sha1', partsOf(value));
  known.set(value, digest);
  return digest;
}

function partsOf(value: object): string {
  if (Array.isArray(value)) return `[${value.map(valueDigest).join()}]`;
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  return `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${valueDigest(part)}`).join()}}`;
}
