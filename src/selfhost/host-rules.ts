// Netlify's patterns: `:name` is one part, `*` at the end any rest, even an empty one.

type PathValues = Record<string, string | undefined>;

type PathPattern = (path: string) => PathValues | null;

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

export function pathPattern(pattern: string): PathPattern {
  const parts = pattern.split('/').filter((part) => part !== '');
  const source = parts.map((part) => {
    if (part === '*') return '(?:/(?<splat>.*))?';
    if (part.startsWith(':')) return `/(?<${part.slice(1)}>[^/]+)`;
    return `/${part.replace(SPECIAL, '\\$&')}`;
  });
  const expression = new RegExp(`^${source.join('')}/?$`, 's');
  return (path) => {
    const match = expression.exec(path);
    return match === null ? null : { ...match.groups };
  };
}

export interface HeaderRule {
  matches: PathPattern;
  headers: Record<string, string>;
}

/**
 * Values of a repeated name are joined by commas.
 * @throws Error naming the line
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

/** Where two rules set the same header, the later wins. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  return Object.assign({}, ...rules.filter((rule) => rule.matches(path) !== null).map((rule) => rule.headers));
}

export interface RedirectRule {
  matches: PathPattern;
  to: string;
  status: number;
  /** Written with `!`: applies even where a file exists. */
  force: boolean;
}

export interface Redirect {
  to: string;
  status: number;
  force: boolean;
}

const STATUS = /^(200|301|302|303|307|308|404)(!?)$/;

/** @throws Error naming a line that asks for what only the host can do, or cannot be read */
export function parseRedirectRules(text: string): RedirectRule[] {
  return text.split('\n').flatMap((rawLine, index) => {
    const line = rawLine.replace(/(^|\s)#.*$/, '').trim();
    return line === '' ? [] : [parseRule(line, `_redirects, riadok ${index + 1}`)];
  });
}

function parseRule(line: string, place: string): RedirectRule {
  const [from = '', to = '', statusText = '301', ...rest] = line.split(/\s+/);
  const status = STATUS.exec(statusText);
  if (!from.startsWith('/') || !/^(\/|https?:\/\/)/.test(to) || status === null || rest.length > 0)
    throw new Error(`${place}: vieme len „odkiaľ kam stav“, napríklad /stare /nove 301`);
  const rule = { matches: pathPattern(from), to, status: Number(status[1]), force: status[2] === '!' };
  if (!to.startsWith('/') && (rule.status < 300 || rule.status > 399))
    throw new Error(`${place}: na inú adresu vieme len presmerovať`);
  return rule;
}

export function findRedirect(rules: readonly RedirectRule[], path: string, fileExists: boolean): Redirect | null {
  for (const { matches, to, status, force } of rules) {
    const values = fileExists && !force ? null : matches(path);
    if (values !== null) return { to: fillIn(to, values), status, force };
  }
  return null;
}

function fillIn(to: string, values: PathValues): string {
  return to.replace(/:([a-z_]\w*)/gi, (name) => {
    const key = name.slice(1);
    return key in values ? encodeParts(values[key] ?? '') : name;
  });
}

function encodeParts(value: string): string {
  return value.split('/').map(encodeURIComponent).join('/');
}
