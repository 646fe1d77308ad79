import { Redis } from '@upstash/redis';
import { StoreError } from '../store.ts';

/** Together less than a function's ten seconds. */
const ATTEMPTS = 3;
const ATTEMPT_TIMEOUT_MS = 2500;
const BACKOFF_MS = [50, 250];

export type Command = [name: string, ...args: (string | number)[]];

export interface UpstashOptions {
  url: string;
  token: string;
  attemptTimeoutMs?: number;
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'UpstashError';
}

/** The SDK quotes values in its messages, and those are personal data. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (isRefusal(error)) return error.message.split(', command was:', 1)[0] ?? '';
  const code = error.cause instanceof Error && 'code' in error.cause ? ` (${error.cause.code})` : '';
  return `${error.name}${code}`;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Without an answer a command is sent again: only those that may run twice. */
export function upstashClient({ url, token, attemptTimeoutMs = ATTEMPT_TIMEOUT_MS }: UpstashOptions) {
  const redis = new Redis({
    url,
    token,
    // Otherwise "123456", "null" and "true" come back as other types.
    automaticDeserialization: false,
    enableTelemetry: false,
    // `send` counts the attempts. `false` would still send twice.
    retry: { retries: 0 },
    // Given a plain signal the SDK returns its reason as the result.
    signal: () => AbortSignal.timeout(attemptTimeoutMs),
  });

  return async function send(command: Command): Promise<unknown> {
    let failure: unknown;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        // `get` and the like would join other callers' commands.
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
