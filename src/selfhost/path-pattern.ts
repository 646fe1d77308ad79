// Patterns of paths as Netlify writes them in `_headers` and `_redirects`: `:name` stands for one part, `*` at the end for
// any rest, also none. A slash at the end of the path makes no difference.

/** Values of a pattern's placeholders in a path; the rest is called `splat`, undefined when there is none. */
export type PathValues = Record<string, string | undefined>;

/** Answers the values a path gives to a pattern's placeholders, or null when it does not match. */
export type PathPattern = (path: string) => PathValues | null;

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
