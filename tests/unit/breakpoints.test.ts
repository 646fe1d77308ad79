import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { customMedia } from '../../src/publisher/custom-media.ts';

const NAMED = 'src/styles/breakpoints.css';
/** See docs/look.md. */
const WIDTHS = ['48rem', '62rem', '75rem', '18rem'];

function widthsIn(path: string): string[] {
  const conditions = readFileSync(path, 'utf8').match(/@(?:custom-)?media[^{;]*[{;]|useMediaQuery\([^)]*\)/g) ?? [];
  return conditions.flatMap((condition) => condition.match(/[\d.]+\w+(?=\s*[<>])|width\s*(?::|[<>]=?)\s*[^)]+/g) ?? []);
}

test('pages change their layout at no other widths than the named ones', () => {
  const found = globSync('src/**/*.{css,ts,tsx}').flatMap((path) =>
    widthsIn(path)
      .filter((width) => !WIDTHS.some((named) => width.endsWith(named)))
      .map((width) => `${path}: ${width}`),
  );
  expect(found).toEqual([]);
});

test('styles name their widths', () => {
  const paths = globSync('src/**/*.{css,astro}').filter((path) => path !== NAMED);
  expect(paths.filter((path) => widthsIn(path).length > 0)).toEqual([]);
});

test('a name in a style becomes its width, and an unknown one stops the build', () => {
  const { media } = customMedia().AtRule;
  const rule = { params: 'screen and (--phone), (--tablet-up) and (scripting: none)' };
  media(rule);
  expect(rule.params).toBe('screen and (width < 48rem), (width >= 48rem) and (scripting: none)');
  expect(() => media({ params: '(--watch)' })).toThrow('breakpoints.css has no (--watch)');
});
