/** The order of keys does not matter; undefined equals a missing key. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSameValue(item, b[index]));
  if (!isRecord(a) || !isRecord(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSameValue(a[key], b[key]));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface FieldDifference {
  field: string;
  before: unknown;
  after: unknown;
}

/** The time of saving is not part of the content. */
const BESIDE_THE_POINT = new Set(['updated_at']);

export function fieldDifferences(before: object, after: object): FieldDifference[] {
  const fields = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...fields].flatMap((field) => {
    const [old, now]: unknown[] = [Reflect.get(before, field), Reflect.get(after, field)];
    return BESIDE_THE_POINT.has(field) || isSameValue(old, now) ? [] : [{ field, before: old, after: now }];
  });
}

export function duplicateIndexes(values: readonly string[]): number[] {
  const seen = new Set<string>();
  return values.flatMap((value, at) => {
    const isRepeated = seen.has(value);
    seen.add(value);
    return isRepeated ? [at] : [];
  });
}
