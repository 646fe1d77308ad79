import { type PathPattern, pathPattern } from './path-pattern.ts';

/** One block of a `_headers` file; names in lower case. */
export interface HeaderRule {
  matches: PathPattern;
  headers: Record<string, string>;
}

/**
 * Reads a `_headers` file as Netlify does: a path, below it `Name: value` lines; `#` begins a comment. A name repeated in one
 * block gets its values joined by commas.
 * @throws Error naming the line that cannot be read
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  text.split('\n').forEach((rawLine, index) => {
    const line = rawLine.trim();
    if (line === '' || line.startsWith('#')) return;
    if (line.startsWith('/')) {
      rules.push({ matches: pathPattern(line), headers: {} });
      return;
    }
    const separator = line.indexOf(':');
    const name = line.slice(0, separator).trim().toLowerCase();
    const value = line.slice(separator + 1).trim();
    const rule = rules.at(-1);
    if (rule === undefined || separator < 1 || value === '')
      throw new Error(`_headers, riadok ${index + 1}: čakáme „Názov: hodnota“ pod riadkom s\u00a0cestou`);
    const earlier = rule.headers[name];
    rule.headers[name] = earlier === undefined ? value : `${earlier}, ${value}`;
  });
  return rules;
}

/** The headers of all rules that match a path; where two set the same one, the later wins. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  return Object.assign({}, ...rules.filter((rule) => rule.matches(path) !== null).map((rule) => rule.headers));
}
