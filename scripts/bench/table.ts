export function printTable(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const cells = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const isNumber = columns.map((_, column) => typeof rows[0]?.[column] === 'number');
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) => (isNumber[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  const [head = [], ...body] = cells;
  console.log([line(head), line(rule), ...body.map(line)].join('\n'));
}

export const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** 0 without any. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

export const median = (numbers: readonly number[]) => percentile(numbers, 0.5);
