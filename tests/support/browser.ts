// Console errors, policy violations and foreign requests fail the test.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type Consent, consentCookies, NO_CONSENT } from '../../src/domain/consent.ts';
import type { OutboxMail } from '../../src/server/ports/mail/adapters/outbox-mailer.ts';
import { TEST_NOW } from './build-site.ts';
import { findChromium, launchChromium } from './chromium.ts';
import type { OpenServices } from './open-services.ts';
import { type StartedSite, startSite } from './site.ts';

interface PageOptions {
  width?: number;
  height?: number;
  /** Pixels, 16 by default. */
  fontSize?: number;
  reducedMotion?: boolean;
  /** ISO with offset. */
  now?: string;
  /** `'none'`: declined; left out: undecided. */
  consent?: Consent | 'none';
  javaScript?: boolean;
  colorScheme?: 'light' | 'dark';
  token?: string;
  /** Prefixes, answered with an empty picture. */
  allowForeign?: readonly string[];
  allowErrors?: readonly RegExp[];
  /** Before the page is loaded. */
  prepare?: (page: Page) => Promise<unknown>;
  /**
   * In one of the contexts that tests share one after the other: their processes know scripts, styles, fonts and
   * pictures already. False for what watches a first load, holds back or refuses parts of the site, grants
   * permissions, turns on touch or takes many steps of the clock, which every later page repeats.
   */
  isWarm?: boolean;
}

interface SiteOptions {
  /** What `openPage` takes for `isWarm` where nothing is said; false by default. */
  isWarm?: boolean;
}

/**
 * A tested page lives for seconds, so more processes and optimised scripts cost more than they save. It is often closed while it leads
 * on by itself: where each document has a frame of its own, Chromium then forgets the close (crbug.com/536385539).
 */
const SHORT_LIVED = [
  '--disable-gpu',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2,RenderDocument:level/crashed-frame',
  '--process-per-site',
  '--js-flags=--no-opt,--no-maglev,--max-semi-space-size=2',
];

/** Where two people meet in a test, each has cookies and storage of their own. */
const MOST_WARM = 2;

const EMPTY_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const isLeftOut = (await findChromium()) === null && process.env.CI !== 'true';
if (isLeftOut) console.warn('Pages are NOT tested in a browser: this machine has no Chromium and no Chrome.');

interface WarmContext {
  context: BrowserContext;
  /** Keeps the process of the site while no other page is open. */
  keeper: Page;
  /** Of the site: the next file's listens there as well, because another address would be read anew. */
  url: string;
  isTaken: boolean;
}

let browser: Browser | undefined;
let warm: WarmContext[] = [];
let site: StartedSite;
let complaints: string[] = [];
let isWarmByDefault = false;

/** Must be called once, before the tests. */
export function withSite({ isWarm = false }: SiteOptions = {}): void {
  beforeAll(async () => {
    isWarmByDefault = isWarm;
    if (isLeftOut) return;
    // It may have crashed under an earlier file, and its contexts with it.
    if (browser?.isConnected() !== true) {
      browser = undefined;
      warm = [];
    }
    [browser, site] = await Promise.all([browser ?? launchChromium(SHORT_LIVED), startSite(warm[0]?.url)]);
    await Promise.all(warm.filter(({ url }) => url !== site.url).map(closeWarm));
  });
  beforeEach(({ skip }) => skip(isLeftOut));
  afterEach(async () => {
    const kept = new Set(warm.map(({ context }) => context));
    const others = (browser?.contexts() ?? []).filter((context) => !kept.has(context));
    await Promise.all([leaveWarm(), ...others.map((context) => context.close())]);
    const found = complaints;
    complaints = [];
    expect(found).toEqual([]);
  });
  afterAll(() => site?.close());
}

/** No slash at the end. */
export function siteUrl(): string {
  return site.url;
}

export function siteServices(): OpenServices {
  return site.services;
}

/** Oldest first. */
export function outbox(): Promise<OutboxMail[]> {
  return site.services.outbox();
}

