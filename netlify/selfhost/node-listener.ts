import { getRequestListener } from '@hono/node-server';
import { clientAddress } from './client-address.ts';
import type { RequestHandler } from './request-handler.ts';

/** The handler as Node's HTTP server, or a middleware of the dev server, calls it: `(incoming, outgoing)`. */
export function nodeListener(handler: RequestHandler, options: { trustProxy: boolean; hostname: string }) {
  return getRequestListener((request, { incoming }) => handler(request, clientAddress(incoming, options.trustProxy)), {
    hostname: options.hostname,
  });
}
