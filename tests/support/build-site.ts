// Builds the site once for all tests of pages, with the time standing still, into a folder of its own.
import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const root = process.cwd();

/** The moment the tested site is built at and read at, unless a test says otherwise. */
export const TEST_NOW = '2026-11-21T09:00:00+01:00';
export const TEST_SITE_DIR = join(root, '.cache/test-site/dist');
export const TEST_SITE_URL = 'http://localhost:4321';

export default async function setup(): Promise<void> {
  if (process.env.REUSE_TEST_SITE === '1') return;
  await rm(join(root, '.cache/test-site'), { recursive: true, force: true });
  await mkdir(join(root, '.cache/test-site'), { recursive: true });
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [astro, 'build', '--silent', '--outDir', TEST_SITE_DIR], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, BUILD_NOW: TEST_NOW, SITE_URL: TEST_SITE_URL, NODE_ENV: 'production' },
    });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`astro build ended with ${code}`))));
  });
}
