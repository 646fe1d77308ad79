/** Where signing in leads by default. */
const ADMIN_HOME = '/admin';

/**
 * Where to go after signing in: the wanted page if it belongs to the admin area. For anything else, such as another site or a
 * script, it is the start page of the admin area (ASVS 3.7.2).
 * @param wanted as it stands in the address, which anyone may have written
 */
export function returnPath(wanted: string | null): string {
  if (wanted === null || !/^\/admin(?:[/?#]|$)/.test(wanted)) return ADMIN_HOME;
  // Browsers read a backslash as a slash and drop line breaks, so they would open another address than the checked one.
  if (/[\\\p{Cc}]/u.test(wanted)) return ADMIN_HOME;
  // Resolving dots changes the path.
  const { pathname, search, hash } = new URL(wanted, 'https://own.invalid');
  return /^\/admin(?:\/|$)/.test(pathname) ? pathname + search + hash : ADMIN_HOME;
}
