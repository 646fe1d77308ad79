// Who may call a route. Every route names its guard right after its path, so that none is forgotten.
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Anyone. */
export const publicRoute: MiddlewareHandler<AppEnv> = (_c, next) => next();
