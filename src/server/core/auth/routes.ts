import { Hono } from 'hono';
import { z } from 'zod';
import { TWO_FACTOR_FAILED } from '../../../domain/accounts/two-factor-failed.ts';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/audit-log.ts';
import type { AppEnv } from '../http/app-env.ts';
import { bearerToken, visitorOf } from '../http/caller.ts';
import { limitedByIp } from '../http/rate-limit.ts';
import { validated } from '../http/validated.ts';
import { code, email, name, oldPassword, signInEmail, withNewPassword } from './account-fields.ts';
import { publicRoute } from './guards.ts';
import { findLinkOwner, requestPasswordReset, resetPassword } from './password-reset.ts';
import { register, registeredAddress } from './registration.ts';
import { passChallenge, resendCode } from './second-factor.ts';
import { endSession } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { deviceToken, keepDeviceToken } from './trusted-devices.ts';
import { refuseEmailChange, resendVerification, verifyEmail } from './verification.ts';

const ASKED = 'Ak účet s\u00a0touto adresou čaká na potvrdenie, poslali sme na ňu nový odkaz. Pozrite si poštu.';
const RESET_ASKED = 'Ak účet s\u00a0touto adresou existuje, poslali sme na ňu odkaz na nové heslo. Platí jednu hodinu.';
const RESET = 'Nové heslo je nastavené. Prihláste sa ním.';
const REFUSED = 'Zmena je zrušená, váš účet má stále túto adresu.';
const VERIFIED = 'Adresa je potvrdená. Môžete sa prihlásiť.';
const CODE_SENT = 'Nový kód sme vám poslali e-mailom.';
const SIGNED_OUT = 'Boli ste odhlásení.';

const challenge = z.string('Prihláste sa, prosím, znova.').max(128, 'Prihláste sa, prosím, znova.');
const credentials = z.object({ email: signInEmail, password: oldPassword });
const secondFactor = z.object({
  user_id: challenge,
  code,
  trust_device: z.boolean('Napíšte áno alebo nie.').default(false),
});
const registration = withNewPassword({ name, email });
const resetLink = z.object({ token: z.string('Odkaz nie je celý.').max(128, 'Odkaz nie je celý.') });
const reset = withNewPassword(resetLink.shape);
const linkParams = z.object({ id: z.string(), hash: z.string() });
/** Missing when an account moves to another address. */
const verification = z.object({ password: z.string('Zvoľte si heslo.').optional() });

export type AuthApi = ReturnType<typeof authRoutes>;

/** Only POST changes anything, because mail scanners open links. */
export function authRoutes(services: Services) {
  const { store, config } = services;
  return (
    new Hono<AppEnv>()
      .post('/api/auth/login', publicRoute, validated('json', credentials), async (c) => {
        return c.json(await signIn(services, c.req.valid('json'), visitorOf(c), deviceToken(c, config)));
      })
      .post('/api/auth/login/2fa', publicRoute, validated('json', secondFactor), async (c) => {
        const passing = passChallenge(services, c.req.valid('json'), visitorOf(c));
        const { answer, deviceToken } = await passing.catch(refuseSecondStep);
        if (deviceToken !== null) keepDeviceToken(c, config, deviceToken);
        return c.json(answer);
      })
      .post(
        '/api/auth/login/2fa/resend',
        publicRoute,
        limitedByIp(services, 'account-mail'),
        validated('json', z.object({ user_id: challenge })),
        async (c) => {
          await resendCode(services, c.req.valid('json').user_id);
          return c.json({ message: CODE_SENT });
        },
      )
      .post(
        '/api/auth/register',
        publicRoute,
        limitedByIp(services, 'register'),
        validated('json', registration),
        async (c) => c.json(await register(services, c.req.valid('json'), visitorOf(c)), 201),
      )
      .post(
        '/api/auth/email/resend',
        publicRoute,
        limitedByIp(services, 'account-mail'),
        validated('json', z.object({ email: email.optional() })),
        async (c) => {
          const token = bearerToken(c);
          const known = token === null ? null : await registeredAddress(store, token);
          const address = c.req.valid('json').email ?? known;
          if (address === null) throw new AppError('invalid', { email: ['Napíšte e-mail.'] });
          await resendVerification(services, address, visitorOf(c));
          return c.json({ message: ASKED });
        },
      )
      .post(
        '/api/auth/email/verify/:id/:hash',
        publicRoute,
        limitedByIp(services, 'account-link'),
        validated('param', linkParams),
        validated('json', verification),
        async (c) => {
          const { id, hash } = c.req.valid('param');
          const { password = null } = c.req.valid('json');
          await verifyEmail(services, { id, token: hash, password, sessionToken: bearerToken(c) }, visitorOf(c));
          return c.json({ message: VERIFIED });
        },
      )
      .post(
        '/api/auth/email/refuse/:id/:hash',
        publicRoute,
        limitedByIp(services, 'account-link'),
        validated('param', linkParams),
        async (c) => {
          const { id, hash } = c.req.valid('param');
          await refuseEmailChange(services, { id, token: hash }, visitorOf(c));
          return c.json({ message: REFUSED });
        },
      )
      .post(
        '/api/auth/forgot-password',
        publicRoute,
        limitedByIp(services, 'account-mail'),
        validated('json', z.object({ email: signInEmail })),
        async (c) => {
          await requestPasswordReset(services, c.req.valid('json').email, visitorOf(c));
          return c.json({ message: RESET_ASKED });
        },
      )
      .post(
        '/api/auth/reset-password',
        publicRoute,
        limitedByIp(services, 'account-link'),
        validated('json', reset),
        async (c) => {
          await resetPassword(services, c.req.valid('json'), visitorOf(c));
          return c.json({ message: RESET });
        },
      )
      // By POST, because addresses of calls are logged.
      .post(
        '/api/auth/reset-password/link',
        publicRoute,
        limitedByIp(services, 'account-link'),
        validated('json', resetLink),
        async (c) => c.json({ owner: await findLinkOwner(services, c.req.valid('json').token) }),
      )
      .post('/api/logout', publicRoute, async (c) => {
        const token = bearerToken(c);
        const ended = token === null ? null : await endSession(store, token);
        if (ended !== null)
          await recordAudit(services, { act: 'signed_out', actor: ended.value.user_id, visitor: visitorOf(c) });
        return c.json({ message: SIGNED_OUT });
      })
  );
}

function refuseSecondStep(error: unknown): never {
  if (!(error instanceof AppError) || typeof error.detail !== 'string') throw error;
  const { kind, detail, cause, headers, facts } = error;
  throw new AppError(kind, TWO_FACTOR_FAILED, { cause, headers, facts: { ...facts, reason: detail } });
}
