import { Hono } from 'hono';
import { z } from 'zod';
import { ROLES } from '../../../domain/accounts/permissions.ts';
import { accountRecords, changeWrites, requireUser } from '../../core/accounts/accounts.ts';
import { toWireAccount, toWireUser, type WireAccount } from '../../core/accounts/user.ts';
import { auditWrite } from '../../core/audit/audit-log.ts';
import { code, email, name, oldPassword, withNewPassword } from '../../core/auth/account-fields.ts';
import { actorOf, guards, recentlyConfirmed } from '../../core/auth/guards.ts';
import { changePassword, confirmPassword } from '../../core/auth/password-change.ts';
import { deviceToken } from '../../core/auth/trusted-devices.ts';
import {
  beginApp,
  beginEmail,
  confirmTwoFactor,
  mailChangeCode,
  renewRecoveryCodes,
  turnOwnTwoFactorOff,
} from '../../core/auth/two-factor-settings.ts';
import { askEmailChange } from '../../core/auth/verification.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { visitorOf } from '../../core/http/caller.ts';
import { idempotent } from '../../core/http/idempotency.ts';
import { limitedByIp } from '../../core/http/rate-limit.ts';
import { validated } from '../../core/http/validated.ts';
import type { Services } from '../../services.ts';
import { commitPlan } from '../../ports/store/collection.ts';
import { changeAccount, deleteAccount, endSessionsOf, invite, sendReset } from './administration.ts';
import { distrustDevice, endOtherSessions, endOwnSession, listOwnDevices, listOwnSessions } from './own-sessions.ts';
import { accountQuery, listAccounts } from './user-list.ts';

const RESET_SENT = 'Odkaz na nové heslo sme poslali.';
const SESSIONS_ENDED = 'Všetky prihlásenia tohto účtu sú ukončené.';
const DELETED = 'Účet je zmazaný.';

const ROLE = 'Vyberte rolu z\u00a0ponuky.';
/** A role by its name, or in the form of the answers. */
const role = z.union([z.enum(ROLES), z.object({ name: z.enum(ROLES) }).transform(({ name }) => name)], ROLE);
const roles = z.array(role, ROLE).max(10, ROLE);
const invitation = z.object({ name, email, roles: roles.default([]) });
const change = z.object({ roles: roles.optional(), blocked: z.boolean('Napíšte áno alebo nie.').optional() });

export type UsersApi = ReturnType<typeof usersRoutes>;

/** The administration of accounts. A call that gives somebody power asks for the caller's password. */
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

const CONFIRMED = 'Ďakujeme, heslo je správne.';
const PASSWORD_CHANGED = 'Heslo je zmenené. Ostatné prihlásenia sme ukončili.';
const EMAIL_ASKED = 'Na novú adresu sme poslali odkaz. Zmení sa, keď ju ním do 24\u00a0hodín potvrdíte.';
const CODE_SENT = 'Kód sme vám poslali e-mailom.';
const TWO_FACTOR_OFF = 'Dvojstupňové prihlásenie je vypnuté.';
const SESSION_ENDED = 'Prihlásenie je ukončené.';
const DISTRUSTED = 'Na tomto počítači sa odteraz na kód pýtame znova.';
const OTHERS_ENDED = 'Ostatné prihlásenia sú ukončené.';

export type ProfileApi = ReturnType<typeof profileRoutes>;

