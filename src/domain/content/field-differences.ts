import { isSameValue } from './same-value.ts';

/** A field that two versions of an entry do not share. */
export interface FieldDifference {
  field: string;
  before: unknown;
  after: unknown;
}

/** When an entry was saved says nothing about it. */
const BESIDE_THE_POINT = new Set(['updated_at']);

/** Field by field, what differs between two versions of an entry, in the order of their fields. */
export function fieldDifferences(before: object, after: object): FieldDifference[] {
  const fields = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...fields].flatMap((field) => {
    const [old, now]: unknown[] = [Reflect.get(before, field), Reflect.get(after, field)];
    return BESIDE_THE_POINT.has(field) || isSameValue(old, now) ? [] : [{ field, before: old, after: now }];
  });
}
