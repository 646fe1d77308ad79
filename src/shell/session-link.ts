// The header's link to the admin area, only for someone who is signed in (SPEC 2.1).
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
