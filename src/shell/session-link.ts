// The header's link to the admin area, only for someone who is signed in (SPEC 2.1).
import { sessionEvents, sessionToken } from '../api/session-token.ts';

function show(): void {
  const link = document.querySelector<HTMLElement>('[data-admin-link]');
  if (link) link.hidden = sessionToken() === null;
}

document.addEventListener('astro:page-load', show);
// Signing in or out in another tab, or here without a change of the page.
addEventListener('storage', show);
for (const end of ['expired', 'signed-out']) sessionEvents.addEventListener(end, show);
