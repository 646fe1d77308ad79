/** Where the session's bearer token lives (SPEC 4, 9). */
const TOKEN_KEY = 'auth_token';

/** The token of the signed-in user; null for visitors, and where the browser keeps no storage. */
export function sessionToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}
