/** Source of repeatable chance: the same seed always gives the same picture. */
export interface Random {
  /** Number in [0, 1). */
  next(): number;
  /** Number in [min, max). */
  between(min: number, max: number): number;
  /** Whole number from min to max, both included. */
  int(min: number, max: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One item of a non-empty list. */
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy of a list. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Hash of a text to 32 bits (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

/** Seeded generator (mulberry32); the seed is an event id or a file name. */
export function createRandom(seed: string | number): Random {
  let state = hash(String(seed));
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const between = (min: number, max: number): number => min + next() * (max - min);
  const int = (min: number, max: number): number => Math.floor(between(min, max + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) {
      throw new Error('Cannot pick from an empty list');
    }
    return item;
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const copy = items.map((item) => ({ item, order: next() }));
    return copy.sort((a, b) => a.order - b.order).map(({ item }) => item);
  };
  return { next, between, int, chance: (probability) => next() < probability, pick, shuffle };
}
