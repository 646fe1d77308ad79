/** What of the environment ends up in pages (src/site-config.ts). Nothing secret is in it. */
export const BUILD_ENVIRONMENT = ['SITE_URL', 'PORT', 'ANALYTICS_SRC', 'TILE_URL', 'BUILD_NOW'] as const;

/** The part of an environment that builds may see; empty is the same as none. */
export function buildEnvironment(env: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    BUILD_ENVIRONMENT.flatMap((name): [string, string][] => {
      const value = env[name];
      return value ? [[name, value]] : [];
    }),
  );
}
