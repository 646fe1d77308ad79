// Composition root: the only file that reads the environment and picks adapters.
import { type Config, readConfig } from './config.ts';
import { contentIndexFile } from './content/content-index-file.ts';
import { type Clock, systemClock } from './ports/clock.ts';
import type { ContentIndexSource } from './ports/content-index-source.ts';

/** Everything a feature may use of the outside world. */
export interface Services {
  config: Config;
  clock: Clock;
  contentIndex: ContentIndexSource;
}

/**
 * Makes the services the environment asks for.
 * @throws ConfigError naming every wrong variable
 */
export function servicesFromEnv(env: Record<string, string | undefined> = process.env): Services {
  return { config: readConfig(env), clock: systemClock, contentIndex: contentIndexFile() };
}
