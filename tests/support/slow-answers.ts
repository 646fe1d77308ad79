// A connection on which answers take their time, and one that fails for a moment.
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Long enough for quick hands to do something else meanwhile. */
const SLOW_MS = 1200;

/** Lets calls of one method wait before they are sent. */
export async function slowDown(page: Page, address: string, method: string): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() === method) await delay(SLOW_MS);
    await route.fallback();
  });
}

/** Comes back to the window after a while, so that the page asks for its data again. */
export async function lookAgain(page: Page): Promise<void> {
  await page.clock.fastForward('00:30');
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
}
