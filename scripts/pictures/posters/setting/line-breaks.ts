/** Breaks words into a number of lines so that the longest line is as short as possible. */
export function breakLines(widths: number[], space: number, count: number): number[] | undefined {
  const total = widths.length;
  if (count > total) return undefined;
  const best = Array.from({ length: count + 1 }, () => new Array<number>(total + 1).fill(Number.POSITIVE_INFINITY));
  const from = Array.from({ length: count + 1 }, () => new Array<number>(total + 1).fill(0));
  const first = best[0];
  if (first) first[0] = 0;
  for (let row = 1; row <= count; row += 1) {
    for (let end = row; end <= total; end += 1) {
      let width = -space;
      for (let start = end - 1; start >= row - 1; start -= 1) {
        width += (widths[start] ?? 0) + space;
        const longest = Math.max(best[row - 1]?.[start] ?? Number.POSITIVE_INFINITY, width);
        const rows = best[row];
        const origins = from[row];
        if (rows && origins && longest < (rows[end] ?? 0)) {
          rows[end] = longest;
          origins[end] = start;
        }
      }
    }
  }
  const breaks: number[] = [];
  for (let row = count, end = total; row > 0; row -= 1) {
    breaks.unshift(end);
    end = from[row]?.[end] ?? 0;
  }
  return breaks;
}
