import type { BuildTrigger } from './build-trigger.ts';

/** For processes that build nothing: the dev server, whose pages show the content as it is, and scripts. */
export function noBuilds(): BuildTrigger {
  return { request: async () => {}, runs: async () => [] };
}
