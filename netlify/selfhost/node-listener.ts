import { getRequestListener } from '@hono/node-server';
import { clientAddress } from './client-address.ts';
import type { RequestHandler } from './request-handler.ts';

interface ListenerOptions {
  trustProxy: boolean;
  hostname: string;
  /** In the process of another program, whose `Response` must stay the one it was: WebAssembly takes no other. */
  isGuest?: boolean;
}

/** The handler as Node's HTTP server, or a middleware of the dev server, calls it: `(incoming, outgoing)`. */
export function nodeListener(handler: RequestHandler, options: ListenerOptions) {
  return getRequestListener((request, { incoming }) => handler(request, clientAddress(incoming, options.trustProxy)), {
    hostname: options.hostname,
    overrideGlobalObjects: options.isGuest !== true,
  });
}
