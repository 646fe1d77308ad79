// See docs/architecture.md.
const PURE = '^src/domain';
const ADAPTERS = '^src/server/ports/[^/]+/adapters/';

/** A folder that is not named may use only its own files. */
const USES = {
  ports: {
    crypto: ['store'],
    mail: ['store'],
    media: ['store'],
    repository: ['store'],
    builds: ['repository', 'store'],
    departures: ['crypto', 'media', 'store'],
  },
  core: {
    audit: ['http'],
    jobs: ['accounts'],
    auth: ['accounts', 'audit', 'http', 'mail'],
    entries: ['accounts', 'audit', 'auth', 'http'],
  },
  features: {
    settings: ['reservations'],
    deleted: ['newsletter'],
    events: ['galleries', 'newsletter', 'reservations'],
    'data-duties': ['media', 'newsletter', 'reservations', 'users'],
    health: ['data-duties', 'newsletter'],
    publishing: ['health'],
    jobs: ['data-duties'],
    dashboard: ['health', 'jobs', 'mails', 'users'],
  },
};

const insideStoreys = Object.entries(USES).flatMap(([storey, uses]) => {
  const floor = `^src/server/${storey}/`;
  return [
    ...Object.entries(uses).map(([folder, used]) => ({
      name: `${storey}-used-by-${folder}`,
      severity: 'error',
      from: { path: `${floor}${folder}/` },
      to: { path: `${floor}(?!(?:${[folder, ...used].join('|')})/)` },
    })),
    {
      name: `${storey}-stand-alone`,
      severity: 'error',
      from: { path: `${floor}(?!(?:${Object.keys(uses).join('|')})/)([^/]+)/` },
      to: { path: floor, pathNot: `${floor}$1/` },
    },
  ];
});

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
      from: { path: '^src/(islands|page-scripts|api)' },
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
      from: { path: '^src/(pages|layouts|components|islands|page-scripts|api|admin|feeds|papers)' },
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
      name: 'adapters-are-picked-in-one-place',
      comment: 'Only assemble.ts and the self-host pick adapters.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: ['^src/server/assemble\\.ts', ADAPTERS] },
      to: { path: ADAPTERS },
    },
    {
      name: 'ports-know-only-the-rules',
      comment:
        'A port and its adapters know the outside world and the rules; never who asks, and not how calls come in.',
      severity: 'error',
      from: { path: '^src/server/ports/' },
      to: {
        path: '^src/',
        pathNot: ['^src/(domain|content-files)/', '^src/server/ports/', '^src/server/app-error\\.ts'],
      },
    },
    {
      name: 'core-knows-no-feature',
      severity: 'error',
      from: { path: '^src/server/core/' },
      to: { path: '^src/server/features/' },
    },
    {
      name: 'storeys-know-no-list',
      comment: 'What lists or makes everything stands above the storeys; they know the interface of the services only.',
      severity: 'error',
      from: { path: '^src/server/(core|features)/' },
      to: { path: '^src/server/[^/]+\\.ts', pathNot: '^src/server/(app-error|services)\\.ts' },
    },
    ...insideStoreys,
    {
      name: 'server-looks-down',
      comment: 'It knows no host, no publisher and no page.',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/', pathNot: '^src/(server|domain|content-files|feeds|papers)/' },
    },
    {
      name: 'server-knows-no-screen',
      severity: 'error',
      from: { path: '^src/(server|selfhost)' },
      to: { path: ['^src/(admin|islands|components|layouts|pages|styles|page-scripts|api)/', 'node_modules/astro/'] },
    },
    {
      name: 'functions-are-thin',
      comment: "Everything of ours is in `src/`; `netlify/` holds only what is the host's.",
      severity: 'error',
      from: { path: '^netlify/functions/' },
      to: { pathNot: ['^src/server/', '^netlify/netlify-function\\.ts', 'node_modules/@netlify/functions'] },
    },
    {
      name: 'netlify-knows-the-server-only',
      severity: 'error',
      from: { path: '^netlify/' },
      to: { path: '^(src|scripts)/', pathNot: '^src/server/' },
    },
    {
      name: 'react-makes-mails-only',
      comment: 'On the server React writes the mails; what composes one only passes its nodes on.',
      severity: 'error',
      from: { path: '^src/(server|selfhost)/(?!core/mail/templates/)' },
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
