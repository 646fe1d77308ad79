// The import rules of the architecture (see docs/architecture.md). A rule says what a folder must never reach.
const PURE = '^src/domain';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'The rules know zod and Temporal, nothing else: no framework, no Node, no network.',
      severity: 'error',
      from: { path: PURE },
      to: { pathNot: [PURE, 'node_modules/(zod|temporal-polyfill)/'] },
    },
    {
      name: 'view-imports-nothing',
      comment: 'What public pages ship to the browser stands alone: Intl only.',
      severity: 'error',
      from: { path: '^src/domain/view' },
      to: { pathNot: '^src/domain/view' },
    },
    {
      name: 'islands-stay-light',
      comment:
        'Islands use the view rules, the calls and shared components; zod and Temporal would be 90 KB for nothing.',
      severity: 'error',
      from: { path: '^src/(islands|shell|api)' },
      to: {
        path: ['^src/domain/(?!view)', '^src/content', '^netlify', '^build', 'node_modules/(zod|temporal-polyfill)/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'admin-sections-stand-alone',
      comment:
        'A section of the admin area knows the shared parts, never another section; only the registry knows all.',
      severity: 'error',
      from: { path: '^src/admin/([^/]+)/', pathNot: '^src/admin/(shared|shell|session|content|media)/' },
      to: { path: '^src/admin/[^/]+/', pathNot: '^src/admin/($1|shared|shell|session|content|media)/' },
    },
    {
      name: 'admin-shared-knows-no-section',
      severity: 'error',
      from: { path: '^src/admin/(shared|session|content|media)/' },
      to: { path: ['^src/admin/(?!shared|session|content|media)[^/]+/', '^src/admin/sections\\.ts'] },
    },
    {
      name: 'public-pages-know-no-admin',
      severity: 'error',
      from: { path: '^src/(?!admin)', pathNot: '^src/pages/admin\\.astro' },
      to: { path: '^src/admin' },
    },
    {
      name: 'site-knows-no-server',
      comment: 'Pages and components never reach into the functions; the calls take their types from there.',
      severity: 'error',
      from: { path: '^src' },
      to: { path: '^netlify', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'content-files-are-shared',
      comment: 'Reading content is shared by the build and the functions: it must not know either.',
      severity: 'error',
      from: { path: '^src/content-files' },
      to: { path: ['^src/(?!content-files|domain)', '^netlify', '^build'] },
    },
    {
      name: 'features-use-ports-not-adapters',
      comment: 'Only services.ts and the self-host pick adapters.',
      severity: 'error',
      from: { path: '^netlify/server/(?!ports/|services\\.ts)' },
      to: {
        path: [
          '^netlify/selfhost',
          '^netlify/server/ports/.*/(sqlite|upstash|outbox-mailer|resend|smtp|github|local|file|netlify|no-builds|publisher-process)',
        ],
      },
    },
    {
      name: 'ports-know-no-feature',
      comment: 'A port and its adapters know the outside world, the rules and two helpers; never who asks.',
      severity: 'error',
      from: { path: '^netlify/server/ports/' },
      to: { path: '^netlify/(?!server/(ports/|(limiter|null-if-missing)\\.ts))' },
    },
    {
      name: 'server-knows-no-screen',
      severity: 'error',
      from: { path: '^netlify' },
      to: { path: ['^src/(?!domain|content-files)', 'node_modules/astro/'] },
    },
    {
      name: 'react-makes-mails-only',
      comment: 'On the server React writes the mails; what composes one only passes its nodes on.',
      severity: 'error',
      from: { path: '^netlify/(?!server/mail/templates)' },
      to: { path: 'node_modules/(react|@react-email)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.astro'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
