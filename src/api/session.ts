// Who is signed in, and how that ends.
import { hc, type InferResponseType } from 'hono/client';
import type { AuthApi } from '../server/auth/routes.ts';
import type { ProfileApi } from '../server/users/routes.ts';
import { ApiError, callOptions } from './client.ts';
import { forgetSession, sessionEvents, sessionToken } from './session-token.ts';

/** What the server says to those who have not confirmed their address. */
const NOT_VERIFIED = 'not-verified';
const SIGN_OUT_MS = 5000;
/** Statuses of a server that is too busy, starting, or not reached by what stands before it: they say nothing of a session. */
const NOT_NOW = new Set([408, 425, 429, 502, 503, 504]);

/** Message of the call where the server gives none. */
export const USER_FAILED = 'Failed to fetch the user';

const userCall = hc<ProfileApi>('/', callOptions(USER_FAILED)).api.user;
const logoutCall = hc<AuthApi>('/', callOptions('Logout failed')).api.logout;

/** The signed-in user. */
export type SessionUser = InferResponseType<typeof userCall.$get>;

/**
 * Who is signed in, asked from the server; null for nobody, and for those whose session is over. Every refusal signs out
 * but the one for an address that waits for confirmation, and answers of a server that cannot tell now (decision 19).
 * @throws ApiError when no answer came (`status` 0) or none for now, the session stays; and with `isNotVerified`
 */
export async function currentUser(): Promise<SessionUser | null> {
  if (sessionToken() === null) return null;
  try {
    return await (await userCall.$get()).json();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 400 || NOT_NOW.has(error.status) || isNotVerified(error))
      throw error;
    forgetSession();
    return null;
  }
}

/** Whether a call was refused because the user has not confirmed their address; `/verify-email` tells them what to do. */
export function isNotVerified(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && error.message === NOT_VERIFIED;
}

/** Ends the session here and on the server; here also when the server does not answer. */
export async function signOut(): Promise<void> {
  await logoutCall.$post({}, { init: { signal: AbortSignal.timeout(SIGN_OUT_MS) } }).catch(() => {});
  forgetSession();
}

/** `expired`: the server no longer takes the session. `signed-out`: its owner left, perhaps in another tab. */
export type SessionEnd = 'expired' | 'signed-out';

/** @returns what ends the listening */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  sessionEvents.addEventListener('expired', () => listener('expired'), { signal });
  sessionEvents.addEventListener('signed-out', () => listener('signed-out'), { signal });
  // Comes from other tabs only.
  addEventListener('storage', () => sessionToken() === null && listener('signed-out'), { signal });
  return () => listening.abort();
}

/**
 * Tells that another session has taken the place of this one, from another tab. Whose it is has to be asked.
 * @returns what ends the listening
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
  // A page that was put away by the way back has heard nothing meanwhile.
  addEventListener('pageshow', look, { signal });
  return () => listening.abort();
}

/**
 * Address of the sign-in page that leads back afterwards.
 * @param to path with query of the page one wants; only those of the admin area are gone back to
 * @param end `expired` when the page shall say so
 */
export function loginAddress(to: string, end?: 'expired'): string {
  const query = new URLSearchParams({ to, ...(end === undefined ? {} : { session: end }) });
  return `/login?${query}`;
}
