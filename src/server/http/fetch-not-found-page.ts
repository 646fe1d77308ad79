/** Of the page's own headers only these: it comes with the site's policy, and the rest belongs to that other answer. */
const KEPT_HEADERS = ['content-type', 'content-security-policy', 'referrer-policy'];

const FALLBACK_PAGE = `<!doctype html>
<html lang="sk">
<meta charset="utf-8">
<title>Stránka sa nenašla</title>
<h1>Stránka sa nenašla</h1>
<p><a href="/">Prejsť na úvodnú stránku</a></p>
</html>
`;

/**
 * The site's `404.html` with status 404, asked from the site itself: on the host a function cannot hand out static files.
 * A bare page stands in when it cannot be had.
 */
export async function fetchNotFoundPage(request: Request): Promise<Response> {
  const page = await fetch(new URL('/404.html', request.url)).catch(() => null);
  if (page === null || !isPage(page))
    return new Response(FALLBACK_PAGE, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
  const headers = KEPT_HEADERS.flatMap((name): [string, string][] => {
    const value = page.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(page.body, { status: 404, headers });
}

/** The host may answer the page at its own address with 200 or 404; what else it answers is another page. */
function isPage({ status, headers }: Response): boolean {
  return [200, 404].includes(status) && headers.get('content-type')?.startsWith('text/html') === true;
}
