/** Gives the indexes of values that stood before in the list. */
export function duplicateIndexes(values: readonly string[]): number[] {
  const seen = new Set<string>();
  return values.flatMap((value, at) => {
    const isRepeated = seen.has(value);
    seen.add(value);
    return isRepeated ? [at] : [];
  });
}
