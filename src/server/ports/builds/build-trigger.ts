import type { ContentProblem } from '../../../content-files/content-problem.ts';

export interface BuildRun {
  id: string;
  state: 'waiting' | 'building' | 'live' | 'failed';
  startedAt: number;
  endedAt: number | null;
  /** A Slovak sentence for staff; null unless it failed. */
  reason: string | null;
  /** Mistakes that made it fail or that it has kept out. */
  problems: readonly ContentProblem[];
  /**
   * Path below `content/` → blob id in the content: empty for what could not be read; null: gone there. The site
   * shows what it showed of these before.
   */
  heldBack?: Readonly<Record<string, string | null>> | undefined;
  /** null: unknown. */
  revision: string | null;
  /** At the earliest, epoch milliseconds, while changes are gathered. */
  dueAt?: number;
}

export function openRun(id: string, state: 'waiting' | 'building', startedAt: number): BuildRun {
  return { id, state, startedAt, endedAt: null, reason: null, problems: [], revision: null };
}

export function isPartial(run: BuildRun | undefined): boolean {
  return run?.state === 'live' && run.problems.length > 0;
}

/** null: gone in the content. What could not be read counts with any version. */
export function isHeldBack(run: BuildRun | undefined, path: string, blobId: string | null): boolean {
  const held = run?.state === 'live' ? run.heldBack?.[path] : undefined;
  return held !== undefined && (held === '' || held === blobId);
}

/**
 * `now`: after the build under way. `gathered`: where builds cost money, some minutes after the first change that
 * waits (docs/publishing.md).
 */
export type Urgency = 'now' | 'gathered';

export interface BuildTrigger {
  /** Requests during a build cause one more after it. Resolves when the request is accepted. */
  request(urgency?: Urgency): Promise<void>;
  /** Somebody is about to save: the next build starts faster. */
  warmUp?(): void;
  runs(limit: number): Promise<BuildRun[]>;
}

export interface DeployNotifications {
  /** A repeated or late notification changes nothing; false: the host has not signed it. */
  accept(body: Uint8Array, signature: string): Promise<boolean>;
  /** The host has sent nothing for longer than a build takes. */
  isSilent(): Promise<boolean>;
}

export class BuildUnavailableError extends Error {
  override name = 'BuildUnavailableError';
}

/** For scripts, and the dev server, whose pages show the content as it is. */
export function noBuilds(): BuildTrigger {
  return { request: async () => {}, runs: async () => [] };
}
