import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { withRenderer } from './src/publisher/astro-bundle.ts';
import { siteBuild } from './src/publisher/site-build.ts';
import { buildConfig } from './src/site-config.ts';

/** Modules that islands always need together become one file instead of several: each would be too small to be compressed. */
const ALWAYS_TOGETHER = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/, priority: 2 },
  { name: 'days', test: /src[\\/]domain[\\/]time[\\/](clock|calendar-day|date-range|format-date)\./ },
  { name: 'parts', test: /src[\\/]islands[\\/]parts[\\/](icons|Outcome|use-modal)\./ },
  {
    name: 'hire',
    test: /src[\\/]domain[\\/](reservations[\\/](price-estimate|reservation-words|reservation-warnings|reservation-time|busy-times)|time[\\/](typed-span|wall-clock))\./,
  },
  { name: 'consent', test: /src[\\/]domain[\\/]consent\.|ConsentBanner\.astro/ },
  {
    name: 'picture',
    test: /src[\\/](components[\\/](StoragePicture|PictureSource)\.|domain[\\/]galleries[\\/]picture-)/,
  },
];

/** What these files would draw in with them, though other pages need it alone. */
const ALONE = [
  { name: 'chevrons', test: /src[\\/]islands[\\/]parts[\\/]chevrons\./, priority: 1 },
  { name: 'rental-rules', test: /src[\\/]domain[\\/]reservations[\\/]rental-rules\./, priority: 1 },
  { name: 'fold', test: /src[\\/]domain[\\/]words[\\/]fold\./, priority: 1 },
  { name: 'price', test: /src[\\/]domain[\\/]words[\\/]price\./, priority: 1 },
];

/**
 * The oldest browsers that styles are written for, as in Vite's Baseline (widely available). Astro's own default is the newest
 * browsers, with shorthands that older versions of Safari ignore.
 */
const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

export default defineConfig({
  site: buildConfig.siteUrl,
  publicDir: buildConfig.publicDir,
  trailingSlash: 'never',
  // `events.html`, not `events/index.html`: one address per page, no slash to redirect. Styles are in the page: another file is
  // another request before the first paint (but see docs/decisions/0023).
  build: { format: 'file', assets: 'build', inlineStylesheets: 'always' },
  integrations: [withRenderer(react(), new URL('./src/publisher/react-renderer.ts', import.meta.url)), siteBuild()],
  devToolbar: { enabled: false },
  server: { port: buildConfig.port, host: buildConfig.host },
  vite: {
    // Leaflet and React are the largest. Vite's warning at 500 KB is useless, because `size-budget` has the limits.
    build: { chunkSizeWarningLimit: 700, cssTarget: OLDEST_BROWSERS },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [...ALWAYS_TOGETHER, ...ALONE] } } } } },
    },
  },
});
