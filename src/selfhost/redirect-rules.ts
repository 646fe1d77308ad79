import { type PathPattern, type PathValues, pathPattern } from './path-pattern.ts';

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

/** The first rule that applies to a path; one without `!` never stands in the way of a file. */
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
