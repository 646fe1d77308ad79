// What a build reads from the environment (DESIGN 2); the functions have their own composition root.
import { join, resolve } from 'node:path';

const root = process.env.PROJECT_ROOT ?? process.cwd();
const port = process.env.PORT ?? '4321';

export const buildConfig = {
  root,
  contentDir: resolve(root, process.env.CONTENT_DIR ?? 'content'),
  /** Where the self-host keeps its own builds. */
  buildsDir: resolve(root, process.env.BUILDS_DIR ?? '.data/builds'),
  /** Files served as they are. */
  publicDir: join(root, 'public'),
  storageDir: join(root, 'public', 'storage'),
  /** No slash at the end. */
  siteUrl: (process.env.SITE_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
  /** A copy for review on the host (Netlify's build contexts), which search engines must leave alone. */
  isPreview: process.env.CONTEXT === 'deploy-preview' || process.env.CONTEXT === 'branch-deploy',
  /** Netlify builds it, and compresses what it serves by itself. */
  isForHost: process.env.NETLIFY === 'true',
  /** The moment the build takes as now, in epoch milliseconds; set only where a build must come out the same every time. */
  nowMs: process.env.BUILD_NOW === undefined ? Date.now() : Date.parse(process.env.BUILD_NOW),
  /** Script of the visitor statistics, loaded only with consent (DESIGN 11). Unset: nothing is measured. */
  analyticsSrc: process.env.ANALYTICS_SRC ?? null,
  /** Map tiles, requested only with consent. */
  tileUrl: process.env.TILE_URL ?? 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
} as const;
