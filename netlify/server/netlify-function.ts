import type { Context } from '@netlify/functions';
import type { Hono } from 'hono';
import type { AppEnv } from './http/app-env.ts';
import { createApp } from './http/create-app.ts';
import { keepingAlive } from './ports/background.ts';
import { type Services, servicesFromEnv } from './services.ts';

/** What is used of the host's context. Outside the host, in tests, there may be nothing but the address. */
export type FunctionContext = Pick<Context, 'ip'> & {
  deploy?: Pick<Context['deploy'], 'context'>;
  waitUntil?: Context['waitUntil'];
};

/** The host's own variables NETLIFY and CONTEXT exist only while it builds; its context says the same to a function. */
export function servicesOnNetlify({ deploy }: Pick<FunctionContext, 'deploy'>): Promise<Services> {
  const host = deploy === undefined ? {} : { NETLIFY: 'true', CONTEXT: deploy.context };
  return servicesFromEnv({ ...process.env, ...host });
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
      // The next request tries again.
      app = undefined;
      throw error;
    });
    const waitUntil = (promise: Promise<unknown>) => context.waitUntil?.(promise);
    return keepingAlive(waitUntil, () => opened.fetch(request, { clientAddress: context.ip }));
  };
}
