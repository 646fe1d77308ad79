import { statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { RunReport } from './tests/support/run-report.ts';

const EVERY_PAGE = ['tests/e2e/{layouts,pages,shell}.test.ts'];

const WHOLE_BUILDS = 'tests/build/incremental.test.ts';

/** It reads files alone: no site is built for it. */
const SAMPLE = 'tests/build/sample-content.test.ts';

/** `npm run test:long`, which the project's server runs as well. */
const LONG = ['tests/e2e/**/*.test.ts', WHOLE_BUILDS];

/** A shared machine may starve a browser or a child process once. */
const RETRY_ON_SERVER = process.env.CI === 'true' ? 1 : 0;

/** The site is built once, at a fixed time; each file has its own server and browser. */
const BUILT_SITE = {
  globalSetup: ['tests/support/build-site.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
  isolate: false,
  retry: RETRY_ON_SERVER,
};

const ENOUGH_BYTES = 2 ** 31;

/** It is in memory on Linux, because most tests wait for the disk. */
function temporaryFolder(): { TMPDIR?: string } {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize < ENOUGH_BYTES ? {} : { TMPDIR: '/dev/shm' };
  } catch {
    return {};
  }
}

export default defineConfig({
  test: {
    reporters: ['default', new RunReport()],
    env: temporaryFolder(),
    // Vitest keeps one core free, half of a small machine; browser tests mostly wait.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'fast',
          include: ['tests/{unit,api,contract}/**/*.test.ts', SAMPLE],
          globalSetup: ['tests/support/bundle-server.ts'],
          testTimeout: 20_000,
          // On a busy machine a process needs more than Vitest's second to start.
          expect: { poll: { timeout: 15_000 } },
          retry: RETRY_ON_SERVER,
          // Otherwise a file spends most of its time loading the same modules.
          isolate: false,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/build/**/*.test.ts', ...EVERY_PAGE],
          exclude: [WHOLE_BUILDS, SAMPLE],
          ...BUILT_SITE,
        },
      },
      { test: { name: 'long', include: LONG, exclude: EVERY_PAGE, ...BUILT_SITE } },
    ],
  },
});
