import type { Hono } from 'hono';
import type { AppEnv } from '../../src/server/core/http/app-env.ts';
import { createApp } from '../../src/server/core/http/create-app.ts';
import { allRoutes, type HostParts } from '../../src/server/routes.ts';
import type { Services } from '../../src/server/services.ts';

export const TEST_HOST: HostParts = {
  notFoundPage: async () => new Response(null, { status: 404 }),
  convert: async (bytes, isOpaque) =>
    (await import('../../src/server/ports/media/picture-converter.ts')).convertPicture(bytes, isOpaque),
  openBackup: null,
};

export const apiRoutes = (services: Services): Promise<Hono<AppEnv>[]> => allRoutes(services, TEST_HOST);

export function apiFetch(services: Services) {
  const app = apiRoutes(services).then((routes) =>
    createApp({ siteUrl: services.config.siteUrl, reportError: () => {} }, routes),
  );
  return async (request: Request, clientAddress = '192.0.2.7'): Promise<Response> =>
    (await app).fetch(request, { clientAddress });
}
