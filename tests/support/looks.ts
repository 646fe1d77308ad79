import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Change, expectAccessible } from './axe.ts';

interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
}

interface NextLook extends Look {
  changed?: Change;
}

const DESK = 1440;

export const LOOKS: readonly Look[] = [
  { colorScheme: 'light', width: DESK },
  { colorScheme: 'dark', width: DESK },
  { colorScheme: 'light', width: 360 },
];

/**
 * Leaves the page in the last look, without loading it anew.
 * @throws Error that names the failed look
 */
export async function forEachLook(
  page: Page,
  looks: readonly Look[],
  check: (look: NextLook) => Promise<unknown>,
): Promise<void> {
  let before: Look | undefined;
  for (const look of looks) {
    const { colorScheme, width } = look;
    await page.emulateMedia({ colorScheme });
    const size = page.viewportSize();
    if (size?.width !== width) await page.setViewportSize({ width, height: size?.height ?? 900 });
    await page.evaluate(untilPainted);
    const changed = before?.width === width ? 'scheme' : 'width';
    try {
      await check(before === undefined ? look : { ...look, changed });
    } catch (error) {
      throw new Error(`in the ${colorScheme} scheme at ${width} px`, { cause: error });
    }
    before = look;
  }
}

/**
 * Leaves the page as wide as a desk.
 * @param ready waits in each look
 */
export async function expectSound(page: Page, ready: () => Promise<unknown>): Promise<void> {
  await forEachLook(page, [...LOOKS, { colorScheme: 'light', width: 768 }], async (look) => {
    await ready();
    if (look.width === DESK) await expectAccessible(page, look);
    else expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
  await page.setViewportSize({ width: DESK, height: 900 });
}

/** Scripts learn of a new look before the next frame, even while the page's clock stands still. Runs in the page. */
function untilPainted(): Promise<void> {
  return new Promise((painted) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      painted();
    });
    observer.observe(document.documentElement);
  });
}
