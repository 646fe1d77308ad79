import { defineMiddleware } from 'astro:middleware';

const MODULE = '<script type="module" src=';

/**
 * Nothing on a page needs its scripts before it is painted, but browsers fetch modules as urgently as the first picture and
 * the fonts. Astro writes these elements itself and has no setting for their priority.
 */
export const onRequest = defineMiddleware(async (_context, next) => {
  const answer = await next();
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  const html = await answer.text();
  return new Response(html.replaceAll(MODULE, '<script type="module" fetchpriority="low" src='), answer);
});
