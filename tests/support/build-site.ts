// Builds the site once for all tests of pages, at a fixed time.
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { HOUSE_CONTENT, linkPublicFolder } from './house.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testSiteDir: string;
  }
}

export const TEST_NOW = '2026-11-21T09:00:00+01:00';
export const TEST_SITE_URL = 'http://localhost:4321';

const root = process.cwd();
/** Named after the process: `4711-x7Kq2a`. */
const SITES = join(root, '.cache/test-sites');
/** `REUSE_TEST_SITE=1` keeps one site until somebody deletes it. */
const KEPT_SITE = join(SITES, 'kept');
/** Written last: a build may have been killed before its end. */
const WHOLE = join(KEPT_SITE, 'whole');

/** @returns a function that removes the site */
export default async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  await mkdir(SITES, { recursive: true });
  if (process.env.REUSE_TEST_SITE === '1') {
    if (!(await exists(WHOLE))) {
      await rm(KEPT_SITE, { recursive: true, force: true });
      await mkdir(KEPT_SITE);
      await build(KEPT_SITE);
      await writeFile(WHOLE, '');
    }
    provide('testSiteDir', join(KEPT_SITE, 'dist'));
    return;
  }
  await removeAbandoned();
  const folder = await mkdtemp(join(SITES, `${process.pid}-`));
  const siteDir = join(folder, 'dist');
  await build(folder);
  provide('testSiteDir', siteDir);
  return () => rm(folder, { recursive: true, force: true });
}

async function build(folder: string): Promise<void> {
  const publicDir = await linkPublicFolder(join(folder, 'public'));
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  return new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [astro, 'build', '--silent', '--outDir', join(folder, 'dist')], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        CONTENT_DIR: HOUSE_CONTENT,
        PUBLIC_DIR: publicDir,
        BUILD_NOW: TEST_NOW,
        SITE_URL: TEST_SITE_URL,
        NODE_ENV: 'production',
      },
    });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`astro build ended with ${code}`))));
  });
}

async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(SITES)) {
    const pid = Number.parseInt(name, 10);
    if (!Number.isNaN(pid) && !isRunning(pid)) await rm(join(SITES, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const exists = (path: string) => stat(path).then(Boolean, () => false);
