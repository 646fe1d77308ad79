// Who is signed in, and how that ends.
import { hc, type InferResponseType } from 'hono/client';
import type { AuthApi } from '../server/core/auth/routes.ts';
import type { ProfileApi } from '../server/features/profile/routes.ts';
import { ApiError, callOptions } from './client.ts';
import { forgetSession, sessionEvents, sessionToken } from './session-token.ts';

/** The server's message for people who have not confirmed their address. */
const NOT_VERIFIED = 'not-verified';
const SIGN_OUT_MS = 5000;
/** Statuses of a server that is too busy, is starting, or cannot be reached by its proxy. They say nothing about the session. */
const NOT_NOW = new Set([408, 425, 429, 502, 503, 504]);

/** Message of the call where the server gives none. */
export const USER_FAILED = 'Failed to fetch the user';

const userCall = hc<ProfileApi>('/', callOptions(USER_FAILED)).api.user;
const logoutCall = hc<AuthApi>('/', callOptions('Logout failed')).api.logout;

/** The signed-in user. */
export type SessionUser = InferResponseType<typeof userCall.$get>;

/**
 * Asks the server who is signed in; null when nobody is or the session is over. Every refusal signs out, except the one for an
 * unconfirmed address and answers of a server that cannot tell at the moment; somebody who has signed in meanwhile stays signed in.
 * @throws ApiError when no answer came (`status` 0), the server cannot tell, or the address is unconfirmed (`isNotVerified`); the
 * session stays
 */
export async function currentUser(): Promise<SessionUser | null> {
  const token = sessionToken();
  if (token === null) return null;
  try {
    return await (await userCall.$get()).json();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 400 || NOT_NOW.has(error.status) || isNotVerified(error))
      throw error;
    forgetSession(token);
    return null;
  }
}

/** Whether a call was refused because the user has not confirmed their address; `/verify-email` tells them what to do. */
export function isNotVerified(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && error.message === NOT_VERIFIED;
}

/** Ends the session here and on the server. If the server does not answer, the session still ends here. */
export async function signOut(): Promise<void> {
  await logoutCall.$post({}, { init: { signal: AbortSignal.timeout(SIGN_OUT_MS) } }).catch(() => {});
  forgetSession();
}

/** `expired`: the server no longer accepts the session. `signed-out`: its owner signed out, perhaps in another tab. */
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
 * Reports that another tab has replaced this session. The caller must ask the server who is signed in now.
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

/**
 * The address of the sign-in page that leads back afterwards.
 * @param to path with query of the wanted page; only pages of the admin area are returned to
 * @param end `expired` when the page should say so
 */
export function loginAddress(to: string, end?: 'expired'): string {
  const query = new URLSearchParams({ to, ...(end === undefined ? {} : { session: end }) });
  return `/login?${query}`;
}