export async function openPage(path: string, options: PageOptions = {}): Promise<Page> {
  if (browser === undefined) throw new Error('The file that tests this page calls no withSite().');
  const look = {
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    reducedMotion: options.reducedMotion === true ? 'reduce' : 'no-preference',
    colorScheme: options.colorScheme ?? 'light',
  } as const;
  const wantsWarm = (options.isWarm ?? isWarmByDefault) && options.javaScript !== false;
  const warmContext = wantsWarm ? await takeWarm(browser) : null;
  const isWarm = warmContext !== null;
  const context =
    warmContext ?? (await browser.newContext({ ...PLACE, ...look, javaScriptEnabled: options.javaScript ?? true }));
  if (options.consent !== undefined) {
    const cookies = consentCookies(options.consent === 'none' ? NO_CONSENT : options.consent, { secure: false });
    await context.addCookies(
      cookies.map((cookie) => {
        const [pair = ''] = cookie.split(';');
        const [name = '', value = ''] = pair.split('=');
        return { name, value, url: site.url };
      }),
    );
  }
  const page = await context.newPage();
  if (isWarm) {
    await page.setViewportSize(look.viewport);
    await page.emulateMedia({ reducedMotion: look.reducedMotion, colorScheme: look.colorScheme });
  }
  if (options.token !== undefined)
    await page.addInitScript((token) => {
      // A framed mail has no storage.
      if (self !== top) return;
      // Only once, so that people can sign out.
      if (sessionStorage.getItem('token-given') !== null) return;
      sessionStorage.setItem('token-given', 'yes');
      localStorage.setItem('auth_token', token);
    }, options.token);
  if (options.fontSize !== undefined) {
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: options.fontSize, fixed: options.fontSize } });
  }
  await page.clock.install({ time: new Date(options.now ?? TEST_NOW) });
  // An earlier test may have stopped the clock of their context.
  if (isWarm) await page.clock.resume();
  watch(page, options);
  await page.addInitScript(() => {
    const pageLoad = new Promise((loaded) => document.addEventListener('astro:page-load', loaded, { once: true }));
    Object.assign(window, { pageLoad });
    void pageLoad.then(() => Object.assign(window, { isPageLoaded: true }));
  });
  await options.prepare?.(page);
  await page.goto(`${site.url}${path}`, { waitUntil: 'load' });
  if (options.javaScript !== false) await untilScriptsHaveRun(page);
  return page;
}

const PLACE: BrowserContextOptions = { locale: 'sk-SK', timezoneId: 'Europe/Bratislava' };

/** @returns null if all are taken */
async function takeWarm(inBrowser: Browser): Promise<BrowserContext | null> {
  const free = warm.find(({ isTaken }) => !isTaken);
  if (free !== undefined) {
    free.isTaken = true;
    return free.context;
  }
  if (warm.length >= MOST_WARM) return null;
  const context = await inBrowser.newContext(PLACE);
  const keeper = await context.newPage();
  await keeper.goto(`${site.url}/robots.txt`);
  warm.push({ context, keeper, url: site.url, isTaken: true });
  return context;
}

async function closeWarm(left: WarmContext): Promise<void> {
  warm = warm.filter((one) => one !== left);
  await left.context.close();
}

/** What cannot be cleaned, because its process has crashed, must not fail the tests that follow. */
async function leaveWarm(): Promise<void> {
  const used = warm.filter(({ isTaken }) => isTaken);
  await Promise.all(used.map((one) => clean(one).catch(() => closeWarm(one))));
}

/** Leaves nothing of a test but what the browser has read of scripts, styles and fonts. */
async function clean(used: WarmContext): Promise<void> {
  const { context, keeper } = used;
  await Promise.all(context.pages().map((page) => (page === keeper ? undefined : page.close())));
  await context.clearCookies();
  const session = await context.newCDPSession(keeper);
  const storageTypes = 'local_storage,indexeddb,service_workers,cache_storage';
  await session.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes });
  await session.detach();
  used.isTaken = false;
}

/** `openPage` has waited for it already. A page may meanwhile lead on to another, as `/admin` does without a session. */
export async function untilScriptsHaveRun(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isComplete = document.readyState === 'complete';
    return (
      isComplete && (document.querySelector('script[type="late"]') === null || Reflect.has(window, 'isPageLoaded'))
    );
  });
}

function watch(page: Page, options: PageOptions): void {
  const isExpected = (text: string) => options.allowErrors?.some((pattern) => pattern.test(text)) ?? false;
  const isAllowed = ({ href }: URL) => options.allowForeign?.some((prefix) => href.startsWith(prefix)) ?? false;
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    if (!isExpected(error.message)) complaints.push(`error: ${error.message}`);
  });
  // A route for all requests would disable the cache.
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== site.url && url.protocol.startsWith('http') && !isAllowed(url))
      complaints.push(`foreign request: ${url}`);
  });
  if (options.allowForeign !== undefined)
    void page.route(isAllowed, (route) => route.fulfill({ body: EMPTY_PNG, contentType: 'image/png' }));
}
