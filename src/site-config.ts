import { join, resolve } from 'node:path';
import { storageFolder } from './content-files/folders.ts';
import { BUILD_VARIABLES, environmentProblem, readDataAttributes } from './domain/build-variables.ts';
import { DEFAULTS } from './domain/defaults.ts';

/**
 * An empty variable means none.
 * @throws Error naming every wrong variable, and SITE_URL when a production build of the host lacks it
 */
export function readBuildConfig(environment: Record<string, string | undefined>) {
  const variable = (name: string) => environment[name] || undefined;
  const root = variable('PROJECT_ROOT') ?? process.cwd();
  const contentDir = resolve(root, variable('CONTENT_DIR') ?? DEFAULTS.contentDir);
  const publicDir = resolve(root, variable('PUBLIC_DIR') ?? DEFAULTS.publicDir);
  const context = variable('CONTEXT');
  const address = variable('SITE_URL');
  const now = variable('BUILD_NOW');
  const port = Number(variable('PORT') ?? DEFAULTS.port);
  if (address === undefined && context === 'production') throw new Error('SITE_URL chýba.');
  const wrong = Object.entries(BUILD_VARIABLES).flatMap(([name, { isRight, wanted }]) => {
    const value = variable(name);
    return value === undefined || isRight(value) ? [] : [`${name} ${wanted}`];
  });
  if (wrong.length > 0) throw new Error(environmentProblem(wrong));
  return {
    root,
    contentDir,
    buildsDir: resolve(root, variable('BUILDS_DIR') ?? join(DEFAULTS.dataDir, 'builds')),
    publicDir,
    storageDir: storageFolder(contentDir, publicDir),
    /** No slash at the end. */
    siteUrl: new URL(address ?? `http://localhost:${port}`).origin,
    port,
    host: variable('HOST') ?? DEFAULTS.host,
    /** A copy for review (Netlify's contexts), hidden from search engines. */
    isPreview: context === 'deploy-preview' || context === 'branch-deploy',
    /** Netlify compresses what it serves by itself. */
    isForHost: variable('NETLIFY') === 'true',
    /** Epoch milliseconds; set only where a build must come out the same every time. */
    nowMs: now === undefined ? Date.now() : Date.parse(now),
    /** Loaded only with consent. */
    analyticsSrc: variable('ANALYTICS_SRC') ?? null,
    analyticsAttributes: readDataAttributes(variable('ANALYTICS_ATTRIBUTES') ?? ''),
    /** Requested only with consent. */
    tileUrl: variable('TILE_URL') ?? 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  } as const;
}

export const buildConfig = readBuildConfig(process.env);
