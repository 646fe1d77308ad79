// Each page takes turns with itself without scripts and fonts, so that the difference holds on any machine.

import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { findChromium } from '../../tests/support/chromium.ts';
import { countLayouts, measureTransfers, type Transfers } from './measured-page.ts';
import { type RunningSite, startSelfHost } from './processes.ts';
import { median, printTable } from './table.ts';

const LIGHTHOUSE = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');
const RUNS = 5;
const { PEER_URL } = process.env;

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

export async function benchPages(root: string, args: readonly string[]): Promise<void> {
  const chromium = await findChromium();
  if (chromium === null) throw new Error('Lighthouse needs Chromium or Chrome; install one or set CHROME_PATH.');
  const site = await startSelfHost(root);
  await site.settled();
  const bare = await startBarePages(site.url);
  try {
    const paths =
      args.length > 0 ? args : ['/', '/events', await firstEventPath(site.url), '/gallery', '/about', '/contact'];
    const compared = [];
    const scores = [];
    const bytes = [];
    const passes = [];
    for (const path of paths) {
      // Runs first, so that Lighthouse finds the pictures scaled.
      const { atOnce, afterScroll } = await measureTransfers(site.url + path);
      bytes.push([path, 'at once', ...kilobytes(atOnce)], ['', 'after a full scroll', ...kilobytes(afterScroll)]);
      const [own, least] = [await countLayouts(site.url + path), await countLayouts(bare.url + path)];
      passes.push([path, own.layouts, own.styles, least.layouts, least.styles, own.ownFaceMs ?? 'never']);
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
    console.log();
    if (PEER_URL !== undefined) {
      const peer = await countLayouts(PEER_URL);
      passes.push([PEER_URL, peer.layouts, peer.styles, '', '', '']);
    }
    printTable(
      ['page', 'layouts', 'style passes', 'bare layouts', 'bare style passes', 'own typeface after load, ms'],
      passes,
    );
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

/** Lighthouse sometimes loses the trace and has to run again. */
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

function kilobytes({ html, css, script, font, picture, other }: Transfers): number[] {
  const parts = [html, css, script, font, picture, other];
  return [...parts, parts.reduce((sum, part) => sum + part, 0)].map((bytes) => Number((bytes / 1024).toFixed(1)));
}

async function runJson(args: readonly string[], env: Record<string, string>): Promise<unknown> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${complaints.slice(-4000)}`);
  return JSON.parse(output);
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const SCRIPTS = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const WEB_FONTS = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** A proxy on a free port that removes scripts and fonts. */
async function startBarePages(siteUrl: string): Promise<RunningSite> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer(async ({ url = '/', headers: { accept = '*/*' } }, response) => {
    const key = `${accept} ${url}`;
    const answer = answers.get(key) ?? bareAnswer(siteUrl + url, accept);
    answers.set(key, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    stop: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  };
}

/** Drops the policy: without fonts, the styles do not match their hashes. */
async function bareAnswer(url: string, accept: string): Promise<Answer> {
  const answer = await fetch(url, { headers: { accept } });
  const type = answer.headers.get('content-type') ?? '';
  const headers = { 'content-type': type, 'cache-control': answer.headers.get('cache-control') ?? 'no-cache' };
  const { status } = answer;
  if (!/^(text\/|image\/svg)/.test(type)) return { status, headers, body: Buffer.from(await answer.arrayBuffer()) };
  const body = brotliCompressSync((await answer.text()).replace(SCRIPTS, '').replace(WEB_FONTS, ''));
  return { status, headers: { ...headers, 'content-encoding': 'br' }, body };
}
