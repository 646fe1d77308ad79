import { Hono } from 'hono';
import { z } from 'zod';
import { changeWrites, requireUser } from '../../core/accounts/accounts.ts';
import { toWireUser } from '../../core/accounts/user.ts';
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
import { requestEmailChange } from '../../core/auth/verification.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { visitorOf } from '../../core/http/caller.ts';
import { limitedByIp } from '../../core/http/rate-limit.ts';
import { validated } from '../../core/http/validated.ts';
import { commitPlan } from '../../ports/store/collection.ts';
import type { Services } from '../../services.ts';
import { distrustDevice, endOtherSessions, endOwnSession, listOwnDevices, listOwnSessions } from './own-sessions.ts';

const CONFIRMED = 'Ďakujeme, heslo je správne.';
const PASSWORD_CHANGED = 'Heslo je zmenené. Ostatné prihlásenia sme ukončili.';
const EMAIL_ASKED = 'Na novú adresu sme poslali odkaz. Zmení sa, keď ju ním do 24\u00a0hodín potvrdíte.';
const CODE_SENT = 'Kód sme vám poslali e-mailom.';
const TWO_FACTOR_OFF = 'Dvojstupňové prihlásenie je vypnuté.';
const SESSION_ENDED = 'Prihlásenie je ukončené.';
const DISTRUSTED = 'Na tomto počítači sa odteraz na kód pýtame znova.';
const OTHERS_ENDED = 'Ostatné prihlásenia sú ukončené.';

export type ProfileApi = ReturnType<typeof profileRoutes>;

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
        await requestEmailChange(services, c.get('actor'), c.req.valid('json').email, visitorOf(c));
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
