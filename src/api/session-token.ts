/** Where the session's bearer token lives. */
const TOKEN_KEY = 'auth_token';

/** Hears `expired` and `signed-out`, in the tab in which it happens. */
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

/** Forgets the token when its owner leaves. */
export function forgetSession(): void {
  if (removeToken()) sessionEvents.dispatchEvent(new Event('signed-out'));
}

/** Forgets a token the server no longer takes, unless another has been put in its place meanwhile. */
export function expireSession(token: string): void {
  if (sessionToken() === token && removeToken()) sessionEvents.dispatchEvent(new Event('expired'));
}

/** @returns whether there was one */
function removeToken(): boolean {
  if (sessionToken() === null) return false;
  localStorage.removeItem(TOKEN_KEY);
  return true;
}
