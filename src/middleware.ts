import { defineMiddleware } from 'astro:middleware';

const MODULE = '<script type="module" src=';
/** A type no browser knows: it neither fetches nor runs them. */
const LATE = '<script type="late" src=';

/**
 * Nothing on a public page needs its scripts before it is painted, but browsers fetch modules as urgently as the first picture.
 * src/shell/after-paint.ts, which stands in the page itself, runs them then. Astro writes these elements and has no setting
 * for it. The dev server adds modules of its own, and the staff's area is nothing but scripts.
 */
export const onRequest = defineMiddleware(async ({ routePattern }, next) => {
  const answer = await next();
  if (import.meta.env.DEV || routePattern === '/admin') return answer;
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  const html = await answer.text();
  return new Response(html.replaceAll(MODULE, LATE), answer);
});
