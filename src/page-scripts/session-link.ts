/**
 * Repeats src/api/session-token.ts and session.ts: with imports this script of every page would need requests of its
 * own.
 */
const TOKEN_KEY = 'auth_token';
/** In the storage of the tab: the server has accepted the token. */
const ACCEPTED_KEY = 'auth_accepted';
/**
 * These answers end no session: the server cannot tell (docs/decisions/0019), or the address is unconfirmed (403).
 */
const NO_END = [403, 408, 425, 429, 502, 503, 504];

async function isSignedIn(): Promise<boolean> {
  // A session without a confirmed address opens nothing else.
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
    // No answer came, or a browser that blocks cookies threw on storage.
    return false;
  }
}

async function show(): Promise<void> {
  const isShown = await isSignedIn();
  const link = document.querySelector<HTMLElement>('[data-admin-link]');
  if (link) link.hidden = !isShown;
}

document.addEventListener('astro:page-load', show);
// Another tab signed in or out.
addEventListener('storage', show);
