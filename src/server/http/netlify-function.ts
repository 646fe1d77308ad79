import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '@netlify/functions';
import type { Hono } from 'hono';
import { keepingAlive } from '../jobs/background.ts';
import { type Services, servicesFromEnv } from '../services.ts';
import type { AppEnv } from './app-env.ts';
import { createApp } from './create-app.ts';
import { reportToConsole } from './error-door.ts';

/** What is used of the host's context. Outside the host, in tests, there may be nothing but the address. */
export type FunctionContext = Pick<Context, 'ip'> & {
  deploy?: Pick<Context['deploy'], 'context'>;
  waitUntil?: Context['waitUntil'];
};

/** The host's own variables NETLIFY and CONTEXT exist only while it builds; its context says the same to a function. */
export function servicesOnNetlify({ deploy }: Pick<FunctionContext, 'deploy'>): Promise<Services> {
  if (deploy === undefined) return servicesFromEnv();
  // The one folder a function may write to, whatever the environment says; it lasts as long as the instance, which is enough for a
  // preview without keys.
  const dataDir = join(tmpdir(), 'riviera');
  return servicesFromEnv({ ...process.env, DATA_DIR: dataDir, NETLIFY: 'true', CONTEXT: deploy.context });
}

/** Turns a feature's routes into the handler of a Netlify function. The services are made by its first request. */
export function netlifyFunction(routes: (services: Services) => Hono<AppEnv>) {
  let app: Promise<Hono<AppEnv>> | undefined;

  async function openApp(context: FunctionContext): Promise<Hono<AppEnv>> {
    const services = await servicesOnNetlify(context);
    return createApp(services.config, [routes(services)]);
  }

  return async (request: Request, context: FunctionContext): Promise<Response> => {
    app ??= openApp(context);
    const opened = await app.catch((error: unknown) => {
      reportToConsole({ request_id: null, method: request.method, route: 'start', error });
      // The next request tries again.
      app = undefined;
      return null;
    });
    if (opened === null) return notStarted();
    const waitUntil = (promise: Promise<unknown>) => context.waitUntil?.(promise);
    return keepingAlive(waitUntil, () => opened.fetch(request, { clientAddress: context.ip }));
  };
}

/** What is missing is in the log, not for visitors to know. */
function notStarted(): Response {
  const message = 'Služba je teraz nedostupná. Skúste to, prosím, o\u00a0chvíľu, alebo nám zavolajte.';
  return Response.json({ message }, { status: 503, headers: { 'Cache-Control': 'no-store' } });
}
