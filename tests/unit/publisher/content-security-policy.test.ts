import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from '../../../src/publisher/content-security-policy.ts';

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

test('every inline script and style is allowed by its hash', () => {
  const html = '<head><style>a{}</style></head><body><script>f()</script><script type="module">g()</script>';
  expect(inlineHashes(html)).toEqual({ script: [hashOf('f()'), hashOf('g()')].sort(), style: [hashOf('a{}')] });
});

test('files and data need no hash', () => {
  const html = '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script></script>';
  expect(inlineHashes(html)).toEqual({ script: [], style: [] });
});

test('what only looks like a script, in an attribute, is not allowed as one', () => {
  const title = '</script><script>alert(1)</script>';
  const html = `<meta content="${title}"><p title='${title}'>it's</p><input value="a > b ${title}"><script>f()</script>`;
  expect(inlineHashes(html)).toEqual({ script: [hashOf('f()')], style: [] });
});
