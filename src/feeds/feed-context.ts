import type { Site } from '../domain/content/site.ts';

/** What every feed needs besides the events. */
export interface FeedContext {
  site: Site;
  /** No slash at the end. */
  siteUrl: string;
  /** The moment of the build, epoch milliseconds. */
  nowMs: number;
}
