// Patterns of paths as Netlify writes them in `_headers` and `_redirects`: `:name` stands for one part, `*` at the end for
// any rest, even an empty one. A slash at the end of the path makes no difference.

/** Values of a pattern's placeholders in a path; the rest is called `splat`, undefined when there is none. */
type PathValues = Record<string, string | undefined>;

/** Returns the values a path gives to a pattern's placeholders, or null when it does not match. */
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

/** One line of a `_redirects` file. */
export interface RedirectRule {
  matches: PathPattern;
  /** A path of this site, or for redirects also a whole address; may name the values of the pattern. */
  to: string;
  status: number;
  /** Written with `!`: applies even where a file exists. */
  force: boolean;
}

/** Where a path leads by the rules; `to` is encoded as it stands in the file. */
export interface Redirect {
  to: string;
  status: number;
  force: boolean;
}

const STATUS = /^(200|301|302|303|307|308|404)(!?)$/;

/**
 * Reads a `_redirects` file as Netlify does: `from to [status]` a line, 301 when no status is given.
 * @throws Error naming a line that cannot be read or asks for what only the host can do (conditions, other sites' content)
 */
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

/** The first rule that applies to a path; one without `!` never hides a file. */
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
