import { expect, test } from 'vitest';
import { headersFile } from '../../build/host-files.ts';

test('a copy for review asks search engines to leave it out, the public site does not', () => {
  const headers = (isPreview: boolean) => headersFile("default-src 'none'", { https: true, isPreview });
  expect(headers(true)).toMatch(/^\/\*\n(?: {2}.+\n)* {2}X-Robots-Tag: noindex$/m);
  expect(headers(false)).not.toContain('X-Robots-Tag');
});

test('browsers are bound to https only where the site has it', () => {
  const headers = (https: boolean) => headersFile("default-src 'none'", { https, isPreview: false });
  expect(headers(true)).toContain('Strict-Transport-Security: max-age=63072000; includeSubDomains');
  expect(headers(false)).not.toContain('Strict-Transport-Security');
});
