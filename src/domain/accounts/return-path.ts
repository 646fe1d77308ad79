const ADMIN_HOME = '/admin';

/** Pages outside of the admin area give its start page: anyone may have written the address (ASVS 3.7.2). */
export function returnPath(wanted: string | null): string {
  if (wanted === null || !/^\/admin(?:[/?#]|$)/.test(wanted)) return ADMIN_HOME;
  // Browsers read a backslash as a slash and drop line breaks.
  if (/[\\\p{Cc}]/u.test(wanted)) return ADMIN_HOME;
  // Resolving dots changes the path.
  const { pathname, search, hash } = new URL(wanted, 'https://own.invalid');
  return /^\/admin(?:\/|$)/.test(pathname) ? pathname + search + hash : ADMIN_HOME;
}
