import { creationWrites, newUserId, requireUser } from '../../src/server/core/accounts/accounts.ts';
import { newUser, type User } from '../../src/server/core/accounts/user.ts';
import { GIVEN } from '../../src/server/core/auth/password-rules.ts';
import { startedSession } from '../../src/server/core/auth/sessions.ts';
import type { Entry } from '../../src/server/ports/store/collection.ts';
import type { Services } from '../../src/server/services.ts';

export const PASSWORD = 'modrý bicykel na streche';

export async function makeAccount(
  services: Services,
  { password = PASSWORD, ...overrides }: Partial<User> & { password?: string } = {},
): Promise<Entry<User>> {
  const now = services.clock.now();
  const user = newUser({
    name: 'Jana Nováková',
    email: 'jana@kd.example',
    password_hash: await services.passwords.hash(password, { network: '192.0.2.7', isKnown: true }),
    password_level: GIVEN,
    email_verified_at: now,
    created_at: now,
    ...overrides,
  });
  const id = newUserId(services);
  const result = await services.store.commit(await creationWrites(services, id, user));
  if (!result.ok) throw new Error(`${user.email} is taken`);
  return requireUser(services.store, id);
}

export async function signInAs(services: Services, user: Entry<User>): Promise<string> {
  const { writes, answer } = startedSession(services, user, { network: '192.0.2.7', userAgent: 'Test' });
  await services.store.commit(writes);
  return answer.access_token;
}
