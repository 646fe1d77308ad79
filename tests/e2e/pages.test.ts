import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { openPage, withSite } from '../support/browser.ts';
import { forEachLook } from '../support/looks.ts';

withSite({ isWarm: true });

const PAGES = [
  ['home', '/'],
  ['list of events', '/events'],
  ['event with a poster', '/events/8/trio-brezina-hra-jazz'],
  ['event without a poster', '/events/9'],
  ['cancelled event', '/events/11'],
  ['moved event', '/events/12'],
  ['event with a very long title', '/events/2'],
  ['event with special characters in its title', '/events/13'],
  ['ended event with photos', '/events/3'],
  ['course of several dates', '/events/21'],
  ['premiere that is sold out', '/events/22'],
  ['gallery', '/gallery'],
  ['about', '/about'],
  ['contact', '/contact'],
  ['partners', '/partners'],
  ['terms of use', '/podmienky-pouzitia'],
  ['privacy', '/privacy'],
  ['cookies', '/cookies'],
  ['accessibility statement', '/accessibility'],
  ['not found', '/not-found'],
  ['unauthorized', '/unauthorized'],
] as const;

const FORMS = [
  '/login',
  '/login/2fa',
  '/register',
  '/verify-email',
  '/verify-email-handler',
  '/forgot-password',
  '/reset-password',
  '/refuse-email-change',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/reservation/cancel',
];

/** Letters or the whole page are twice as large (WCAG 1.4.4); zoom leaves half the room. */
const ENLARGED = [
  ['on a phone of 320 px with letters of 200 %', { width: 320, height: 900, fontSize: 32 }],
  ['on a phone of 360 px with a zoom of 200 %', { width: 180, height: 390, fontSize: 16 }],
  ['at 320 px, which is a zoom of 400 %', { width: 320, height: 480, fontSize: 16 }],
] as const;

const PHONE_AND_DESK = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'light', width: 1440 },
] as const;

async function expectToFitEnlarged(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  const session = await page.context().newCDPSession(page);
  for (const [how, { width, height, fontSize: standard }] of ENLARGED) {
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(findOverflow), how).toEqual([]);
  }
}

/** Runs in the page. */
async function findOverflow(): Promise<string[]> {
  // Scripts learn of a new size before the next frame.
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth} px`] : [];
  const isMeantToHide = (element: Element) =>
    element.clientWidth <= 1 || element.closest('svg, [aria-roledescription]') !== null;
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (isMeantToHide(element) || !['hidden', 'clip'].includes(getComputedStyle(element).overflowX)) continue;
    if (element.scrollWidth > element.clientWidth + 1)
      found.push(`${element.className}: ${element.scrollWidth} of ${element.clientWidth} px`);
  }
  return found;
}

it.each(PAGES)('%s neither scrolls sideways nor cuts anything off at any size, and is accessible', async (_, path) => {
  const page = await openPage(path, { reducedMotion: true });
  await expectToFitEnlarged(page);
  await page.getByRole('button', { name: 'Odmietnuť' }).click();
  await page.setViewportSize({ width: 360, height: 900 });
  await forEachLook(page, PHONE_AND_DESK, async (look) => {
    expect(await page.evaluate(findPageOverflow)).toBe(0);
    await expectAccessible(page, look);
  });
});

const findPageOverflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

it.each(FORMS)('%s neither scrolls sideways nor cuts anything off at any size', async (path) => {
  await expectToFitEnlarged(await openPage(path, { reducedMotion: true }));
});
