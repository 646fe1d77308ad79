import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What can be new in a state of a page that all rules have seen: its colour scheme, or the width of the window. */
export type Change = 'scheme' | 'width';

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** The rules that such a change can break while the elements and their attributes stay as they were. */
const RULES_AFTER: Record<Change, string[]> = {
  scheme: OF_COLOURS,
  // Styles show, hide, move and shrink: what is left has to be large enough, named, and under headings and in landmarks.
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

/**
 * Fails with the rule and the places of every accessibility problem axe finds on the page as it stands.
 * @param options.changed what alone is new since all rules have seen this very state of the page, so that only those which
 * it can break look again; left out, all rules look
 */
export async function expectAccessible(page: Page, { changed }: { changed?: Change } = {}): Promise<void> {
  // A colour in transition has the contrast of neither end.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().map((animation) => (animation instanceof CSSTransition ? animation.finished : null)),
    ),
  );
  // Once in a document: its source is long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: changed === undefined ? ALL_RULES : { type: 'rule', values: RULES_AFTER[changed] },
    // What passes is not described: that is most of the time of a run.
    resultTypes: ['violations'],
  };
  const found = await page.evaluate(async (only) => {
    // The frame of a mail runs no scripts, not even axe's, so axe would wait for ever.
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
