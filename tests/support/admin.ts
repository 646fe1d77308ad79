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
