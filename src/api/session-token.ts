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

/** Removes the token when its owner signs out. */
export function forgetSession(): void {
  if (removeToken()) sessionEvents.dispatchEvent(new Event('signed-out'));
}

/** Removes a token that the server no longer accepts, unless another one has replaced it meanwhile. */
export function expireSession(token: string): void {
  if (sessionToken() === token && removeToken()) sessionEvents.dispatchEvent(new Event('expired'));
}

/** @returns whether there was one */
function removeToken(): boolean {
  if (sessionToken() === null) return false;
  localStorage.removeItem(TOKEN_KEY);
  return true;
}
