const TOKEN_KEY = 'auth_token';

/** Gets `expired` and `signed-out`, only in the tab in which they happen. */
export const sessionEvents = new EventTarget();

/** Null for visitors, and where the browser keeps no storage. */
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

/** @param token another one that has replaced it meanwhile stays */
export function forgetSession(token = sessionToken()): void {
  endSession(token, 'signed-out');
}

export function expireSession(token: string): void {
  endSession(token, 'expired');
}

function endSession(token: string | null, end: 'signed-out' | 'expired'): void {
  if (token === null || sessionToken() !== token) return;
  localStorage.removeItem(TOKEN_KEY);
  sessionEvents.dispatchEvent(new Event(end));
}
