import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export type Change = 'scheme' | 'width';

/** Every page that is loaded reads it anew; `axe.source` has more than twice as many letters. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** A change can break these although elements and attributes stay. */
const RULES_AFTER: Record<Change, string[]> = {
  scheme: OF_COLOURS,
  width: [
    ...OF_COLOURS,
    'target-size',
    'scrollable-region-focusable',
    'aria-hidden-focus',
    'aria-command-name',
    'aria-dialog-name',
    'aria-input-field-name',
    'aria-required-children',
    'aria-toggle-field-name',
    'button-name',
    'input-button-name',
    'label',
    'label-content-name-mismatch',
    'link-name',
    'select-name',
    'summary-name',
    'image-alt',
    'role-img-alt',
    'svg-img-alt',
    'empty-heading',
    'empty-table-header',
    'th-has-data-cells',
    'heading-order',
    'page-has-heading-one',
    'bypass',
    'landmark-one-main',
    'landmark-unique',
    'region',
    'skip-link',
  ],
};

/** @param options.changed all that is new since every rule has seen this state; only rules it can break look again */
export async function expectAccessible(page: Page, { changed }: { changed?: Change } = {}): Promise<void> {
  // While a colour changes, its contrast is wrong.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().map((animation) => (animation instanceof CSSTransition ? animation.finished : null)),
    ),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const options: axe.RunOptions = {
    runOnly: changed === undefined ? ALL_RULES : { type: 'rule', values: RULES_AFTER[changed] },
    // Describing passes takes most of a run.
    resultTypes: ['violations'],
  };
  const found = await page.evaluate(async (only) => {
    // Axe would wait for ever for a mail's frame, which runs no scripts.
    const { violations } = await window.axe.run({ exclude: ['iframe[sandbox]'] }, only);
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.target.join(' ')).join('\n  ')}`,
    );
  }, options);
  expect(found).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
