import { Redis } from '@upstash/redis';
import { StoreError } from '../store.ts';

/** All attempts together take less than the ten seconds of a function. */
const ATTEMPTS = 3;
const ATTEMPT_TIMEOUT_MS = 2500;
const BACKOFF_MS = [50, 250];

export type Command = [name: string, ...args: (string | number)[]];

export interface UpstashOptions {
  url: string;
  token: string;
  /** How long one attempt may take; default: 2500 ms. */
  attemptTimeoutMs?: number;
}

/** Whether Upstash itself refused, so that asking again would not help. Answers that are not JSON come from a gateway. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'UpstashError';
}

/** The part of an error that may be logged. The SDK quotes commands and answers in its messages, and values are personal data. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (isRefusal(error)) return error.message.split(', command was:', 1)[0] ?? '';
  const code = error.cause instanceof Error && 'code' in error.cause ? ` (${error.cause.code})` : '';
  return `${error.name}${code}`;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends one command per request to Upstash's REST API, and sends it again when no answer arrives: only send commands that may
 * run twice.
 * @throws StoreError unavailable
 */
export function upstashClient({ url, token, attemptTimeoutMs = ATTEMPT_TIMEOUT_MS }: UpstashOptions) {
  const redis = new Redis({
    url,
    token,
    // Otherwise "123456", "null" and "true" come back as other types.
    automaticDeserialization: false,
    enableTelemetry: false,
    // `send` counts the attempts. `false` would still send twice.
    retry: { retries: 0 },
    // A function, because with a plain signal the SDK returns the reason of the abort as if it were the result.
    signal: () => AbortSignal.timeout(attemptTimeoutMs),
  });

  return async function send(command: Command): Promise<unknown> {
    let failure: unknown;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        // `exec` sends the command alone; `get` and the like would join the commands of other callers in one pipeline.
        return await redis.exec<unknown>(command);
      } catch (error) {
        failure = error;
        if (isRefusal(error)) break;
        await pause(BACKOFF_MS[attempt] ?? 0);
      }
    }
    throw new StoreError('unavailable', `Upstash does not serve: ${describe(failure)}`);
  };
}
