import type { Page } from 'playwright-core';
import type { Role } from '../../src/domain/accounts/permissions.ts';
import type { User } from '../../src/server/core/accounts/user.ts';
import type { Entry } from '../../src/server/ports/store/collection.ts';
import { openPage, siteServices } from './browser.ts';
import { makeAccount, signInAs } from './make-account.ts';

interface AdminOptions extends NonNullable<Parameters<typeof openPage>[1]> {
  account?: Partial<User>;
}

const NAMES: Record<Role, string> = {
  admin: 'Eva Správkyňa',
  editor: 'Ján Redaktor',
  programme: 'Petra Programová',
  rentals: 'Roman Sálový',
  texts: 'Tereza Textová',
};

let made = 0;

/**
 * The person's password is `PASSWORD` of make-account.ts.
 * @param role null: an account that waits for one
 * @param path below /admin, '' for the dashboard
 */
export async function openAdmin(
  role: Role | null,
  path = '',
  { account = {}, ...options }: AdminOptions = {},
): Promise<{ page: Page; user: Entry<User>; token: string }> {
  made += 1;
  const user = await makeAccount(siteServices(), {
    name: role === null ? 'Nina Nová' : NAMES[role],
    email: `${role ?? 'nova'}-${made}@kd.example`,
    roles: role === null ? [] : [role],
    ...account,
  });
  const token = await signInAs(siteServices(), user);
  const page = await openPage(`/admin${path}`, {
    consent: 'none',
    reducedMotion: true,
    isWarm: true,
    ...options,
    token,
  });
  return { page, user, token };
}

/**
 * As by a link, without loading the staff area anew. Nothing of the page before is left but answers of the last
 * seconds; a form with unsaved changes asks first.
 * @param path below /admin, with its query
 */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => typeof history.state?.idx === 'number');
  // Otherwise the page before would stay until the files of the next one have come.
  await page.evaluate(goForward, '/admin/nic-tu-nie-je');
  await page.getByRole('heading', { level: 1, name: 'Táto stránka neexistuje' }).waitFor();
  await page.evaluate(goForward, `/admin${path}`);
}

/** Runs in the page. The router counts its entries. */
function goForward(to: string): void {
  history.pushState({ usr: null, key: to, idx: history.state.idx + 1 }, '', to);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}
