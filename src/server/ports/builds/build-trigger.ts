import type { ContentProblem } from '../../../content-files/content-problem.ts';

export interface BuildRun {
  id: string;
  state: 'waiting' | 'building' | 'live' | 'failed';
  /** Epoch milliseconds. */
  startedAt: number;
  endedAt: number | null;
  /** The reason of a failure, in a Slovak sentence for staff; null otherwise. */
  reason: string | null;
  /** The mistakes in the content that made it fail, or that it has kept out, if it names them. */
  problems: readonly ContentProblem[];
  /**
   * The files that it has kept out, by path below `content/`, with their blob ids in the content: empty for what it could not read;
   * null: it is gone there. Of these the site shows what it showed before, or nothing.
   */
  heldBack?: Readonly<Record<string, string | null>> | undefined;
  /** The revision of the content it builds; null: unknown. */
  revision: string | null;
  /** When it will be requested at the earliest, in epoch milliseconds, while changes are gathered for it. */
  dueAt?: number;
}

/** A build that has not ended. */
export function openRun(id: string, state: 'waiting' | 'building', startedAt: number): BuildRun {
  return { id, state, startedAt, endedAt: null, reason: null, problems: [], revision: null };
}

/** Whether everything but some files with mistakes is live. */
export function isPartial(run: BuildRun | undefined): boolean {
  return run?.state === 'live' && run.problems.length > 0;
}

/**
 * Whether a build has kept out a file just as it is in the content; null: it is gone there. Of what it could not read, the content
 * has the version that was read last, so any counts.
 */
export function isHeldBack(run: BuildRun | undefined, path: string, blobId: string | null): boolean {
  const held = run?.state === 'live' ? run.heldBack?.[path] : undefined;
  return held !== undefined && (held === '' || held === blobId);
}

/**
 * `now`: as soon as no other build is under way. `gathered`: where every build costs money, a few minutes after the first
 * change that waits, so that one build publishes all changes in between (docs/publishing.md).
 */
export type Urgency = 'now' | 'gathered';

export interface BuildTrigger {
  /** Asks for a build. Requests during a build cause one more build after it. Resolves when the request is accepted. */
  request(urgency?: Urgency): Promise<void>;
  /** Announces that somebody is about to change something, so that the next build starts faster. */
  warmUp?(): void;
  /** Builds, newest first. */
  runs(limit: number): Promise<BuildRun[]>;
}

export interface DeployNotifications {
  /**
   * Takes one notification. A repeated or late one changes nothing.
   * @param signature the header with the signature of the body
   * @returns false when the host has not signed it
   */
  accept(body: Uint8Array, signature: string): Promise<boolean>;
  /** Whether a build was requested and the host has sent nothing since, for longer than a build takes. */
  isSilent(): Promise<boolean>;
}

/** The host does not accept the request, so it causes no build. */
export class BuildUnavailableError extends Error {
  override name = 'BuildUnavailableError';
}

/** For processes that build nothing: scripts, and the dev server, whose pages show the content as it is. */
export function noBuilds(): BuildTrigger {
  return { request: async () => {}, runs: async () => [] };
}
