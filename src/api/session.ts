import { hc, type InferResponseType } from 'hono/client';
import type { AuthApi } from '../server/core/auth/routes.ts';
import type { ProfileApi } from '../server/features/profile/routes.ts';
import { ApiError, bodyOf, callOptions } from './client.ts';
import { forgetSession, sessionEvents, sessionToken } from './session-token.ts';

const NOT_VERIFIED = 'not-verified';
const SIGN_OUT_MS = 5000;
/** The server is busy, starting, or out of its proxy's reach, which says nothing about the session. */
const NOT_NOW = new Set([408, 425, 429, 502, 503, 504]);

export const USER_FAILED = 'Failed to fetch the user';

const userCall = hc<ProfileApi>('/', callOptions(USER_FAILED)).api.user;
const logoutCall = hc<AuthApi>('/', callOptions('Logout failed')).api.logout;

export type SessionUser = InferResponseType<typeof userCall.$get>;

/**
 * Null when nobody is signed in. A refusal ends the session, unless the address is unconfirmed (`isNotVerified`), the
 * status is in NOT_NOW, or another token has replaced this one.
 * @throws ApiError for the two first, and when no answer came (`status` 0)
 */
export async function currentUser(): Promise<SessionUser | null> {
  const token = sessionToken();
  if (token === null) return null;
  try {
    return await bodyOf(userCall.$get());
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 400 || NOT_NOW.has(error.status) || isNotVerified(error))
      throw error;
    forgetSession(token);
    return null;
  }
}

export function isNotVerified(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && error.message === NOT_VERIFIED;
}

/** Ends the session here even without an answer. */
export async function signOut(): Promise<void> {
  await logoutCall.$post({}, { init: { signal: AbortSignal.timeout(SIGN_OUT_MS) } }).catch(() => {});
  forgetSession();
}

export type SessionEnd = 'expired' | 'signed-out';

/** @returns a function that stops listening */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  sessionEvents.addEventListener('expired', () => listener('expired'), { signal });
  sessionEvents.addEventListener('signed-out', () => listener('signed-out'), { signal });
  // The event comes from other tabs only.
  addEventListener('storage', () => sessionToken() === null && listener('signed-out'), { signal });
  return () => listening.abort();
}

/**
 * Another tab has replaced the session: the caller must ask again who is signed in.
 * @returns a function that stops listening
 */
export function onSessionChange(listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let known = sessionToken();
  const look = () => {
    const token = sessionToken();
    if (token === null || token === known) return;
    known = token;
    listener();
  };
  addEventListener('storage', look, { signal });
  // A page that the back button restores has missed events.
  addEventListener('pageshow', look, { signal });
  return () => listening.abort();
}

/** @param to path with query; only pages of the admin area are returned to */
export function loginAddress(to: string, end?: 'expired'): string {
  const query = new URLSearchParams({ to, ...(end === undefined ? {} : { session: end }) });
  return `/login?${query}`;
}
