import { expect, test } from 'vitest';
import { robotsText } from '../../../src/feeds/sitemap.ts';

test('the public site may be read whole, and search engines learn where its map is', () => {
  expect(robotsText('https://www.kdriviera.example', false)).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://www.kdriviera.example/sitemap.xml\n',
  );
});

test('a copy for review may not be read at all', () => {
  expect(robotsText('https://preview.example', true)).toBe('User-agent: *\nDisallow: /\n');
});
