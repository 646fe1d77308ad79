import { existsSync } from 'node:fs';
import chromiumPackage from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium would otherwise look up its maker's hosts at every start. */
const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a browser to test with: an installed one, else the one that comes inside an npm package (x64 Linux only); null when there is none. */
export async function findChromium(): Promise<string | null> {
  const installed = [process.env.CHROME_PATH, ...INSTALLED].find((path) => path !== undefined && existsSync(path));
  if (installed !== undefined) return installed;
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  return chromiumPackage.executablePath();
}

/** Starts the browser; its package brings the system libraries a bare machine lacks. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === null)
    throw new Error('Na testy v prehliadači treba Chromium alebo Chrome; nainštalujte ho alebo nastavte CHROME_PATH.');
  const isOurs = !INSTALLED.includes(executablePath);
  return chromium.launch({ executablePath, args: isOurs ? [...QUIET, '--headless=shell'] : QUIET });
}
