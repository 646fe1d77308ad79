import { expect, test } from 'vitest';
import { sitePath } from '../../../src/selfhost/site.ts';

test.each([
  ['/', '/'],
  ['/events', '/events'],
  ['/events/', '/events/'],
  ['/events/7/%C5%BEena', '/events/7/žena'],
  ['/storage/a%20b.webp', '/storage/a b.webp'],
  ['/100%25', '/100%'],
  ['/..a/b..', '/..a/b..'],
])('%s is looked up as %s', (pathname, path) => {
  expect(sitePath(pathname)).toBe(path);
});

test.each([
  '',
  'events',
  '/../etc/passwd',
  '/events/..',
  '/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/./events',
  '/..%5c..%5cwindows',
  '/a\\b',
  '/events%00.html',
  '/events%0d%0aSet-Cookie:%20a=b',
  '//evil.example',
  '/events//7',
  '/%',
  '/%c3%28',
])('%j is refused', (pathname) => {
  expect(sitePath(pathname)).toBeNull();
});
