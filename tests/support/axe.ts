import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What passes is not described: that is most of the time of a run.
  resultTypes: ['violations'],
};

/** Fails with the rule and the places of every accessibility problem axe finds on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // A colour in transition has the contrast of neither end.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().map((animation) => (animation instanceof CSSTransition ? animation.finished : null)),
    ),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (options) => {
    // The frame of a mail runs no scripts, not even axe's, so axe would wait for ever.
    const { violations } = await window.axe.run({ exclude: ['iframe[sandbox]'] }, options);
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.target.join(' ')).join('\n  ')}`,
    );
  }, OPTIONS);
  expect(found).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
