const MODULE = '<script type="module" src=';
/** A type no browser knows: it neither fetches nor runs them. */
const LATE = '<script type="late" src=';
/** The staff's area is nothing but scripts. */
const ADMIN_PAGE = '/admin.html';

/**
 * Nothing on a public page needs its scripts before it is painted, but browsers fetch modules as urgently as the first picture.
 * src/shell/after-paint.ts, which stands in the page itself, runs them then. Astro writes these elements and has no setting
 * for it.
 * @param file of the site, `/events.html`
 */
export function holdBackScripts(file: string, html: string): string {
  return file === ADMIN_PAGE ? html : html.replaceAll(MODULE, LATE);
}
