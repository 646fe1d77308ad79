import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** See docs/look.md. */
const WIDTHS = ['48rem', '62rem', '75rem', '18rem'];

test('pages change their layout at no other widths than the named ones', () => {
  const found = globSync('src/**/*.{css,astro,ts,tsx}').flatMap((path) => {
    const conditions = readFileSync(path, 'utf8').match(/@media[^{]*\{|useMediaQuery\([^)]*\)/g) ?? [];
    return conditions
      .flatMap((condition) => condition.match(/width\s*(?::|[<>]=?)\s*[^)]+/g) ?? [])
      .filter((width) => !WIDTHS.some((named) => width.endsWith(` ${named}`)))
      .map((width) => `${path}: ${width}`);
  });
  expect(found).toEqual([]);
});
