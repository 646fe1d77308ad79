// Shows the header's link to the staff area only to people who are signed in. The server is asked once a visit, and only for those
// who have a token; a token that it no longer accepts is dropped.
/**
 * The key of src/api/session-token.ts, repeated like the rule of src/api/session.ts: imported from there, this script, which is in
 * every page, would become requests of its own.
 */
const TOKEN_KEY = 'auth_token';
/** In the storage of the tab: the server has accepted the token. */
const ACCEPTED_KEY = 'auth_accepted';
/**
 * Answers that end no session: of a server that cannot tell at the moment (docs/decisions/0019), and 403, because whoever has not
 * confirmed their address yet needs it for that.
 */
const NO_END = [403, 408, 425, 429, 502, 503, 504];

async function isSignedIn(): Promise<boolean> {
  // Who is to confirm their address has a session that opens nothing else yet.
  if (location.pathname.startsWith('/verify-email')) return false;
  try {
    const token = localStorage.getItem(TOKEN_KEY);
    if (token === null) sessionStorage.removeItem(ACCEPTED_KEY);
    if (token === null || sessionStorage.getItem(ACCEPTED_KEY) !== null) return token !== null;
    const { ok, status } = await fetch('/api/user', { headers: { Authorization: `Bearer ${token}` } });
    if (ok) sessionStorage.setItem(ACCEPTED_KEY, '');
    else if (!NO_END.includes(status) && localStorage.getItem(TOKEN_KEY) === token) localStorage.removeItem(TOKEN_KEY);
    return ok;
  } catch {
    // No answer came, or the browser blocks cookies and so throws when a script asks for storage.
    return false;
  }
}

async function show(): Promise<void> {
  const isShown = await isSignedIn();
  const link = document.querySelector<HTMLElement>('[data-admin-link]');
  if (link) link.hidden = !isShown;
}

document.addEventListener('astro:page-load', show);
// Signing in or out in another tab.
addEventListener('storage', show);
