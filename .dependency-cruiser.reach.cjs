// What no path of imports may reach; imports of types do not count.
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'islands-stay-light',
      comment: 'Public islands and scripts do without zod and Temporal: they would be 90 KB for nothing.',
      severity: 'error',
      from: { path: '^src/(islands|page-scripts|components/carousel)/' },
      to: { path: 'node_modules/(zod|temporal-polyfill)/', reachable: true },
    },
    {
      name: 'visitors-get-no-staff-area',
      severity: 'error',
      from: { path: '^src/(islands|page-scripts|api)/' },
      to: { path: '^src/admin/', reachable: true },
    },
    {
      name: 'browsers-get-no-server',
      severity: 'error',
      from: { path: '^src/(islands|page-scripts|api|admin)/' },
      to: { path: '^src/(server|publisher|selfhost)/', reachable: true },
    },
  ],
  options: { ...options, tsPreCompilationDeps: false },
};
