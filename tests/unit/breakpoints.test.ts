import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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

test('every name of a width is known', () => {
  const known = new Set(readFileSync(NAMED, 'utf8').match(/(?<=@custom-media )--[\w-]+/g));
  const unknown = globSync('src/**/*.{css,astro}').flatMap((path) => {
    const queries = readFileSync(path, 'utf8').match(/@media[^{]*/g) ?? [];
    const names = queries.flatMap((query) => query.match(/(?<=\()--[\w-]+(?=\))/g) ?? []);
    return names.filter((name) => !known.has(name)).map((name) => `${path}: ${name}`);
  });
  expect(known.size).toBeGreaterThan(3);
  expect(unknown).toEqual([]);
});
