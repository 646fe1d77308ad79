import type { Page } from 'playwright-core';

/** @returns a function that sends them and holds no others */
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

/** The page asks for its data again. */
export async function lookAgain(page: Page): Promise<void> {
  await page.clock.fastForward('00:30');
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
}
