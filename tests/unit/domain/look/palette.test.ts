import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  COLOURS,
  colourReplacer,
  contrastOf,
  LEAST_CONTRAST,
  PALETTE,
  pairsOf,
  paletteCss,
  ratioInWords,
  variablesOf,
} from '../../../../src/domain/look/palette.ts';

test('the colours of the program are those of its style sheet', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  for (const [variable, value] of Object.entries(variablesOf({}))) expect(tokens).toContain(`${variable}: ${value};`);
});

test('everything that is written in them can be read', () => {
  for (const { text, ground, ratio } of pairsOf({}))
    expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(LEAST_CONTRAST);
});

test('contrast is that of WCAG, whichever colour is the text', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#14624f', '#14624f')).toBe(1);
  expect(ratioInWords(4.48)).toBe('4,4\u00a0:\u00a01');
});

describe('a centre with colours of its own', () => {
  test('changes what is mixed of them, and nothing else', () => {
    expect(paletteCss({ green: '#0b3d91' }, 'pages')).toBe(
      ':root:root{--green:#0b3d91;--green-deep:#082e6d}@media print{:root:root{--paper:#fff;--paper-deep:#fff}}',
    );
    expect(paletteCss({ green: '#0b3d91' }, 'previews')).toBe(
      '.site-paper.site-paper{--green:#0b3d91;--green-deep:#082e6d}',
    );
    expect(Object.keys(variablesOf({}))).toHaveLength(COLOURS.length + 9);
  });

  test('that chooses those of the program changes nothing', () => {
    expect(paletteCss(PALETTE, 'pages')).toBe('');
    expect(colourReplacer(PALETTE)('color:#14624f')).toBe('color:#14624f');
  });

  test('has them in styles without variables, too', () => {
    expect(colourReplacer({ green: '#0b3d91' })('color:#14624F;background:#ffffff;border:1px solid #1d1b1a')).toBe(
      'color:#0b3d91;background:#ffffff;border:1px solid #1d1b1a',
    );
  });
});
