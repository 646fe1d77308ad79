// Every route names its guard right after its path, so that nobody forgets one.

import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { type Permission, permissionsOf } from '../../../domain/accounts/permissions.ts';
import { MINUTE_MS } from '../../../domain/time/clock.ts';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../services.ts';
import { type AuditActor, recordRefusal } from '../audit/audit-log.ts';
import type { AppEnv } from '../http/app-env.ts';
import { bearerToken, visitorOf } from '../http/caller.ts';
import { registeredAddress } from './registration.ts';
import { type Actor, CHANGE_PASSWORD, findActor, NOT_CONFIRMED, NOT_VERIFIED, SIGN_IN } from './sessions.ts';

export type ActorEnv = AppEnv & { Variables: { actor: Actor } };

const CONFIRMED_FOR_MS = 15 * MINUTE_MS;

export const publicRoute: MiddlewareHandler<AppEnv> = (_c, next) => next();

/** Follows another guard (ASVS 7.5.1). */
export function recentlyConfirmed({ clock }: Pick<Services, 'clock'>): MiddlewareHandler<ActorEnv> {
  return (c, next) => {
    const { confirmed_at } = c.get('actor').session.value;
    if (clock.now() - confirmed_at > CONFIRMED_FOR_MS) throw new AppError('forbidden', NOT_CONFIRMED);
    return next();
  };
}

/** Reads the account at every call: a revoked role is gone at once. */
export function guards(services: Services) {
  async function requireActor(c: Context<ActorEnv>): Promise<Actor> {
    const token = bearerToken(c);
    const actor =
      token === null ? null : await services.tokens.find(c.env.clientAddress, token, () => findActor(services, token));
    if (actor !== null) return actor;
    if (token !== null && (await registeredAddress(services.store, token)) !== null)
      throw new AppError('forbidden', NOT_VERIFIED);
    throw new AppError('unauthenticated', SIGN_IN, { headers: { 'WWW-Authenticate': 'Bearer' } });
  }

  async function requireVerified(c: Context<ActorEnv>): Promise<Actor> {
    const actor = await requireActor(c);
    if (actor.user.value.email_verified_at === null) throw new AppError('forbidden', NOT_VERIFIED);
    return actor;
  }

  async function requireFree(c: Context<ActorEnv>): Promise<Actor> {
    const actor = await requireVerified(c);
    if (actor.user.value.password_change_due) throw new AppError('forbidden', CHANGE_PASSWORD);
    return actor;
  }

  async function refuse(c: Context<ActorEnv>, { user }: Actor): Promise<never> {
    const detail = `${c.req.method} ${routePath(c)}`;
    const event = { act: 'access_refused', actor: user.id, visitor: visitorOf(c), detail } as const;
    await recordRefusal(services, `${user.id} ${detail}`, event);
    throw new AppError('forbidden', 'Na toto nemáte oprávnenie.');
  }

  const guard =
    (find: (c: Context<ActorEnv>) => Promise<Actor>): MiddlewareHandler<ActorEnv> =>
    async (c, next) => {
      c.set('actor', await find(c));
      return next();
    };

  return {
    signedIn: guard(requireActor),

    choosesPassword: guard(requireVerified),

    verified: guard(requireFree),

    can: (...anyOf: readonly Permission[]) =>
      guard(async (c) => {
        const actor = await requireFree(c);
        const permissions = permissionsOf(actor.user.value.roles);
        const isAllowed = permissions.includes('view_admin') && anyOf.some((one) => permissions.includes(one));
        return isAllowed ? actor : refuse(c, actor);
      }),
  };
}

export function actorOf(c: Context<ActorEnv>): AuditActor & { actor: string } {
  return { actor: c.get('actor').user.id, visitor: visitorOf(c) };
}
