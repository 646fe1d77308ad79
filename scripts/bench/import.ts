// Reading a calendar and tables of a year in the staff area, on a phone, beside the bare parsers in the same browser.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { launchChromium } from '../../tests/support/chromium.ts';
import { windows1250, yearCalendar, yearTable } from './import-files.ts';
import { startSelfHost } from './processes.ts';
import { median, printTable } from './table.ts';

const ROUNDS = 5;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const SLOWDOWN = 4;
const SIGN_IN = { email: 'bench@kd.example', password: 'merané heslo na skúšku' };
/** Until all has been loaded that pages of the staff area load ahead. */
const QUIET_MS = 2000;

interface YearFile {
  name: string;
  bytes: Buffer;
  encoding: string;
  /** The source of a function of its text. */
  bareParser: string;
}

/** Milliseconds. */
interface Reading {
  /** From the file until the step after it shows, of a calendar with its first rows. */
  read: number;
  /** Of a table, from its columns until its first rows. */
  rows: number;
  longestTask: number;
}

export async function benchImport(root: string): Promise<void> {
  const site = await startSelfHost(root, { ADMIN_EMAIL: SIGN_IN.email, ADMIN_PASSWORD: SIGN_IN.password });
  const browser = await launchChromium();
  try {
    await site.settled();
    const token = await signIn(site.url);
    const rows = [];
    for (const file of await yearFiles(root)) {
      const ours: Reading[] = [];
      const bare: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(await readInStaffArea(browser, site.url, token, file));
        bare.push(await parseAlone(browser, file));
      }
      const middle = (of: keyof Reading) => Math.round(median(ours.map((reading) => reading[of])));
      const [own, least] = [middle('read') + middle('rows'), Math.round(median(bare))];
      const ratio = Number((own / least).toFixed(1));
      rows.push([file.name, middle('read'), middle('rows'), middle('longestTask'), least, ratio]);
    }
    printTable(['file', 'read ms', 'rows ms', 'longest task ms', 'bare parser ms', 'ratio'], rows);
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function yearFiles(root: string): Promise<YearFile[]> {
  const source = (path: string) => readFile(join(root, 'node_modules', path), 'utf8');
  const ical = `((module, exports) => { ${await source('ical.js/dist/ical.es5.cjs')}
    return module.exports.parse; })({ exports: {} }, {})`;
  const csv = `(() => { ${await source('csv-parse/dist/iife/sync.js')}
    return (text) => csv_parse_sync.parse(text, { delimiter: ';' }); })()`;
  const table = yearTable();
  const [text, old] = [Buffer.from(table), Buffer.from(windows1250(table))];
  return [
    { name: 'year.ics', bytes: Buffer.from(yearCalendar()), encoding: 'utf-8', bareParser: ical },
    { name: 'utf-8.csv', bytes: text, encoding: 'utf-8', bareParser: csv },
    { name: 'windows-1250.csv', bytes: old, encoding: 'windows-1250', bareParser: csv },
  ];
}

async function signIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(SIGN_IN) });
  return z.object({ access_token: z.string() }).parse(await answer.json()).access_token;
}

async function readInStaffArea(browser: Browser, url: string, token: string, file: YearFile): Promise<Reading> {
  const page = await slowPage(browser);
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  await page.goto(`${url}/admin/events/import`);
  await page.getByRole('button', { name: 'Vybrať súbor' }).waitFor();
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate(watch);
  await page.locator('input[type=file]').setInputFiles({ name: file.name, mimeType: '', buffer: file.bytes });
  if (file.name.endsWith('.csv')) await page.getByRole('button', { name: 'Skontrolovať podujatia' }).click();
  await page.getByText(/Vybrané: /).waitFor();
  const marks = await page.evaluate(() =>
    Object.fromEntries(performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime])),
  );
  const longestTask = await page.evaluate(() => Number(document.documentElement.dataset.longestTask ?? 0));
  await page.context().close();
  const { file: chosen = 0, columns, submit, rows = 0 } = marks;
  if (columns === undefined || submit === undefined) return { read: rows - chosen, rows: 0, longestTask };
  return { read: columns - chosen, rows: rows - submit, longestTask };
}

/** Runs in the page. */
function watch(): void {
  const once = (name: string) => performance.getEntriesByName(name).length === 0 && performance.mark(name);
  addEventListener('change', () => once('file'), { capture: true });
  addEventListener('submit', () => once('submit'), { capture: true });
  new MutationObserver(() => {
    if (document.querySelector('main form select') !== null) once('columns');
    if (document.querySelector('main tbody tr') !== null) once('rows');
  }).observe(document.body, { childList: true, subtree: true });
  let longest = 0;
  new PerformanceObserver((list) => {
    // Before, the driver makes the file out of text, which is no work of the page.
    const [chosen] = performance.getEntriesByName('file');
    const tasks = list.getEntries().filter(({ startTime }) => chosen !== undefined && startTime >= chosen.startTime);
    longest = Math.max(longest, ...tasks.map(({ duration }) => duration));
    document.documentElement.dataset.longestTask = String(longest);
  }).observe({ type: 'longtask' });
}

async function parseAlone(browser: Browser, { bytes, encoding, bareParser }: YearFile): Promise<number> {
  const page = await slowPage(browser);
  const took = await page.evaluate(`(() => {
    const parse = ${bareParser};
    const bytes = Uint8Array.from(atob(${JSON.stringify(bytes.toString('base64'))}), (sign) => sign.charCodeAt(0));
    const started = performance.now();
    parse(new TextDecoder('${encoding}').decode(bytes));
    return performance.now() - started;
  })()`);
  await page.context().close();
  return z.number().parse(took);
}

async function slowPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}
