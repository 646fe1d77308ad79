import { expect, test } from 'vitest';
import { isPlainClick } from '../../../../src/islands/gallery/viewer-rules.ts';

const CLICK = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test('a click with the main button opens the viewer', () => {
  expect(isPlainClick(CLICK)).toBe(true);
});

test.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %o stays with the browser',
  (difference) => {
    expect(isPlainClick({ ...CLICK, ...difference })).toBe(false);
  },
);
