// The import rules of the architecture (see docs/architecture.md). A rule says what a folder must never reach.
const PURE = '^src/domain';
/** The files that speak to a database, a mail server, a disk or a host: behind a port, picked in one place. */
const ADAPTERS =
  '(store|mail|repository|media|publishing|departures)/(sqlite|upstash|outbox-mailer|resend|smtp|github|local-(content|builder)|file-(media|departure)|netlify-(builds|blobs)|publisher-process)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'The rules know zod and the check of account numbers, nothing else: no framework, no Node, no network.',
      severity: 'error',
      from: { path: PURE },
      to: { pathNot: [PURE, 'node_modules/(zod|ibantools)/'] },
    },
    {
      name: 'islands-know-no-server',
      comment: 'Islands use the rules, the calls and shared components; the calls take their types from the routes.',
      severity: 'error',
      from: { path: '^src/(islands|shell|api)' },
      to: { path: '^src/(content|server|publisher|selfhost)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'admin-sections-stand-alone',
      comment:
        'A section of the admin area knows the shared parts, never another section; only the registry knows all.',
      severity: 'error',
      from: { path: '^src/admin/([^/]+)/', pathNot: '^src/admin/(shared|shell|entries|media)/' },
      to: { path: '^src/admin/[^/]+/', pathNot: '^src/admin/($1|shared|shell|entries|media)/' },
    },
    {
      name: 'admin-shared-knows-no-section',
      severity: 'error',
      from: { path: '^src/admin/(shared|entries|media)/' },
      to: {
        path: ['^src/admin/(?!shared|shell|entries|media)[^/]+/', '^src/admin/(sections|shell/(AdminApp|router))\\.ts'],
      },
    },
    {
      name: 'public-pages-know-no-admin',
      severity: 'error',
      from: { path: '^src/(?!admin)', pathNot: '^src/pages/admin\\.astro' },
      to: { path: '^src/admin' },
    },
    {
      name: 'site-knows-no-server',
      comment: 'Pages and components never reach into the server or the publisher.',
      severity: 'error',
      from: { path: '^src/(pages|layouts|components|islands|shell|api|admin|feeds|papers)' },
      to: { path: '^src/(server|publisher|selfhost)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'content-files-are-shared',
      comment: 'Reading content is shared by the build and the server: it must not know either.',
      severity: 'error',
      from: { path: '^src/content-files' },
      to: { path: '^src/(?!content-files|domain)' },
    },
    {
      name: 'features-use-ports-not-adapters',
      comment: 'Only assemble.ts and the self-host pick adapters.',
      severity: 'error',
      from: { path: `^src/server/(?!assemble\\.ts|${ADAPTERS})` },
      to: { path: ['^src/(selfhost|publisher)', `^src/server/${ADAPTERS}`] },
    },
    {
      name: 'adapters-know-no-feature',
      comment: 'An adapter knows the outside world, its port and the rules; never who asks, and not how calls come in.',
      severity: 'error',
      from: { path: `^src/server/${ADAPTERS}` },
      to: {
        path: ['^src/server/(?!store|mail|repository|media|publishing|departures)[^/]+/', '^src/(selfhost|publisher)'],
      },
    },
    {
      name: 'server-knows-no-screen',
      severity: 'error',
      from: { path: '^src/(server|selfhost)' },
      to: { path: ['^src/(admin|islands|components|layouts|pages|styles|shell|api)/', 'node_modules/astro/'] },
    },
    {
      name: 'functions-are-thin',
      comment: "Everything of ours is in `src/`; `netlify/` holds only what is the host's.",
      severity: 'error',
      from: { path: '^netlify' },
      to: { pathNot: ['^src/server/', 'node_modules/@netlify/functions'] },
    },
    {
      name: 'react-makes-mails-only',
      comment: 'On the server React writes the mails; what composes one only passes its nodes on.',
      severity: 'error',
      from: { path: '^src/(server|selfhost)/(?!mail/templates)' },
      to: { path: 'node_modules/(react|@react-email)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
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