/** The calls about one's own account; they need no permission. */
export function profileRoutes(services: Services) {
  const { signedIn, choosesPassword, verified } = guards(services);
  const confirmed = recentlyConfirmed(services);
  return new Hono<AppEnv>()
    .get('/api/user', signedIn, (c) => c.json(toWireUser(c.get('actor').user)))
    .patch('/api/user', verified, validated('json', z.object({ name })), async (c) => {
      const { id } = c.get('actor').user;
      const { name } = c.req.valid('json');
      const changed = await commitPlan(services.store, async () => {
        const user = await requireUser(services.store, id);
        const audit = auditWrite(services, { ...actorOf(c), act: 'name_changed' });
        const after = { ...user.value, name };
        return { writes: [...(await changeWrites(services, user, after)), audit], result: after };
      });
      return c.json(toWireUser({ id, value: changed }));
    })
    .post('/api/user/confirm-password', verified, validated('json', z.object({ password: oldPassword })), async (c) => {
      await confirmPassword(services, c.get('actor'), c.req.valid('json').password, visitorOf(c));
      return c.json({ message: CONFIRMED });
    })
    .post(
      '/api/user/password',
      choosesPassword,
      validated('json', withNewPassword({ current_password: oldPassword })),
      async (c) => {
        const { current_password, password } = c.req.valid('json');
        const change = { current: current_password, next: password };
        await changePassword(services, c.get('actor'), change, visitorOf(c));
        return c.json({ message: PASSWORD_CHANGED });
      },
    )
    .post(
      '/api/user/email',
      verified,
      confirmed,
      limitedByIp(services, 'account-mail'),
      validated('json', z.object({ email })),
      async (c) => {
        await askEmailChange(services, c.get('actor'), c.req.valid('json').email, visitorOf(c));
        return c.json({ message: EMAIL_ASKED });
      },
    )
    .get('/api/user/two-factor', verified, (c) => {
      const { two_factor, recovery_codes } = c.get('actor').user.value;
      return c.json({
        enabled: two_factor !== null,
        method: two_factor?.method ?? null,
        recovery_codes_left: recovery_codes.length,
      });
    })
    .post('/api/user/two-factor/app', verified, confirmed, async (c) =>
      c.json(await beginApp(services, c.get('actor'))),
    )
    .post('/api/user/two-factor/email', verified, confirmed, async (c) => {
      await beginEmail(services, c.get('actor'));
      return c.json({ message: CODE_SENT });
    })
    .post('/api/user/two-factor/confirm', verified, validated('json', z.object({ code })), async (c) => {
      const { code } = c.req.valid('json');
      return c.json({ recovery_codes: await confirmTwoFactor(services, c.get('actor'), code, visitorOf(c)) });
    })
    .post('/api/user/two-factor/code', verified, confirmed, async (c) => {
      await mailChangeCode(services, c.get('actor'));
      return c.json({ message: CODE_SENT });
    })
    .post('/api/user/two-factor/off', verified, confirmed, validated('json', z.object({ code })), async (c) => {
      await turnOwnTwoFactorOff(services, c.get('actor'), c.req.valid('json').code, visitorOf(c));
      return c.json({ message: TWO_FACTOR_OFF });
    })
    .post(
      '/api/user/two-factor/recovery-codes',
      verified,
      confirmed,
      validated('json', z.object({ code })),
      async (c) => {
        const { code } = c.req.valid('json');
        return c.json({ recovery_codes: await renewRecoveryCodes(services, c.get('actor'), code, visitorOf(c)) });
      },
    )
    .get('/api/user/sessions', verified, async (c) => {
      const actor = c.get('actor');
      const token = deviceToken(c, services.config);
      const [items, trusted_devices] = await Promise.all([
        listOwnSessions(services, actor),
        listOwnDevices(services, actor, token),
      ]);
      return c.json({ items, trusted_devices });
    })
    .delete('/api/user/sessions', verified, async (c) => {
      await endOtherSessions(services, c.get('actor'), visitorOf(c));
      return c.json({ message: OTHERS_ENDED });
    })
    .delete('/api/user/sessions/:id', verified, async (c) => {
      await endOwnSession(services, c.get('actor'), c.req.param('id'), visitorOf(c));
      return c.json({ message: SESSION_ENDED });
    })
    .delete('/api/user/trusted-devices/:id', verified, async (c) => {
      await distrustDevice(services, c.get('actor'), c.req.param('id'), visitorOf(c));
      return c.json({ message: DISTRUSTED });
    });
}
