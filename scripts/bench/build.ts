import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isolatedConfig } from '../../tests/support/build-content.ts';
import { BUILD_MEMORY } from '../memory.ts';
import { type BareOutput, writeBareAstro } from './bare-astro.ts';
import { generateContent } from './generated-content.ts';
import { timeNode, type Usage } from './processes.ts';
import { printTable } from './table.ts';

const SIZES = [100, 1000, 10_000];
const HOST = { NETLIFY: 'true', SITE_URL: 'https://kdriviera.example' };

export async function benchBuild(root: string, args: readonly string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : SIZES;
  const folder = await mkdtemp(join(root, '.cache/bench-build-'));
  try {
    const rows = [];
    for (const size of sizes) {
      const site = await buildSite(root, join(folder, `site-${size}`), size, {});
      const host = await buildSite(root, join(folder, `host-${size}`), size, HOST);
      const bare = await buildBare(root, join(folder, `bare-${size}`), size, 'page');
      const alike = await buildBare(root, join(folder, `alike-${size}`), size, 'page, calendar file and copies');
      const named = {
        'the site': site,
        'the site, for Netlify': host,
        'bare Astro': bare,
        'Astro, as many files': alike,
      };
      for (const [name, usage] of Object.entries(named)) rows.push([size, name, ...columnsOf(usage, bare)]);
    }
    printTable(['events', 'what', 's', 'CPU s', 'peak MB', 's by bare', 'CPU by bare'], rows);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function columnsOf({ seconds, cpuSeconds, peakMegabytes }: Usage, bare: Usage): number[] {
  const ratios = [seconds / bare.seconds, cpuSeconds / bare.cpuSeconds];
  return [rounded(seconds), rounded(cpuSeconds), Math.round(peakMegabytes), ...ratios.map(rounded)];
}

const rounded = (value: number) => Number(value.toFixed(1));

async function buildSite(
  root: string,
  folder: string,
  size: number,
  environment: Record<string, string>,
): Promise<Usage> {
  const contentDir = join(folder, 'content');
  await mkdir(folder);
  await generateContent(join(root, 'content'), contentDir, size, Date.now());
  const config = await isolatedConfig(root, folder);
  return timeNode([astroCommand(root), 'build', '--silent', '--config', config], {
    cwd: root,
    env: { CONTENT_DIR: contentDir, NODE_ENV: 'production', ...BUILD_MEMORY, ...environment },
  });
}

async function buildBare(root: string, folder: string, size: number, output: BareOutput): Promise<Usage> {
  await writeBareAstro(folder, size, root, output);
  return timeNode([astroCommand(root), 'build', '--silent'], { cwd: folder, env: { NODE_ENV: 'production' } });
}

function astroCommand(root: string): string {
  return join(root, 'node_modules/astro/bin/astro.mjs');
}
