// Unlike times, counts of layouts hold on any machine.
import { z } from 'zod';
import { launchChromium } from '../../tests/support/chromium.ts';

/** The phone that Lighthouse emulates. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOWDOWN = 4;
const WATCHED_MS = 4000;

const traceSchema = z.object({ traceEvents: z.array(z.object({ name: z.string().optional() })) });

interface Passes {
  layouts: number;
  styles: number;
}

export async function countLayouts(url: string): Promise<Passes> {
  const browser = await launchChromium();
  try {
    const page = await (await browser.newContext(PHONE)).newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(WATCHED_MS);
    const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString('utf8')));
    const count = (wanted: string) => traceEvents.filter(({ name }) => name === wanted).length;
    return { layouts: count('Layout'), styles: count('UpdateLayoutTree') };
  } finally {
    await browser.close();
  }
}
