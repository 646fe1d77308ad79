import type { Page } from 'playwright-core';

/** Collects text added to live regions that were in the page before. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const note = ({ target, addedNodes }: MutationRecord) => {
      const around = target instanceof Element ? target : target.parentElement;
      if (!around?.closest('[role="status"], [role="alert"], [aria-live="polite"]')) return;
      const changed = target instanceof Text ? [target] : [...addedNodes];
      texts.push(...changed.map(({ textContent }) => textContent?.trim() ?? '').filter((text) => text !== ''));
    };
    new MutationObserver((records) => records.forEach(note)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return texts;
  });
  return () => heard.evaluate((texts) => [...texts]);
}
