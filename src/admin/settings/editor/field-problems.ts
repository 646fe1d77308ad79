import { isRecord } from '../../../domain/content/same-value.ts';
import type { Setting } from '../setting.ts';

const EMPTY: readonly unknown[] = ['', null, undefined];

/** Messages by form field of what the rules of the file refuse. */
export function fieldProblems<Value, Values extends object>(
  { schema, toValue, fieldOf, fieldNames }: Setting<Value, Values>,
  values: Values,
): Record<string, string> {
  const value = toValue(values);
  const result = schema.safeParse(value);
  if (result.success) return {};
  const problems: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    const field = fieldOf(path.join('.'));
    const isEmpty = path.length > 0 && EMPTY.includes(valueAt(value, path));
    problems[field] ??= isEmpty ? `Doplňte údaj „${nameOf(path, fieldNames)}“.` : toSentence(message);
  }
  return problems;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part[Number(key)];
    return isRecord(part) ? part[String(key)] : undefined;
  }, value);
}

/** By the whole path without numbers, or the end of it. */
function nameOf(path: readonly PropertyKey[], names: Readonly<Record<string, string>>): string {
  const keys = path.filter((key) => typeof key === 'string');
  const known = keys.map((_, from) => names[keys.slice(from).join('.')]).find((name) => name !== undefined);
  return known ?? keys.join('.');
}

function toSentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.?!]$/.test(message) ? '' : '.'}`;
}
