import { Redis } from '@upstash/redis';
import { StoreError } from './store.ts';

/** Together below the ten seconds a function may take. */
const ATTEMPTS = 3;
const ATTEMPT_TIMEOUT_MS = 2500;
const BACKOFF_MS = [50, 250];

export type Command = [name: string, ...args: (string | number)[]];

export interface UpstashOptions {
  url: string;
  token: string;
  /** How long one attempt may take; 2500 ms unless told. */
  attemptTimeoutMs?: number;
}

/**
 * Whether the server itself answered with a refusal (wrong token, quota, script error): asking again would not help.
 * An answer that is not JSON is some gateway's.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'UpstashError';
}

/** What may be logged: the SDK quotes commands and answers in its messages, and values are personal data. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (isRefusal(error)) return error.message.split(', command was:', 1)[0] ?? '';
  const code = error.cause instanceof Error && 'code' in error.cause ? ` (${error.cause.code})` : '';
  return `${error.name}${code}`;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * One command per request to Upstash's REST API, sent again when its answer did not arrive; so a command must be one that
 * may be executed twice.
 * @throws StoreError unavailable
 */
export function upstashClient({ url, token, attemptTimeoutMs = ATTEMPT_TIMEOUT_MS }: UpstashOptions) {
  const redis = new Redis({
    url,
    token,
    // Otherwise "123456", "null" and "true" come back as other types.
    automaticDeserialization: false,
    enableTelemetry: false,
    // `false` would send twice, and only until the head of the answer; the attempts are counted here.
    retry: { retries: 0 },
    // As a function: a plain signal would make the SDK answer the reason of the abort as if it were the result.
    signal: () => AbortSignal.timeout(attemptTimeoutMs),
  });

  return async function send(command: Command): Promise<unknown> {
    let failure: unknown;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        // `exec` goes by itself; `get` and its like would join other callers' commands in a pipeline that is not atomic.
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
