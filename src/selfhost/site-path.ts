/**
 * The path of a request as it is looked up: percent signs decoded once. Null for paths that no file or page may have:
 * those with `.`, `..` or empty parts, backslashes, control characters, or broken encoding.
 */
export function sitePath(pathname: string): string | null {
  const path = decode(pathname);
  if (path === null || !path.startsWith('/') || /[\\\p{Cc}]/u.test(path)) return null;
  const parts = path.slice(1).split('/');
  const isWhole = parts.every(
    (part, index) => part !== '.' && part !== '..' && (part !== '' || index === parts.length - 1),
  );
  return isWhole ? path : null;
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
