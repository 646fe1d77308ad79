// `_headers` and `_redirects`: what Netlify and the self-host need to know about the static files.

/** Pages of signing in, whose addresses or fields hold what opens an account (STANDARDS 3.2, token pages). */
const ENTRANCE_PATHS = [
  '/login/*',
  '/register',
  '/verify-email/*',
  '/verify-email-handler/*',
  '/forgot-password',
  '/reset-password/*',
  '/refuse-email-change/*',
];

/**
 * Headers of every static answer. HSTS only over https, so that a trial on http works; copies for review stay out of search
 * engines.
 * @param policies Content-Security-Policy of the public pages, and the one of the admin area, which stands alone
 */
export function headersFile(
  policies: { site: string; admin: string },
  options: { https: boolean; isPreview: boolean },
): string {
  const everywhere = [
    `Content-Security-Policy: ${policies.site}`,
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: DENY',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Resource-Policy: same-origin',
    'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(options.isPreview ? ['X-Robots-Tag: noindex'] : []),
    ...(options.https ? ['Strict-Transport-Security: max-age=63072000; includeSubDomains'] : []),
  ];
  const block = (path: string, headers: readonly string[]) =>
    [path, ...headers.map((header) => `  ${header}`)].join('\n');
  const secret = ['Referrer-Policy: no-referrer', 'X-Robots-Tag: noindex'];
  const immutable = ['Cache-Control: public, max-age=31536000, immutable'];
  return [
    block('/*', everywhere),
    block('/build/*', immutable),
    block('/storage/m/*', immutable),
    // Mails show pictures too, in pages of other houses.
    ...['/storage/*', '/.netlify/images'].map((path) => block(path, ['Cross-Origin-Resource-Policy: cross-origin'])),
    // Their addresses hold one-time tokens (STANDARDS 3.2, token pages).
    block('/newsletter/*', secret),
    block('/reservation/*', secret),
    ...ENTRANCE_PATHS.map((path) => block(path, secret)),
    ...['/admin', '/admin/*'].map((path) =>
      block(path, [
        `Content-Security-Policy: ${policies.admin}`,
        'Referrer-Policy: no-referrer',
        'X-Robots-Tag: noindex',
      ]),
    ),
    block('/fonts/*', ['Cache-Control: public, max-age=31536000']),
    block('/events.ics', ['Content-Type: text/calendar; charset=utf-8']),
    block('/api-not-found.json', ['Content-Type: application/json; charset=utf-8', 'Cache-Control: no-store']),
    block('/rss.xml', ['Content-Type: application/rss+xml; charset=utf-8']),
    '',
  ].join('\n\n');
}

/**
 * Addresses that lead elsewhere or, with 200, show a page that reads the rest of its address itself. A rule never shadows a
 * file; unknown addresses get 404.html with status 404 from the host.
 */
export function redirectsFile(): string {
  const rules = [
    ['/terms', '/podmienky-pouzitia', '301'],
    ['/events.xml', '/rss.xml', '301'],
    ['/newsletter/confirm/*', '/newsletter/confirm', '200'],
    ['/reservation/cancel/*', '/reservation/cancel', '200'],
    ['/admin/*', '/admin', '200'],
    ['/newsletter/unsubscribe/*', '/newsletter/unsubscribe', '200'],
    ['/verify-email/*', '/verify-email', '200'],
    ['/verify-email-handler/email/verify/*', '/verify-email-handler', '200'],
    ['/reset-password/*', '/reset-password', '200'],
    ['/refuse-email-change/*', '/refuse-email-change', '200'],
    // The host asks its functions first; calls that none of them knows are no place for a page.
    ['/api/*', '/api-not-found.json', '404'],
  ];
  return `${rules.map((rule) => rule.join('  ')).join('\n')}\n`;
}
