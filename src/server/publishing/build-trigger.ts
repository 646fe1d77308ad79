import type { ContentProblem } from '../../content-files/content-problem.ts';

export interface BuildRun {
  id: string;
  state: 'waiting' | 'building' | 'live' | 'failed';
  /** Epoch milliseconds. */
  startedAt: number;
  endedAt: number | null;
  /** Why it failed, in a Slovak sentence for staff; null otherwise. */
  reason: string | null;
  /** The mistakes in the content it failed for, as far as it tells them apart. */
  problems: readonly ContentProblem[];
  /** State of the content it builds; null when unknown. */
  revision: string | null;
  /** When it is asked for at the earliest, in epoch milliseconds, while changes are gathered for it. */
  dueAt?: number;
}

/**
 * `now`: as soon as no other build is under way. `gathered`: where every build costs money, a few minutes after the first change
 * that waits, so that those in between go with it (docs/publishing.md).
 */
export type Urgency = 'now' | 'gathered';

/** Builds the site from the newest content (DESIGN 6). */
export interface BuildTrigger {
  /** Asks for a build. Requests during a build make one more at its end. Resolves when the request is accepted. */
  request(urgency?: Urgency): Promise<void>;
  /** Tells that somebody is about to change something, where that helps. */
  warmUp?(): void;
  /** Builds, newest first. */
  runs(limit: number): Promise<BuildRun[]>;
}

/** What a host tells of its builds by itself. */
export interface DeployNotifications {
  /**
   * Takes one notification; the same one again, or a late one, changes nothing. False when the host has not signed it.
   * @param signature of the body, as it came beside it
   */
  accept(body: Uint8Array, signature: string): Promise<boolean>;
  /** True when builds were asked for and the host has told nothing since, for longer than a build takes. */
  isSilent(): Promise<boolean>;
}

/** The host does not take the request; nothing will be built for it. */
export class BuildUnavailableError extends Error {
  override name = 'BuildUnavailableError';
}

/** For processes that build nothing: the dev server, whose pages show the content as it is, and scripts. */
export function noBuilds(): BuildTrigger {
  return { request: async () => {}, runs: async () => [] };
}
