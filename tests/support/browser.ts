// Pages of the built site in a real browser. Errors in the console, violations of the policy and requests to foreign hosts
// fail the test in which they happen.
import type { Browser, Page } from 'playwright-core';
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
  /** Size of plain text in pixels, as a visitor sets it in the browser; 16 unless given. */
  fontSize?: number;
  reducedMotion?: boolean;
  /** The visitor's moment, ISO with offset. */
  now?: string;
  /** The choice already made: `'none'` declined, an object for a choice per purpose; left out: still undecided. */
  consent?: Consent | 'none';
  javaScript?: boolean;
  colorScheme?: 'light' | 'dark';
  /** Token of somebody who is signed in. */
  token?: string;
  /** Requests to foreign hosts that the test expects, as prefixes; they are answered with an empty picture. */
  allowForeign?: readonly string[];
  /** Messages of the console that the test provokes on purpose. */
  allowErrors?: readonly RegExp[];
}

/** A tested page lives for seconds: processes of its own for drawing and network, and faster code for its scripts, cost more than they save. */
const SHORT_LIVED = [
  '--disable-gpu',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  '--js-flags=--no-opt,--no-maglev,--max-semi-space-size=2',
];

const EMPTY_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const isLeftOut = (await findChromium()) === null && process.env.CI !== 'true';
if (isLeftOut) console.warn('Pages are NOT tested in a browser: this machine has no Chromium and no Chrome.');

/** One for all files that a process tests; it ends with the process. */
let browser: Browser | undefined;
let site: StartedSite;
let complaints: string[] = [];

/** Gives a test file a site of its own, and each of its tests a browser without a past. To be called once, before its tests. */
export function withSite(): void {
  beforeAll(async () => {
    if (isLeftOut) return;
    [browser, site] = await Promise.all([browser ?? launchChromium(SHORT_LIVED), startSite()]);
  });
  beforeEach(({ skip }) => skip(isLeftOut));
  afterEach(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
    const found = complaints;
    complaints = [];
    expect(found).toEqual([]);
  });
  afterAll(() => site?.close());
}

/** Address of the site under test, without a slash at the end. */
export function siteUrl(): string {
  return site.url;
}

/** The services behind the site, for data that a test does not make on screens. */
export function siteServices(): OpenServices {
  return site.services;
}

/** The mails the site has sent so far, oldest first. */
export function outbox(): Promise<OutboxMail[]> {
  return site.services.outbox();
}

/** Opens a page of the site and waits until its scripts have run. */
export async function openPage(path: string, options: PageOptions = {}): Promise<Page> {
  if (browser === undefined) throw new Error('The file that tests this page calls no withSite().');
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    locale: 'sk-SK',
    timezoneId: 'Europe/Bratislava',
    reducedMotion: options.reducedMotion === true ? 'reduce' : 'no-preference',
    colorScheme: options.colorScheme ?? 'light',
    javaScriptEnabled: options.javaScript ?? true,
  });
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
  if (options.token !== undefined)
    await context.addInitScript((token) => {
      // A mail shown in a frame has no storage.
      if (self !== top) return;
      // Only once, so that people who sign out stay signed out.
      if (sessionStorage.getItem('token-given') !== null) return;
      sessionStorage.setItem('token-given', 'yes');
      localStorage.setItem('auth_token', token);
    }, options.token);
  const page = await context.newPage();
  if (options.fontSize !== undefined) {
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: options.fontSize, fixed: options.fontSize } });
  }
  await page.clock.install({ time: new Date(options.now ?? TEST_NOW) });
  watch(page, options);
  await page.addInitScript(() => {
    const pageLoad = new Promise((loaded) => document.addEventListener('astro:page-load', loaded, { once: true }));
    Object.assign(window, { pageLoad });
  });
  await page.goto(`${site.url}${path}`, { waitUntil: 'load' });
  if (options.javaScript !== false) await page.evaluate(untilScriptsHaveRun);
  return page;
}

/** Public pages run their scripts after they have been painted, and say when. Runs in the page. */
async function untilScriptsHaveRun(): Promise<void> {
  if (document.querySelector('script[type="late"]') !== null) await Reflect.get(window, 'pageLoad');
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
  // A route for all requests would switch the cache of the browser off and pass each of them through this process.
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== site.url && url.protocol.startsWith('http') && !isAllowed(url))
      complaints.push(`foreign request: ${url}`);
  });
  if (options.allowForeign !== undefined)
    void page.route(isAllowed, (route) => route.fulfill({ body: EMPTY_PNG, contentType: 'image/png' }));
}
