/** A spreadsheet would run such a cell as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
const NEGATIVE_NUMBER = /^-\d+(?:,\d+)?$/;
const NEEDS_QUOTES = /[";\r\n]/;

export function csvHeaders(fileName: string): Record<string, string> {
  return { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${fileName}"` };
}

/** For Slovak Excel: a byte order mark, semicolons, and nothing that runs (ASVS 1.2.10, RFC 4180). */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${toCsvRows(rows)}`;
}

export function toCsvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(';')}\r\n`).join('');
}

function toCell(text: string): string {
  const harmless = FORMULA.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
