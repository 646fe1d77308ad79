// The page for people without a permission: accounts that wait for a role, and staff whose role does not open a section.
import { currentUser, type SessionUser, signOut } from '../api/session.ts';
import { sessionToken } from '../api/session-token.ts';
import { ROLE_NAMES, workOf } from '../domain/accounts/role-words.ts';

/** Remembers that the account had no role, so that a role given meanwhile opens the staff area at once. */
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
  // An administrator may give the role while the page waits in another tab.
  document.addEventListener('visibilitychange', look);
  look();
});

async function lookForRole(): Promise<void> {
  // Without an answer the page says what it said before.
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
  // To accounts that wait it would only lead back here.
  show('[data-to-admin]', true);
}
