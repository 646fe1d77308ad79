// Lighthouse on a slow phone, each page in turns with the same page without scripts and fonts, so that the difference holds on any
// machine; and the bytes a page transfers without scrolling and after scrolling to its end.
import { createRequire } from 'node:module';
import { z } from 'zod';
import { findChromium } from '../../tests/support/chromium.ts';
import { startBarePages } from './bare-pages.ts';
import { runJson } from './run-json.ts';
import { startSelfHost } from './self-host.ts';
import { printTable } from './table.ts';
import { measureTransfers, type Transfers } from './transfers.ts';

const LIGHTHOUSE = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');
const RUNS = 5;

const score = z.object({ score: z.number() }).transform((category) => Math.round(category.score * 100));
const metric = z.object({ numericValue: z.number() }).transform((audit) => audit.numericValue);
const reportSchema = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: z.object({
    'total-blocking-time': metric,
    'largest-contentful-paint': metric,
    'cumulative-layout-shift': metric,
  }),
  environment: z.object({ benchmarkIndex: z.number() }),
});

type Report = z.infer<typeof reportSchema>;

/** `npm run bench pages [path…]` */
export async function benchPages(root: string, args: readonly string[]): Promise<void> {
  const chromium = await findChromium();
  if (chromium === null) throw new Error('Lighthouse needs Chromium or Chrome; install one or set CHROME_PATH.');
  const site = await startSelfHost(root);
  const bare = await startBarePages(site.url);
  try {
    const paths =
      args.length > 0 ? args : ['/', '/events', await firstEventPath(site.url), '/gallery', '/about', '/contact'];
    const compared = [];
    const scores = [];
    const bytes = [];
    for (const path of paths) {
      // First: whoever comes later finds the pictures scaled.
      const { atOnce, afterScroll } = await measureTransfers(site.url + path);
      bytes.push([path, 'at once', ...kilobytes(atOnce)], ['', 'after a full scroll', ...kilobytes(afterScroll)]);
      const ours: Report[] = [];
      const theirs: Report[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        ours.push(await lighthouse(chromium, site.url + path));
        theirs.push(await lighthouse(chromium, bare.url + path));
      }
      compared.push([path, ...comparison(ours, theirs)]);
      scores.push([path, ...scoresOf(ours)]);
    }
    printTable(
      ['page', 'TBT ms', 'bare', 'more', 'runs', 'bare runs', 'LCP s', 'bare LCP', 'CLS', 'benchmark index'],
      compared,
    );
    console.log();
    printTable(['page', 'performance, each run', 'accessibility', 'best-practices', 'seo'], scores);
    console.log();
    printTable(['page', 'KB transferred', 'HTML', 'CSS', 'script', 'font', 'picture', 'other', 'all'], bytes);
  } finally {
    await bare.stop();
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

/**
 * Lighthouse's default is a slow phone (Moto G, 4 times slower processor, slow 4G). Now and then it loses the trace of a page
 * and asks to be run again.
 */
async function lighthouse(chromium: string, url: string, attemptsLeft = 2): Promise<Report> {
  const flags = [
    '--output=json',
    '--quiet',
    '--chrome-flags=--headless=new --no-sandbox',
    `--only-categories=${Object.keys(reportSchema.shape.categories.shape).join(',')}`,
  ];
  try {
    return reportSchema.parse(await runJson([LIGHTHOUSE, url, ...flags], { CHROME_PATH: chromium }));
  } catch (error) {
    if (attemptsLeft === 0) throw error;
    return lighthouse(chromium, url, attemptsLeft - 1);
  }
}

function comparison(ours: readonly Report[], bare: readonly Report[]): (string | number)[] {
  const blocking = (reports: readonly Report[]) =>
    reports.map(({ audits }) => Math.round(audits['total-blocking-time']));
  const largestPaint = (reports: readonly Report[]) =>
    Number((median(reports.map(({ audits }) => audits['largest-contentful-paint'])) / 1000).toFixed(2));
  const [own, least] = [median(blocking(ours)), median(blocking(bare))];
  return [
    own,
    least,
    own - least,
    blocking(ours).join(', '),
    blocking(bare).join(', '),
    largestPaint(ours),
    largestPaint(bare),
    Number(Math.max(...ours.map(({ audits }) => audits['cumulative-layout-shift'])).toFixed(3)),
    Math.round(median([...ours, ...bare].map(({ environment }) => environment.benchmarkIndex))),
  ];
}

function scoresOf(reports: readonly Report[]): (string | number)[] {
  const middle = (name: keyof Report['categories']) => median(reports.map(({ categories }) => categories[name]));
  const performance = reports.map(({ categories }) => categories.performance).join(', ');
  return [performance, middle('accessibility'), middle('best-practices'), middle('seo')];
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function kilobytes({ html, css, script, font, picture, other }: Transfers): number[] {
  const parts = [html, css, script, font, picture, other];
  return [...parts, parts.reduce((sum, part) => sum + part, 0)].map((bytes) => Number((bytes / 1024).toFixed(1)));
}
