import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** What is needed of Node's request. */
interface Incoming {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/**
 * The visitor's IP address: the socket's, or behind a trusted proxy what that proxy, the last hop, has added to
 * `X-Forwarded-For`. What stands before it was written by whoever asked and is not believed (ASVS 4.1.3).
 */
export function clientAddress(incoming: Incoming, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastForwarded(incoming) : null;
  return plainAddress(forwarded ?? incoming.socket.remoteAddress ?? '');
}

function lastForwarded(incoming: Incoming): string | null {
  const hops = [incoming.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const last = hops.at(-1)?.trim() ?? '';
  return isIP(last) === 0 ? null : last;
}

/** `::ffff:192.0.2.1` is how a socket for both families writes 192.0.2.1. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
