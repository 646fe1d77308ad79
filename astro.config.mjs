import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { siteBuild } from './src/publisher/site-build.ts';
import { buildConfig } from './src/site-config.ts';

/** Modules that no island has one of without the others: one file instead of three or four, each with its headers. */
const ALWAYS_TOGETHER = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'picture',
    test: /src[\\/](components[\\/](StoragePicture|PictureSource)\.|domain[\\/](galleries[\\/]picture-|words[\\/]typography))/,
  },
];

/**
 * The oldest browsers the styles are written for: what Vite takes for Baseline (widely available). Astro would write them for the
 * newest alone, with shorthands that Safari leaves out as a whole.
 */
const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

/** An integration whose components are rendered by our own entry. */
function withRenderer(integration, serverEntrypoint) {
  const setup = integration.hooks['astro:config:setup'];
  const hooks = {
    ...integration.hooks,
    'astro:config:setup': (options) =>
      setup({ ...options, addRenderer: (renderer) => options.addRenderer({ ...renderer, serverEntrypoint }) }),
  };
  return { ...integration, hooks };
}

export default defineConfig({
  site: buildConfig.siteUrl,
  trailingSlash: 'never',
  // `events.html`, not `events/index.html`: one address per page, no slash to redirect. Styles travel in the page: another
  // file is another journey before the first paint (but see docs/decisions/0023).
  build: { format: 'file', assets: 'build', inlineStylesheets: 'always' },
  integrations: [
    withRenderer(react(), new URL('./src/publisher/pages/react-renderer.ts', import.meta.url)),
    siteBuild(),
  ],
  devToolbar: { enabled: false },
  server: { port: buildConfig.port, host: buildConfig.host },
  vite: {
    // Leaflet and React are the largest; a warning at 500 KB would say nothing new: `size-budget` has the limits.
    build: { chunkSizeWarningLimit: 700, cssTarget: OLDEST_BROWSERS },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: ALWAYS_TOGETHER } } } } },
    },
  },
});
