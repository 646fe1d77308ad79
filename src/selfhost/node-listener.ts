import type { IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { clientAddress } from './client-address.ts';
import type { RequestHandler } from './request-handler.ts';
import { sharedAddressWatch } from './shared-address.ts';

interface ListenerOptions {
  /** How many proxies in front are trusted to say who has called. */
  trustedHops: number;
  hostname: string;
  /** In the process of another program, whose `Response` must stay the one it was: WebAssembly takes no other. */
  isGuest?: boolean;
}

/** How much of a body that nobody wants is read all the same, and for how long. */
const MAX_LEFT_BYTES = 64 * 1024 * 1024;
const MAX_LEFT_MS = 10_000;

/** The handler as Node's HTTP server, or a middleware of the dev server, calls it: `(incoming, outgoing)`. */
export function nodeListener(handler: RequestHandler, { trustedHops, hostname, isGuest = false }: ListenerOptions) {
  const watch = sharedAddressWatch();
  return getRequestListener(
    (request, { incoming, outgoing }) => {
      // HTTP/2 ends with the proxy in front.
      if ('complete' in incoming && !('stream' in incoming)) outgoing.once('finish', () => readToEnd(incoming));
      const address = clientAddress(incoming, trustedHops);
      watch(address, incoming.headers);
      return handler(request, address);
    },
    { hostname, overrideGlobalObjects: !isGuest, autoCleanupIncoming: false },
  );
}

/**
 * Reads what is left of a body that was refused: a client that is still sending would meet a closed connection instead of the
 * answer, and the next call of the connection would wait behind it. The adapter's own way to do so never gets on, since its web
 * stream over the body pauses what nobody reads, and cuts the connection after half a second; so that reader goes first.
 */
function readToEnd(incoming: IncomingMessage): void {
  if (incoming.complete || incoming.destroyed) return;
  const cutOff = () => {
    incoming.removeAllListeners('data');
    incoming.socket.destroySoon();
  };
  const timer = setTimeout(cutOff, MAX_LEFT_MS);
  incoming.once('close', () => clearTimeout(timer));
  let bytes = 0;
  incoming.removeAllListeners('data').on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_LEFT_BYTES) cutOff();
  });
  incoming.resume();
}
