import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { focusAttributes } from '../../../../src/domain/galleries/picture-source.ts';

test('a picture without a chosen place carries nothing', () => {
  expect(focusAttributes(undefined)).toBeUndefined();
});

test('the place is said in tens, each of which has its style', async () => {
  const styles = await readFile('src/styles/base.css', 'utf8');
  for (let percent = 0; percent <= 100; percent += 1) {
    const { 'data-focus-x': x, 'data-focus-y': y } = focusAttributes({ x: percent, y: 100 - percent }) ?? {};
    expect(Math.abs((x ?? -99) - percent)).toBeLessThanOrEqual(5);
    // Pictures without a style show the middle.
    for (const [axis, value] of Object.entries({ x, y }))
      if (value !== 50) expect(styles).toContain(`[data-focus-${axis}="${value}"] {\n    --focus-${axis}: ${value}%;`);
  }
});
