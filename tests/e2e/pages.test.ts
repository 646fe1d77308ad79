import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';

/** Every kind of page, and events that are unlike the others. */
const PAGES = [
  ['home', '/'],
  ['list of events', '/events'],
  ['event with a poster', '/events/110/jazz-v-dome-trio-kovac'],
  ['event without a poster', '/events/109'],
  ['cancelled event', '/events/114'],
  ['moved event', '/events/115'],
  ['event with a very long title', '/events/121'],
  ['event with special characters in its title', '/events/120'],
  ['ended event with photos', '/events/35'],
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

const WIDTHS = [360, 1440] as const;

describe.each(PAGES)('The page: %s', (_name, path) => {
  it.each(WIDTHS)('is accessible and fits at %i px', async (width) => {
    const page = await openPage(path, { width, reducedMotion: true, consent: 'none' });
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

describe('Pages at their limits', () => {
  it.each(['/', '/events', '/events/121', '/contact'])('%s reflows at 320 px, which is 400 % zoom', async (path) => {
    const page = await openPage(path, { width: 320, height: 480, reducedMotion: true, consent: 'none' });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  it.each([
    ['/events/110/jazz-v-dome-trio-kovac', 'Jazz v dome: Trio Kováč'],
    ['/contact', 'Veľká sála'],
    ['/contact', '90 €/hod.'],
    ['/events', 'Jazz v dome: Trio Kováč'],
    ['/', 'Aktuálne podujatia'],
    ['/contact', '30 %'],
  ])('%s says "%s" without scripts', async (path, text) => {
    const page = await openPage(path, { javaScript: false });
    const words = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
    expect(words).toContain(text);
  });
});
