// What one page costs a phone. Unlike times, counts hold on any machine.

import type { Page } from 'playwright-core';
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
  /** From the load of the page until its text stands in its own typeface; null: never. */
  ownFaceMs: number | null;
}

export async function countLayouts(url: string): Promise<Passes> {
  const browser = await launchChromium();
  try {
    const page = await (await browser.newContext(PHONE)).newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watchFaces);
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(WATCHED_MS);
    const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString('utf8')));
    const count = (wanted: string) => traceEvents.filter(({ name }) => name === wanted).length;
    const ownFaceMs = await page.evaluate(() => {
      const [shown] = performance.getEntriesByName('own-face');
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return shown === undefined || load === undefined ? null : Math.round(shown.startTime - load.loadEventEnd);
    });
    return { layouts: count('Layout'), styles: count('UpdateLayoutTree'), ownFaceMs };
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function watchFaces(): void {
  const observer = new MutationObserver(() => {
    if (document.documentElement?.hasAttribute('data-web-fonts') !== true) return;
    performance.mark('own-face');
    observer.disconnect();
  });
  observer.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-web-fonts'] });
}

/** Bytes over the wire, headers included. */
export interface Transfers {
  html: number;
  css: number;
  script: number;
  font: number;
  picture: number;
  other: number;
}

const KINDS: Record<string, keyof Transfers> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
};
const QUIET_MS = 1500;
const SCROLL_STEP = 400;

export async function measureTransfers(url: string): Promise<{ atOnce: Transfers; afterScroll: Transfers }> {
  const browser = await launchChromium();
  try {
    const page = await (await browser.newContext(PHONE)).newPage();
    const transfers = await watchTransfers(page);
    await page.goto(url, { waitUntil: 'load' });
    await untilQuiet(page);
    const atOnce = { ...transfers };
    await scrollToEnd(page);
    await untilQuiet(page);
    return { atOnce, afterScroll: { ...transfers } };
  } finally {
    await browser.close();
  }
}

async function watchTransfers(page: Page): Promise<Transfers> {
  const transfers: Transfers = { html: 0, css: 0, script: 0, font: 0, picture: 0, other: 0 };
  const kindOf = new Map<string, keyof Transfers>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, KINDS[type] ?? 'other'));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transfers[kindOf.get(requestId) ?? 'other'] += encodedDataLength;
  });
  await session.send('Network.enable');
  return transfers;
}

async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
}

async function scrollToEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += SCROLL_STEP) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(50);
  }
}
