// How long a build takes and how much memory it needs as the content grows, beside the smallest Astro project there is.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isolatedConfig } from '../../tests/support/build-content.ts';
import { writeBareAstro } from './bare-astro.ts';
import { generateContent } from './generated-content.ts';
import { printTable } from './table.ts';
import { timeNode, type Usage } from './timed-process.ts';

const SIZES = [100, 1000, 10_000];

/** `npm run bench build [events…]` */
export async function benchBuild(root: string, args: readonly string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : SIZES;
  const folder = await mkdtemp(join(tmpdir(), 'kd-bench-'));
  try {
    const rows = [];
    for (const size of sizes) {
      const ours = await buildOurs(root, join(folder, `site-${size}`), size);
      const bare = await buildBare(root, join(folder, `bare-${size}`), size);
      rows.push([size, ...columnsOf(ours), ...columnsOf(bare), Number((ours.cpuSeconds / bare.cpuSeconds).toFixed(2))]);
    }
    printTable(['events', 'site s', 'CPU s', 'peak MB', 'bare Astro s', 'CPU s', 'peak MB', 'CPU ratio'], rows);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function columnsOf({ seconds, cpuSeconds, peakMegabytes }: Usage): number[] {
  return [Number(seconds.toFixed(1)), Number(cpuSeconds.toFixed(1)), Math.round(peakMegabytes)];
}

/** A cold build of this project with generated events; cache and result stay apart from the project's own. */
async function buildOurs(root: string, folder: string, size: number): Promise<Usage> {
  const contentDir = join(folder, 'content');
  await mkdir(folder);
  await generateContent(join(root, 'content'), contentDir, size, Date.now());
  const config = await isolatedConfig(root, folder);
  return timeNode([astroCommand(root), 'build', '--silent', '--config', config], {
    cwd: root,
    env: { CONTENT_DIR: contentDir, NODE_ENV: 'production' },
  });
}

async function buildBare(root: string, folder: string, size: number): Promise<Usage> {
  await writeBareAstro(folder, size, join(root, 'node_modules'));
  return timeNode([astroCommand(root), 'build', '--silent'], { cwd: folder, env: { NODE_ENV: 'production' } });
}

function astroCommand(root: string): string {
  return join(root, 'node_modules/astro/bin/astro.mjs');
}
