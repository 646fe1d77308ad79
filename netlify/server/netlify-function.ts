import type { Context } from '@netlify/functions';
import type { Hono } from 'hono';
import type { AppEnv } from './http/app-env.ts';
import { createApp } from './http/create-app.ts';
import { type Services, servicesFromEnv } from './services.ts';

/** Turns a feature's routes into the handler of a Netlify function. The services are made by its first request. */
export function netlifyFunction(routes: (services: Services) => Hono<AppEnv>) {
  let app: Hono<AppEnv> | undefined;
  return (request: Request, context: Context): Response | Promise<Response> => {
    if (app === undefined) {
      const services = servicesFromEnv();
      app = createApp(services.config, [routes(services)]);
    }
    return app.fetch(request, { clientAddress: context.ip });
  };
}
