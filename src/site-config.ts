// The settings that a build reads from the environment; functions read theirs in src/server/environment.ts.
import { join, resolve } from 'node:path';
import { storageFolder } from './content-files/storage-folder.ts';
import { BUILD_VARIABLES, environmentProblem, readDataAttributes } from './domain/build-variables.ts';
import { DEFAULTS } from './domain/defaults.ts';

/**
 * @param environment an empty variable means the same as none
 * @throws Error naming every variable that is wrong, or SITE_URL when it is missing in a production build of the host
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
    /** Where the self-host keeps its own builds. */
    buildsDir: resolve(root, variable('BUILDS_DIR') ?? join(DEFAULTS.dataDir, 'builds')),
    /** Files served as they are. */
    publicDir,
    /** Pictures that are committed with the content. */
    storageDir: storageFolder(contentDir, publicDir),
    /** No slash at the end. */
    siteUrl: new URL(address ?? `http://localhost:${port}`).origin,
    /** Where the dev server listens. */
    port,
    host: variable('HOST') ?? DEFAULTS.host,
    /** A copy for review on the host (Netlify's build contexts), which search engines must leave alone. */
    isPreview: context === 'deploy-preview' || context === 'branch-deploy',
    /** Netlify builds it, and compresses what it serves by itself. */
    isForHost: variable('NETLIFY') === 'true',
    /** The moment the build takes as now, in epoch milliseconds; set only where a build must come out the same every time. */
    nowMs: now === undefined ? Date.now() : Date.parse(now),
    /** Script of the visitor statistics, loaded only with consent. Unset: nothing is measured. */
    analyticsSrc: variable('ANALYTICS_SRC') ?? null,
    /** What that script is told by `data-` attributes of its element, by their names. */
    analyticsAttributes: readDataAttributes(variable('ANALYTICS_ATTRIBUTES') ?? ''),
    /** Map tiles, requested only with consent. */
    tileUrl: variable('TILE_URL') ?? 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  } as const;
}

export const buildConfig = readBuildConfig(process.env);
