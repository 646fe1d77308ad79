import { defineConfig } from 'vitest/config';

/** Walks through the staff's screens take minutes each: `npm run test:staff`, which the project's server runs as well. */
const STAFF = ['tests/e2e/{admin-*,sign-in}.test.ts'];

/** A shared machine may starve a browser or a child process once; the reporter says which test needed its second try. */
const RETRY_ON_SERVER = process.env.CI === 'true' ? 1 : 0;

/** Tests of the built site: it is built once, with the time standing still. */
const BUILT_SITE = {
  globalSetup: ['tests/support/build-site.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  retry: RETRY_ON_SERVER,
  // One browser and two cores: files one after another are as fast, and steadier.
  fileParallelism: false,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'fast',
          include: ['tests/{unit,api,contract}/**/*.test.ts'],
          testTimeout: 20_000,
          retry: RETRY_ON_SERVER,
        },
      },
      { test: { name: 'site', include: ['tests/{build,e2e}/**/*.test.ts'], exclude: STAFF, ...BUILT_SITE } },
      { test: { name: 'staff', include: STAFF, ...BUILT_SITE } },
    ],
  },
});
