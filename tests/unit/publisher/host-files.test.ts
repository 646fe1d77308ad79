import { expect, test } from 'vitest';
import { headersFile, redirectsFile } from '../../../src/publisher/host-files.ts';
import { findRedirect, headersFor, parseHeaderRules, parseRedirectRules } from '../../../src/selfhost/host-rules.ts';

const POLICIES = { site: "default-src 'none'", admin: "default-src 'self'" };

test('a copy for review asks search engines to leave it out, the public site does not', () => {
  const headers = (isPreview: boolean) => headersFile(POLICIES, { https: true, isPreview });
  expect(headers(true)).toMatch(/^\/\*\n(?: {2}.+\n)* {2}X-Robots-Tag: noindex$/m);
  expect(headers(false)).not.toMatch(/^\/\*\n(?: {2}.+\n)* {2}X-Robots-Tag/m);
});

test('browsers are bound to https only where the site has it', () => {
  const headers = (https: boolean) => headersFile(POLICIES, { https, isPreview: false });
  expect(headers(true)).toContain('Strict-Transport-Security: max-age=63072000; includeSubDomains');
  expect(headers(false)).not.toContain('Strict-Transport-Security');
});

test('other houses may show pictures of the site, as mails in their readers do, and nothing else', () => {
  const rules = parseHeaderRules(headersFile(POLICIES, { https: true, isPreview: false }));
  const policyOf = (path: string) => headersFor(rules, path)['cross-origin-resource-policy'];
  for (const path of ['/storage/events/0007.webp', '/storage/m/0f3a.webp', '/.netlify/images'])
    expect([path, policyOf(path)]).toEqual([path, 'cross-origin']);
  for (const path of ['/', '/build/index.js', '/fonts/figtree.woff2'])
    expect([path, policyOf(path)]).toEqual([path, 'same-origin']);
});

test.each(['confirm', 'unsubscribe'])(
  'a mailed link to %s is the page of that name, and tells nobody its address',
  (page) => {
    const path = `/newsletter/${page}/0123456789abcdef`;
    const redirect = findRedirect(parseRedirectRules(redirectsFile()), path, false);
    expect(redirect).toEqual({ to: `/newsletter/${page}`, status: 200, force: false });
    const headers = headersFile(POLICIES, { https: true, isPreview: false });
    expect(headersFor(parseHeaderRules(headers), path)).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  },
);

// Netlify's rules ignore a slash at the end.
test.each([
  ['/newsletter/unsubscribe/abc', '/newsletter/unsubscribe'],
  ['/verify-email/anna@priklad.sk', '/verify-email'],
  ['/verify-email-handler/email/verify/1/abc', '/verify-email-handler'],
  ['/reset-password/abc', '/reset-password'],
  ['/refuse-email-change/1/abc', '/refuse-email-change'],
  ['/admin/events', '/admin'],
])('%s with a slash at the end is the same page, and as discreet', (path, page) => {
  const redirects = parseRedirectRules(redirectsFile());
  const headers = parseHeaderRules(headersFile(POLICIES, { https: true, isPreview: false }));
  expect(findRedirect(redirects, `${path}/`, false)).toEqual({ to: page, status: 200, force: false });
  expect(headersFor(headers, `${path}/`)).toEqual(headersFor(headers, path));
  expect(headersFor(headers, `${path}/`)).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
});

test.each(['/admin', '/admin/events', '/admin/events/7/history'])(
  '%s is the admin area, with a policy of its own',
  (path) => {
    if (path !== '/admin')
      expect(findRedirect(parseRedirectRules(redirectsFile()), path, false)).toMatchObject({
        to: '/admin',
        status: 200,
      });
    const rules = parseHeaderRules(headersFile(POLICIES, { https: true, isPreview: false }));
    expect(headersFor(rules, path)).toMatchObject({
      'content-security-policy': POLICIES.admin,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(headersFor(rules, '/administrativa')).toMatchObject({ 'content-security-policy': POLICIES.site });
  },
);
