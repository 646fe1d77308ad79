// Lighthouse on a slow phone, and the bytes a page transfers without scrolling and after scrolling to its end.
import { createRequire } from 'node:module';
import { z } from 'zod';
import { findChromium } from '../../tests/support/chromium.ts';
import { runJson } from './run-json.ts';
import { startSelfHost } from './self-host.ts';
import { printTable } from './table.ts';
import { measureTransfers, type Transfers } from './transfers.ts';

const LIGHTHOUSE = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'] as const;

const reportSchema = z.object({
  categories: z.record(z.enum(CATEGORIES), z.object({ score: z.number() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

/** `npm run bench pages [path…]` */
export async function benchPages(root: string, args: readonly string[]): Promise<void> {
  const chromium = await findChromium();
  if (chromium === null) throw new Error('Lighthouse needs Chromium or Chrome; install one or set CHROME_PATH.');
  const site = await startSelfHost(root);
  try {
    const paths =
      args.length > 0 ? args : ['/', '/events', await firstEventPath(site.url), '/gallery', '/about', '/contact'];
    const scores = [];
    const bytes = [];
    for (const path of paths) {
      const reports = [];
      for (let run = 0; run < RUNS; run += 1) reports.push(await lighthouse(chromium, site.url + path));
      scores.push([path, ...scoresOf(reports)]);
      const { atOnce, afterScroll } = await measureTransfers(site.url + path);
      bytes.push([path, 'at once', ...kilobytes(atOnce)], ['', 'after a full scroll', ...kilobytes(afterScroll)]);
    }
    printTable(['page', ...CATEGORIES, 'LCP s', 'CLS', 'TBT ms'], scores);
    console.log();
    printTable(['page', 'KB transferred', 'HTML', 'CSS', 'script', 'font', 'picture', 'other', 'all'], bytes);
  } finally {
    await site.stop();
  }
}

async function firstEventPath(siteUrl: string): Promise<string> {
  const [event] = z
    .array(z.object({ id: z.number(), slug: z.string() }))
    .parse(await (await fetch(`${siteUrl}/api/events/upcoming/1`)).json());
  if (event === undefined) throw new Error('The site has no event to come');
  return `/events/${event.id}/${event.slug}`;
}

type Report = z.infer<typeof reportSchema>;

/**
 * Lighthouse's default is a slow phone (Moto G, 4 times slower processor, slow 4G). Now and then it loses the trace of a page
 * and asks to be run again.
 */
async function lighthouse(chromium: string, url: string, attemptsLeft = 2): Promise<Report> {
  const flags = [
    '--output=json',
    '--quiet',
    '--chrome-flags=--headless=new --no-sandbox',
    `--only-categories=${CATEGORIES.join(',')}`,
  ];
  try {
    return reportSchema.parse(await runJson([LIGHTHOUSE, url, ...flags], { CHROME_PATH: chromium }));
  } catch (error) {
    if (attemptsLeft === 0) throw error;
    return lighthouse(chromium, url, attemptsLeft - 1);
  }
}

function scoresOf(reports: readonly Report[]): number[] {
  const metric = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  const [lcp, cls, tbt] = METRICS.map(metric);
  return [
    ...CATEGORIES.map((name) => Math.round(median(reports.map(({ categories }) => categories[name].score)) * 100)),
    Number(((lcp ?? 0) / 1000).toFixed(2)),
    Number((cls ?? 0).toFixed(3)),
    Math.round(tbt ?? 0),
  ];
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function kilobytes({ html, css, script, font, picture, other }: Transfers): number[] {
  const parts = [html, css, script, font, picture, other];
  return [...parts, parts.reduce((sum, part) => sum + part, 0)].map((bytes) => Number((bytes / 1024).toFixed(1)));
}
