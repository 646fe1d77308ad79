import { expect, test } from 'vitest';
import { findRedirect, parseRedirectRules } from '../../../src/selfhost/host-rules.ts';

const RULES = parseRedirectRules(`
# Old addresses
/terms   /podmienky-pouzitia
/old/*   /new/:splat   302   # whatever was below
/programme/:year/:month /events?od=:year-:month 301
/away https://www.example.org/kd 301
/admin/* /admin 200
/gone/* /gone.html 404
/maintenance/* /soon 200!
`);

const find = (path: string, fileExists = false) => findRedirect(RULES, path, fileExists);

test.each([
  ['/terms', { to: '/podmienky-pouzitia', status: 301 }],
  ['/terms/', { to: '/podmienky-pouzitia', status: 301 }],
  ['/old/a/b', { to: '/new/a/b', status: 302 }],
  ['/old', { to: '/new/', status: 302 }],
  ['/programme/2026/12', { to: '/events?od=2026-12', status: 301 }],
  ['/away', { to: 'https://www.example.org/kd', status: 301 }],
  ['/admin', { to: '/admin', status: 200 }],
  ['/admin/events/5', { to: '/admin', status: 200 }],
  ['/gone/x', { to: '/gone.html', status: 404 }],
])('%s leads where the first matching rule says', (path, expected) => {
  expect(find(path)).toMatchObject(expected);
});

test.each(['/term', '/terms/more', '/oldest', '/programme/2026', '/programme/2026/12/05', '/'])(
  '%s matches no rule',
  (path) => {
    expect(find(path)).toBeNull();
  },
);

test('a rule never stands in the way of a file, unless it is forced', () => {
  expect(find('/terms', true)).toBeNull();
  expect(find('/maintenance/page', true)).toMatchObject({ to: '/soon', status: 200, force: true });
});

test('values of a path are encoded where they are put', () => {
  expect(find('/old/jar a leto?/ž')?.to).toBe('/new/jar%20a%20leto%3F/%C5%BE');
});

test.each([
  '/only-from',
  'events /events',
  '/a b.html',
  '/a /b 418',
  '/a /b 301 Country=sk',
  '/a id=:id /b 301',
  '/api/* https://api.example.org/:splat 200',
])('refuses %s, which only the host could do or nobody', (line) => {
  expect(() => parseRedirectRules(`# first\n${line}`)).toThrow('_redirects, riadok 2');
});
