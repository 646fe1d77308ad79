import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';

const FORM_TYPE = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i;

/**
 * Lets a route also take the form a mail program posts for its reader (RFC 8058), which comes without cookies, Origin and
 * JSON. Nothing but the token in the address may decide what such a route does.
 * @throws AppError unsupported for any other form; malformed for one that cannot be read
 */
export const oneClick: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (isForm(c)) {
    const form = await c.req.parseBody().catch((cause: unknown) => {
      throw new AppError('malformed', 'Formulár sa nedá prečítať.', { cause });
    });
    if (form['List-Unsubscribe'] !== 'One-Click')
      throw new AppError('unsupported', 'Z\u00a0formulárov sem patrí len List-Unsubscribe=One-Click.');
  }
  return next();
};

/** Whether the request is a form on its way to a route that takes those of mail programs. */
export function isOneClickForm(c: Context<AppEnv>): boolean {
  return isForm(c) && matchedRoutes(c).some(({ handler }) => handler === oneClick);
}

function isForm(c: Context<AppEnv>): boolean {
  return FORM_TYPE.test(c.req.header('Content-Type') ?? '');
}
