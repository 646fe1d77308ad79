import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Fails with the rule and the places of every accessibility problem axe finds on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // A colour on its way to another has a contrast of neither.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().map((animation) => (animation instanceof CSSTransition ? animation.finished : null)),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    // It runs no scripts, axe's neither: waiting for them would not end.
    .exclude('iframe[sandbox]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.target.join(' ')).join('\n  ')}`,
  );
  expect(found).toEqual([]);
}
