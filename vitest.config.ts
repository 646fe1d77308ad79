import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'fast',
          include: ['tests/{unit,api,contract}/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        // Tests of the built site: it is built once, with the time standing still.
        test: {
          name: 'site',
          include: ['tests/{build,e2e}/**/*.test.ts'],
          globalSetup: ['tests/support/build-site.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // One browser and two cores: files one after another are as fast, and steadier.
          fileParallelism: false,
        },
      },
    ],
  },
});
