import { statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { RunReport } from './tests/support/run-report.ts';

/** What `npm test` tests in a browser: every page, and the parts they share. */
const EVERY_PAGE = ['tests/e2e/{pages,shell}.test.ts'];

/** Whole builds beside builds in place. */
const WHOLE_BUILDS = 'tests/build/incremental.test.ts';

/** All browser tests and whole builds: `npm run test:long`, which the project's server runs as well. */
const LONG = ['tests/e2e/**/*.test.ts', WHOLE_BUILDS];

/** A shared machine may starve a browser or a child process once; the reporter says which test needed its second try. */
const RETRY_ON_SERVER = process.env.CI === 'true' ? 1 : 0;

/** Tests of the built site: it is built once, with the time standing still; each file has a server and a browser of its own. */
const BUILT_SITE = {
  globalSetup: ['tests/support/build-site.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // As long as a locator of the browser waits.
  expect: { poll: { timeout: 30_000 } },
  isolate: false,
  retry: RETRY_ON_SERVER,
};

const ENOUGH_BYTES = 2 ** 31;

/** Temporary folders lie in memory where Linux offers that: most tests wait for the disk longer than for the processor. */
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
    // By default Vitest keeps one core free, which is half of a small machine; and a browser's test waits a third of its time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'fast',
          include: ['tests/{unit,api,contract}/**/*.test.ts'],
          globalSetup: ['tests/support/bundle-server.ts'],
          testTimeout: 20_000,
          // On a busy machine another process needs more than Vitest's second to start.
          expect: { poll: { timeout: 15_000 } },
          retry: RETRY_ON_SERVER,
          // One process tests many files: most of a file's time would go to loading the same modules anew.
          isolate: false,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/build/**/*.test.ts', ...EVERY_PAGE],
          exclude: [WHOLE_BUILDS],
          ...BUILT_SITE,
        },
      },
      { test: { name: 'long', include: LONG, exclude: EVERY_PAGE, ...BUILT_SITE } },
    ],
  },
});
