// Calls refused because the session has ended wait here until somebody signs in on the same page.
import { ApiError, SESSION_EXPIRED } from '../../api/client.ts';
import { sessionToken } from '../../api/session-token.ts';

const waiting = new Set<(isSame: boolean) => void>();

/** False when somebody has signed in since. */
export function needsSession(error: unknown): boolean {
  return error instanceof ApiError && error.message === SESSION_EXPIRED && sessionToken() === null;
}

/** @returns whether the same person has signed in again */
export function waitForSignIn(): Promise<boolean> {
  return new Promise((resolve) => waiting.add(resolve));
}

export function resolveSignIn(isSame: boolean): void {
  for (const resolve of waiting) resolve(isSame);
  waiting.clear();
}
