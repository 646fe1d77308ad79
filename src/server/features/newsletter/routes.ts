import { Hono } from 'hono';
import { signUpSchema } from '../../../domain/newsletter/newsletter-subscriber.ts';
import { publicRoute } from '../../core/auth/guards.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { idempotent } from '../../core/http/idempotency.ts';
import { isWithinTiers, limitedByIp, limitedReads, spend } from '../../core/http/rate-limit.ts';
import { oneClick } from '../../core/http/request-gate.ts';
import { validated } from '../../core/http/validated.ts';
import type { Services } from '../../services.ts';
import { askQuestion, requireAnswer } from './challenge.ts';
import { confirm, signUp } from './sign-up.ts';
import { resubscribe, unsubscribe } from './unsubscribe.ts';

const SIGNED_UP =
  'Ďakujeme. Poslali sme vám e-mail, odber v\u00a0ňom, prosím, do 48\u00a0hodín potvrďte. Ak ho nevidíte, pozrite aj medzi nevyžiadanú poštu.';
const CONFIRMED = 'Ďakujeme, odber je potvrdený. Prehľad podujatí vám pošleme raz za\u00a0mesiac.';
const UNSUBSCRIBED = 'Odber sme zrušili. Mesačný prehľad vám už nebudeme posielať.';
const NOT_SUBSCRIBED = 'Z\u00a0odberu ste už odhlásení. Mesačný prehľad vám neposielame.';
const BACK_AGAIN = 'Sme radi, že ste späť. Mesačný prehľad vám budeme opäť posielať.';

export type NewsletterApi = ReturnType<typeof newsletterRoutes>;

/** GET calls of mailed links change nothing, because mail scanners open links. */
export function newsletterRoutes(services: Services) {
  return new Hono<AppEnv>()
    .get('/api/newsletter/captcha', publicRoute, limitedReads(services), (c) => c.json(askQuestion(services)))
    .post(
      '/api/newsletter/subscribe',
      publicRoute,
      limitedByIp(services, 'newsletter-subscribe'),
      idempotent(services, 'newsletter-subscribe'),
      validated('json', signUpSchema),
      async (c) => {
        const { email, captcha_answer } = c.req.valid('json');
        await requireAnswer(services, c.req.header('X-CSRF-TOKEN') ?? '', captcha_answer);
        await spend(services, 'newsletter-subscribe-email', email);
        if (await isWithinTiers(services, 'newsletter-subscribe', c.env.clientAddress))
          await signUp(services, { email, ip: c.env.clientAddress });
        return c.json({ message: SIGNED_UP });
      },
    )
    .post('/api/newsletter/confirm/:token', publicRoute, limitedByIp(services, 'newsletter-confirm'), async (c) => {
      await confirm(services, { token: c.req.param('token'), ip: c.env.clientAddress });
      return c.json({ message: CONFIRMED });
    })
    .get('/api/newsletter/unsubscribe/:token', publicRoute, (c) =>
      c.redirect(`/newsletter/unsubscribe/${encodeURIComponent(c.req.param('token'))}`, 303),
    )
    .post(
      '/api/newsletter/unsubscribe/:token',
      publicRoute,
      oneClick,
      limitedByIp(services, 'newsletter-unsubscribe'),
      async (c) => {
        const wasSubscribed = await unsubscribe(services, c.req.param('token'));
        return c.json({ message: wasSubscribed ? UNSUBSCRIBED : NOT_SUBSCRIBED });
      },
    )
    .post(
      '/api/newsletter/resubscribe/:token',
      publicRoute,
      limitedByIp(services, 'newsletter-unsubscribe'),
      async (c) => {
        await resubscribe(services, { token: c.req.param('token'), ip: c.env.clientAddress });
        return c.json({ message: BACK_AGAIN });
      },
    );
}
