/** Keeps what was used last, until its weight in all is more than `maxWeight`. */
export function recentlyUsed<T>(maxWeight: number, weightOf: (value: T) => number) {
  const values = new Map<string, T>();
  let weight = 0;

  function drop(key: string): void {
    const value = values.get(key);
    if (value === undefined) return;
    values.delete(key);
    weight -= weightOf(value);
  }

  return {
    get(key: string): T | undefined {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },

    set(key: string, value: T): void {
      drop(key);
      values.set(key, value);
      weight += weightOf(value);
      for (const oldest of values.keys()) {
        if (weight <= maxWeight) break;
        drop(oldest);
      }
    },
  };
}
