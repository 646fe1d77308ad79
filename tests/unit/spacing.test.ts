import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SPACING =
  /(?<![\w-])(?:--(?:[a-z]+-)*)?(?:(?:row-|column-)?gap|(?:scroll-)?(?:padding|margin)(?:-[a-z-]+)?)\s*:[^;{}]*/g;
const LENGTH = /(?<![\w.])\d*\.?\d+(?:px|rem)/g;
/** Boxes that share a border overlap by its width or lie apart by it. */
const BORDERS = ['1px', '1.5px'];

test('gaps, paddings and margins are counted from the spaces of the tokens', () => {
  const found = globSync('src/**/*.{css,astro}').flatMap((path) =>
    (readFileSync(path, 'utf8').match(SPACING) ?? [])
      .filter((declaration) => (declaration.match(LENGTH) ?? []).some((length) => !BORDERS.includes(length)))
      .map((declaration) => `${path}: ${declaration}`),
  );
  expect(found).toEqual([]);
});

test('no style asks for a space the tokens do not have', () => {
  const tokens = new Set(readFileSync('src/styles/tokens.css', 'utf8').match(/--space-[\w-]+(?=:)/g));
  expect(tokens.size).toBeGreaterThan(0);
  const found = globSync('src/**/*.{css,astro,ts,tsx}').flatMap((path) =>
    (readFileSync(path, 'utf8').match(/(?<=var\()--space-[\w-]+/g) ?? [])
      .filter((space) => !tokens.has(space))
      .map((space) => `${path}: ${space}`),
  );
  expect(found).toEqual([]);
});
