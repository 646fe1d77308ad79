// The header's link to the admin area, only for someone who is signed in.
/**
 * The key of src/api/session-token.ts, repeated: imported from there, this script of every page would share a module with the
 * islands and need one more request.
 */
const TOKEN_KEY = 'auth_token';

function isSignedIn(): boolean {
  try {
    return localStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    // Browsers that keep no cookies keep no storage either, and refuse to be asked.
    return false;
  }
}

function show(): void {
  const link = document.querySelector<HTMLElement>('[data-admin-link]');
  if (link) link.hidden = !isSignedIn();
}

document.addEventListener('astro:page-load', show);
// Signing in or out in another tab.
addEventListener('storage', show);
