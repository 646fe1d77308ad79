// For accounts without a role, and staff without access to a section.
import { currentUser, type SessionUser, signOut } from '../api/session.ts';
import { sessionToken } from '../api/session-token.ts';
import { ROLE_NAMES, workOf } from '../domain/accounts/role-words.ts';

/** A role that is given meanwhile opens the staff area at once. */
const WAITS = 'waits-for-role';

document.addEventListener('astro:page-load', () => {
  const button = document.querySelector<HTMLButtonElement>('[data-sign-out]');
  if (button === null) return;
  button.hidden = sessionToken() === null;
  button.addEventListener('click', async () => {
    button.disabled = true;
    await signOut();
    location.assign('/login');
  });
  const look = () => {
    if (button.isConnected && document.visibilityState === 'visible') void lookForRole();
  };
  document.addEventListener('visibilitychange', look);
  look();
});

async function lookForRole(): Promise<void> {
  const user = await currentUser().catch(() => null);
  if (user === null) return;
  if (!user.permissions.includes('view_admin')) return sessionStorage.setItem(WAITS, user.id);
  if (sessionStorage.getItem(WAITS) === user.id) {
    sessionStorage.removeItem(WAITS);
    location.replace('/admin');
    return;
  }
  showRoles(user);
}

function showRoles({ roles }: SessionUser): void {
  const own = roles.map(({ name }) => name);
  const put = (selector: string, text: string) => {
    const element = document.querySelector(selector);
    if (element !== null) element.textContent = text;
  };
  put('[data-role-names]', own.map((role) => ROLE_NAMES[role]).join(', '));
  put('[data-role-work]', workOf(own));
  const show = (selector: string, isShown: boolean) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element !== null) element.hidden = !isShown;
  };
  show('[data-role-waits]', false);
  show('[data-role-given]', true);
  // The link would lead waiting accounts back here.
  show('[data-to-admin]', true);
}
