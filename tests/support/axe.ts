import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Fails with the rule and the places of every accessibility problem axe finds on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // A colour in transition has the contrast of neither end.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().map((animation) => (animation instanceof CSSTransition ? animation.finished : null)),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    // The frame runs no scripts, not even axe's, so axe would wait for ever.
    .exclude('iframe[sandbox]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.target.join(' ')).join('\n  ')}`,
  );
  expect(found).toEqual([]);
}
