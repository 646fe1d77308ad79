import { Hono } from 'hono';
import { z } from 'zod';
import { ROLES } from '../../../domain/accounts/permissions.ts';
import { accountRecords, requireUser } from '../../core/accounts/accounts.ts';
import { toWireAccount, type WireAccount } from '../../core/accounts/user.ts';
import { email, name } from '../../core/auth/account-fields.ts';
import { actorOf, guards, recentlyConfirmed } from '../../core/auth/guards.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { visitorOf } from '../../core/http/caller.ts';
import { idempotent } from '../../core/http/idempotency.ts';
import { validated } from '../../core/http/validated.ts';
import type { Services } from '../../services.ts';
import { changeAccount, deleteAccount, endSessionsOf, invite, sendReset } from './administration.ts';
import { accountQuery, listAccounts } from './user-list.ts';

const RESET_SENT = 'Odkaz na nové heslo sme poslali.';
const SESSIONS_ENDED = 'Všetky prihlásenia tohto účtu sú ukončené.';
const DELETED = 'Účet je zmazaný.';

const ROLE = 'Vyberte rolu z\u00a0ponuky.';
const role = z.union([z.enum(ROLES), z.object({ name: z.enum(ROLES) }).transform(({ name }) => name)], ROLE);
const roles = z.array(role, ROLE).max(10, ROLE);
const invitation = z.object({ name, email, roles: roles.default([]) });
const change = z.object({ roles: roles.optional(), blocked: z.boolean('Napíšte áno alebo nie.').optional() });

export type UsersApi = ReturnType<typeof usersRoutes>;

/** A call that gives somebody power asks for the caller's password. */
export function usersRoutes(services: Services) {
  const { can } = guards(services);
  const manage = can('manage_users');
  const confirmed = recentlyConfirmed(services);

  async function wireOf(user: Parameters<typeof toWireAccount>[0]): Promise<WireAccount> {
    const signIn = await accountRecords(services.store).lastSignIns.find(user.id);
    return toWireAccount(user, signIn?.value.at ?? null);
  }

  return new Hono<AppEnv>()
    .get('/api/admin/users', manage, validated('query', accountQuery), async (c) =>
      c.json(await listAccounts(services.store, c.req.valid('query'))),
    )
    .post(
      '/api/admin/users',
      manage,
      confirmed,
      idempotent(services, 'users'),
      validated('json', invitation),
      async (c) => {
        const user = await invite(services, c.get('actor'), c.req.valid('json'), visitorOf(c));
        return c.json(await wireOf(user), 201);
      },
    )
    .get('/api/admin/users/:id', manage, async (c) =>
      c.json(await wireOf(await requireUser(services.store, c.req.param('id')))),
    )
    .patch('/api/admin/users/:id', manage, confirmed, validated('json', change), async (c) =>
      c.json(await wireOf(await changeAccount(services, c.req.param('id'), c.req.valid('json'), actorOf(c)))),
    )
    .delete('/api/admin/users/:id', manage, confirmed, async (c) => {
      await deleteAccount(services, c.req.param('id'), actorOf(c));
      return c.json({ message: DELETED });
    })
    .post('/api/admin/users/:id/reset', manage, async (c) => {
      await sendReset(services, c.req.param('id'), actorOf(c));
      return c.json({ message: RESET_SENT });
    })
    .delete('/api/admin/users/:id/sessions', manage, async (c) => {
      await endSessionsOf(services, c.req.param('id'), actorOf(c));
      return c.json({ message: SESSIONS_ENDED });
    });
}
