import type { Page } from 'playwright-core';

/**
 * Holds back calls of one method, as a slow connection does.
 * @returns a function that sends them, and holds no others
 */
export async function holdCalls(page: Page, address: string, method: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() === method) await held;
    await route.fallback();
  });
  return letGo;
}

/** Comes back to the window after a while, so that the page asks for its data again. */
export async function lookAgain(page: Page): Promise<void> {
  await page.clock.fastForward('00:30');
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
}
