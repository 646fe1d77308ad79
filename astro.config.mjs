import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { withRenderer } from './src/publisher/astro-bundle.ts';
import { customMedia } from './src/publisher/custom-media.ts';
import { siteBuild } from './src/publisher/site-build.ts';
import { buildConfig } from './src/site-config.ts';

/** Islands always need all of these modules, and alone each is too small to compress well. */
const ALWAYS_TOGETHER = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/, priority: 2 },
  { name: 'days', test: /src[\\/]domain[\\/]time[\\/](clock|calendar-day|date-range|format-date)\./ },
  { name: 'parts', test: /src[\\/]islands[\\/]parts[\\/](icons|Outcome|use-modal)\./ },
  {
    name: 'hire',
    test: /src[\\/]domain[\\/](reservations[\\/](price-estimate|reservation-warnings|reservation-time)|time[\\/](typed-span|wall-clock))\./,
  },
  { name: 'consent', test: /src[\\/]domain[\\/]consent\.|ConsentBanner\.astro/ },
  {
    name: 'picture',
    test: /src[\\/](components[\\/]StoragePicture\.|domain[\\/]galleries[\\/]picture-)/,
  },
];

/** Other pages need these alone. */
const ALONE = [
  { name: 'chevrons', test: /src[\\/]islands[\\/]parts[\\/]chevrons\./, priority: 1 },
  { name: 'fold', test: /src[\\/]domain[\\/]words[\\/]fold\./, priority: 1 },
  { name: 'price', test: /src[\\/]domain[\\/]words[\\/]price\./, priority: 1 },
];

/** As in Vite's Baseline. Astro's default breaks older versions of Safari. */
const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

export default defineConfig({
  site: buildConfig.siteUrl,
  publicDir: buildConfig.publicDir,
  trailingSlash: 'never',
  // `events.html`, not `events/index.html`: no slash to redirect. Inline styles save a request (but see
  // docs/decisions/0023).
  build: { format: 'file', assets: 'build', inlineStylesheets: 'always' },
  integrations: [withRenderer(react(), new URL('./src/publisher/react-renderer.ts', import.meta.url)), siteBuild()],
  devToolbar: { enabled: false },
  server: { port: buildConfig.port, host: buildConfig.host },
  vite: {
    css: { postcss: { plugins: [customMedia()] } },
    // `size-budget` has the limits.
    build: { chunkSizeWarningLimit: 700, cssTarget: OLDEST_BROWSERS },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [...ALWAYS_TOGETHER, ...ALONE] } } } } },
    },
  },
});
