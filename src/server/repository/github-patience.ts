import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { ContentUnavailableError } from './content-repository.ts';

/** What one call may wait in all; a function on the host has a minute for everything. */
const PATIENCE_SECONDS = 5;
/** Of calls that were not answered, or with an error of the server. */
const MAX_RETRIES = 2;
/** GitHub asks for at least a minute after a secondary limit that names no time. */
const SECONDARY_LIMIT_SECONDS = 60;

const refusalSchema = z.object({
  status: z.number(),
  message: z.string(),
  response: z.object({ headers: z.record(z.string(), z.unknown()) }).optional(),
});

/** An error of the client, as far as it says what GitHub has answered. Status 500 without headers: there was no answer. */
export type Refusal = z.infer<typeof refusalSchema>;

export function refusalOf(error: unknown): Refusal | null {
  // An abort is told by its name; it has no status of its own, or a made-up one.
  if (error instanceof Error && /^(?:Abort|Timeout|Zod)Error$/.test(error.name))
    return { status: 500, message: error.name };
  return refusalSchema.safeParse(error).data ?? null;
}

/** Seconds that GitHub asks to wait; null when it refuses for another reason. */
function askedToWait({ status, message, response }: Refusal, nowMs: number): number | null {
  if (status !== 403 && status !== 429) return null;
  const header = (name: string) => Number(response?.headers[name] ?? Number.NaN);
  if (header('retry-after') >= 0) return header('retry-after');
  const resetSeconds = header('x-ratelimit-reset');
  if (header('x-ratelimit-remaining') === 0 && resetSeconds > 0)
    return Math.max(1, Math.ceil(resetSeconds - nowMs / 1000));
  return status === 429 || /secondary rate limit|abuse/i.test(message) ? SECONDARY_LIMIT_SECONDS : null;
}

/**
 * Makes a call that may be made again: waits as long as GitHub asks, if that is short, and tries again when there is no answer
 * or GitHub says 409, which it does while it is busy with the repository.
 * @throws ContentUnavailableError when it stays so; an error with another status of 400 to 499 as it is
 */
export async function patiently<T>(nowMs: () => number, call: () => Promise<T>): Promise<T> {
  let waitedSeconds = 0;
  for (let retries = 0; ; ) {
    try {
      return await call();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === null) throw error;
      const asked = askedToWait(refusal, nowMs());
      if (asked === null && refusal.status < 500 && refusal.status !== 409) throw error;
      if (asked !== null && waitedSeconds + asked > PATIENCE_SECONDS)
        throw new ContentUnavailableError('GitHub refuses for now', asked, { cause: error });
      if (asked === null && retries === MAX_RETRIES)
        throw new ContentUnavailableError('GitHub does not answer', null, { cause: error });
      retries += asked === null ? 1 : 0;
      const pauseSeconds = asked ?? 0.1 * 4 ** (retries - 1);
      waitedSeconds += Math.max(asked ?? 0, 0.1);
      await sleep(pauseSeconds * 1000);
    }
  }
}
