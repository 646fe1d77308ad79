/** The storage key of the session's bearer token. */
const TOKEN_KEY = 'auth_token';

/** Receives `expired` and `signed-out`, in the tab in which they happen. */
export const sessionEvents = new EventTarget();

/** The token of the signed-in user; null for visitors, and where the browser keeps no storage. */
export function sessionToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}

/** @throws DOMException where the browser keeps no storage */
export function keepSessionToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token);
}

/**
 * Removes a token when its owner signs out.
 * @param token by default the present one; another that has replaced it meanwhile stays
 */
export function forgetSession(token = sessionToken()): void {
  endSession(token, 'signed-out');
}

/** Removes a token that the server no longer accepts, unless another one has replaced it meanwhile. */
export function expireSession(token: string): void {
  endSession(token, 'expired');
}

function endSession(token: string | null, end: 'signed-out' | 'expired'): void {
  if (token === null || sessionToken() !== token) return;
  localStorage.removeItem(TOKEN_KEY);
  sessionEvents.dispatchEvent(new Event(end));
}
