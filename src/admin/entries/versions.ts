import { isRecord, isSameValue } from '../../domain/fields/same-value.ts';

export type Fields = Readonly<Record<string, unknown>>;
export type Side = 'mine' | 'theirs';

export interface FieldConflict {
  field: string;
  mine: unknown;
  theirs: unknown;
  changedBy: Side | null;
}

export function findConflicts(base: Fields, mine: Fields, theirs: Fields): FieldConflict[] {
  return Object.keys(mine).flatMap((field): FieldConflict[] => {
    const [opened, my, their] = [base[field], mine[field], theirs[field]];
    if (isSameValue(my, their)) return [];
    const changedBy = isSameValue(opened, their) ? 'mine' : isSameValue(opened, my) ? 'theirs' : null;
    return [{ field, mine: my, theirs: their, changedBy }];
  });
}

export function mergeVersions(
  mine: Fields,
  conflicts: readonly FieldConflict[],
  choices: Readonly<Record<string, Side>>,
): Record<string, unknown> {
  const taken = conflicts
    .filter(({ field }) => choices[field] === 'theirs')
    .map(({ field, theirs }) => [field, theirs]);
  return { ...mine, ...Object.fromEntries(taken) };
}

export interface Versions {
  split: (fields: unknown) => Fields;
  join: (chosen: Fields, versions: { base: Fields; mine: Fields; theirs: Fields }) => unknown;
}

export const FIELD_VERSIONS: Versions = {
  split: (fields) => (isRecord(fields) ? fields : {}),
  join: (chosen) => chosen,
};

type Item = Fields;

export function listVersions(nameOf: (item: Item) => string): Versions {
  return {
    split(value) {
      const items: readonly unknown[] = Array.isArray(value) ? value : [];
      const parts: Record<string, unknown> = {};
      for (const item of items) if (isRecord(item)) parts[freeName(parts, nameOf(item))] = item;
      return parts;
    },
    join(chosen, { base, mine, theirs }) {
      const [opened, my, their] = [Object.keys(base), Object.keys(mine), Object.keys(theirs)];
      // A version that moved nothing follows the order of the other.
      const isMyOrderOld = isSameOrder(opened, my);
      const order = isMyOrderOld ? withThoseOf(their, my) : withThoseOf(my, their);
      return order.map((name) => chosen[name]).filter((item) => item !== undefined);
    },
  };
}

function freeName(taken: Readonly<Record<string, unknown>>, name: string): string {
  let free = name;
  for (let count = 2; Object.hasOwn(taken, free); count += 1) free = `${name} (${count})`;
  return free;
}

function isSameOrder(before: readonly string[], after: readonly string[]): boolean {
  const both = before.filter((name) => after.includes(name));
  return after.filter((name) => both.includes(name)).every((name, index) => name === both[index]);
}

/** Puts each name that only the other order has after the one it follows there. */
function withThoseOf(order: readonly string[], other: readonly string[]): string[] {
  const all = [...order];
  other.forEach((name, index) => {
    if (all.includes(name)) return;
    const before = other[index - 1];
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, name);
  });
  return all;
}
