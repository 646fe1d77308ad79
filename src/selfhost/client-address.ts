import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** What is needed of Node's request. */
interface Incoming {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/** As some proxies write it: `192.0.2.1:5678`, `[2001:db8::1]:5678` or `[2001:db8::1]`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/;

/**
 * The visitor's IP address: the socket's, or behind so many trusted proxies what the first of them has added to
 * `X-Forwarded-For`, counted from the end. What stands before it was written by whoever asked and is not believed
 * (ASVS 4.1.3). A call that came past some of the proxies has fewer entries; then it is the first one.
 */
export function clientAddress(incoming: Incoming, trustedHops: number): string {
  const forwarded = trustedHops > 0 ? forwardedBy(incoming, trustedHops) : null;
  return plainAddress(forwarded ?? incoming.socket.remoteAddress ?? '');
}

function forwardedBy(incoming: Incoming, trustedHops: number): string | null {
  const entries = [incoming.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const entry = entries.at(-Math.min(trustedHops, entries.length))?.trim() ?? '';
  const [, bracketed, plain] = WITH_PORT.exec(entry) ?? [];
  const address = bracketed ?? plain ?? entry;
  return isIP(address) === 0 ? null : address;
}

/** `::ffff:192.0.2.1` is how a socket for both families writes 192.0.2.1. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
