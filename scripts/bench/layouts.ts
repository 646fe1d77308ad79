// How often a page lays itself out: a count, which holds on any machine, where times depend on it.
import { z } from 'zod';
import { launchChromium } from '../../tests/support/chromium.ts';

/** The phone Lighthouse plays, and its processor. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOWDOWN = 4;
/** What happens later nobody waits for. */
const WATCHED_MS = 4000;

const traceSchema = z.object({ traceEvents: z.array(z.object({ name: z.string().optional() })) });

interface Passes {
  layouts: number;
  styles: number;
}

/** Layouts and style passes of a page with an empty cache, in the first four seconds at a quarter of the speed. */
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
