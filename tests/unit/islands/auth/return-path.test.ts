import { expect, test } from 'vitest';
import { returnPath } from '../../../../src/islands/auth/LoginForm.tsx';

test.each([
  ['/admin', '/admin'],
  ['/admin/events', '/admin/events'],
  ['/admin/events?page=2&query=jazz#obsah', '/admin/events?page=2&query=jazz#obsah'],
  ['/admin?x=1', '/admin?x=1'],
  ['/admin/users/../audit', '/admin/audit'],
  ['/admin/a%2Fb', '/admin/a%2Fb'],
])('signing in leads back to the page of the admin area one wanted: %s', (wanted, path) => {
  expect(returnPath(wanted)).toBe(path);
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['another site', 'https://evil.example/admin'],
  ['another site without its scheme', '//evil.example/admin'],
  ['a backslash that browsers read as a slash', '/\\evil.example'],
  ['backslashes alone', '\\\\evil.example'],
  ['a backslash behind the area', '/admin\\..\\..\\evil'],
  ['a tab that browsers drop', '/\t/evil.example'],
  ['a line break that browsers drop', '/admin\n/../../evil'],
  ['a script', 'javascript:alert(1)'],
  ['a script behind a line break', '\njavascript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['slashes in their encoded form', '%2F%2Fevil.example'],
  ['encoded slashes behind a slash', '/%2Fevil.example'],
  ['an encoded backslash', '/%5Cevil.example'],
  ['a way out by dots', '/admin/../login'],
  ['a way out by encoded dots', '/admin/%2e%2e/login'],
  ['a way out to another site', '/admin/..//evil.example'],
  ['a path that only begins alike', '/administrator'],
  ['a user name before a host', '/admin@evil.example'],
  ['another page of this site', '/events'],
  ['the sign-in itself', '/login?to=/admin'],
  ['a path without its slash', 'admin/events'],
])('signing in leads to the home of the admin area for %s', (_what, wanted) => {
  expect(returnPath(wanted)).toBe('/admin');
});

test('whatever is wanted, a browser stays on this site and in the admin area', () => {
  const parts = ['/', '\\', '..', '%2e%2e', '%2f', '%5c', '\t', '\n', ':', '@', '#', '?', 'evil.example', 'admin', ' '];
  for (const one of parts)
    for (const two of parts)
      for (const three of parts)
        for (const wanted of [one + two + three, `/admin${one}${two}${three}`]) {
          const { origin, pathname } = new URL(returnPath(wanted), 'https://kd.example/login');
          expect(origin, wanted).toBe('https://kd.example');
          expect(pathname, wanted).toMatch(/^\/admin(\/|$)/);
        }
});
