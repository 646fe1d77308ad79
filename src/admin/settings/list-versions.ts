import { isRecord } from '../../domain/content/same-value.ts';
import type { Versions } from './setting.ts';

type Item = Readonly<Record<string, unknown>>;

/**
 * Versions of a list are compared item by item, each by what it is called, so that two people may add, change and remove
 * different ones.
 * @param nameOf what an item is called
 */
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
      // Who has not moved anything follows the order of who has.
      const isMyOrderOld = isSameOrder(opened, my);
      const order = isMyOrderOld ? withThoseOf(their, my) : withThoseOf(my, their);
      return order.map((name) => chosen[name]).filter((item) => item !== undefined);
    },
  };
}

/** A setting that is no list is compared field by field. */
export const FIELD_VERSIONS: Versions = {
  split: (value) => (isRecord(value) ? value : {}),
  join: (chosen) => chosen,
};

function freeName(taken: Readonly<Record<string, unknown>>, name: string): string {
  let free = name;
  for (let count = 2; Object.hasOwn(taken, free); count += 1) free = `${name} (${count})`;
  return free;
}

function isSameOrder(before: readonly string[], after: readonly string[]): boolean {
  const both = before.filter((name) => after.includes(name));
  return after.filter((name) => both.includes(name)).every((name, index) => name === both[index]);
}

/** An order with those that only the other one has, each behind the one it stands behind there. */
function withThoseOf(order: readonly string[], other: readonly string[]): string[] {
  const all = [...order];
  other.forEach((name, index) => {
    if (all.includes(name)) return;
    const before = other[index - 1];
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, name);
  });
  return all;
}
