/** Where signing in leads when nothing else was wanted. */
const ADMIN_HOME = '/admin';

/**
 * Where to go after signing in: the page one wanted, if it is one of the admin area; anything else, such as another site or a
 * script, is answered with its home (ASVS 3.7.2).
 * @param wanted as it stands in the address, which anyone may have written
 */
export function returnPath(wanted: string | null): string {
  if (wanted === null || !/^\/admin(?:[/?#]|$)/.test(wanted)) return ADMIN_HOME;
  // Browsers read a backslash as a slash and drop line breaks, so that what was checked would not be what is gone to.
  if (/[\\\p{Cc}]/u.test(wanted)) return ADMIN_HOME;
  // Dots lead elsewhere only once they are resolved.
  const { pathname, search, hash } = new URL(wanted, 'https://own.invalid');
  return /^\/admin(?:\/|$)/.test(pathname) ? pathname + search + hash : ADMIN_HOME;
}
