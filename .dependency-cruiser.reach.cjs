// Modules that must not be reached by any path, however long. Imports of types do not count.
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'islands-stay-light',
      comment: 'Public islands and scripts do without zod and Temporal: they would be 90 KB for nothing.',
      severity: 'error',
      from: { path: '^src/(islands|shell)/' },
      to: { path: 'node_modules/(zod|temporal-polyfill)/', reachable: true },
    },
  ],
  options: { ...options, tsPreCompilationDeps: false },
};
