import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { RequestHandler } from './request-handler.ts';

interface ListenerOptions {
  /** How many proxies in front are trusted to say who has called. */
  trustedHops: number;
  hostname: string;
  /** True in the process of another program, whose global `Response` must stay: WebAssembly accepts no other. */
  isGuest?: boolean;
}

/** How much of a refused body is read all the same, and for how long. */
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
 * Reads the rest of a refused body: otherwise a client that is still sending would find a closed connection instead of the
 * answer, and its next call on the connection would wait. The adapter's own attempt stalls, because its web stream over the body
 * pauses when nobody reads, and it cuts the connection after half a second. So this removes that reader first.
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

/** The parts of Node's request that are needed. */
interface Incoming {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/** As some proxies write it: `192.0.2.1:5678`, `[2001:db8::1]:5678` or `[2001:db8::1]`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/;

/**
 * The visitor's IP address: the socket's or, behind trusted proxies, the entry that the first of them has added to
 * `X-Forwarded-For`, counted from the end. Entries before it come from the client and are not believed (ASVS 4.1.3).
 * A call that bypassed some of the proxies has fewer entries; then the first one counts.
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

/** How many calls are judged together. */
const CALLS = 1000;
const SUSPICIOUS_SHARE = 0.9;

/**
 * Says once when nearly all calls that came through a proxy seem to come from one address: then `TRUST_PROXY` does not count
 * all proxies in front, and limits meant for one visitor would lock out everybody.
 */
export function sharedAddressWatch(warn: (sentence: string) => void = console.warn) {
  let calls = 0;
  let isOver = false;
  const seen = new Map<string, number>();
  return (address: string, headers: IncomingHttpHeaders): void => {
    if (isOver || headers['x-forwarded-for'] === undefined) return;
    calls += 1;
    seen.set(address, (seen.get(address) ?? 0) + 1);
    if (calls < CALLS) return;
    const [most, count] = [...seen].reduce((a, b) => (b[1] > a[1] ? b : a));
    if (count >= CALLS * SUSPICIOUS_SHARE) {
      isOver = true;
      warn(
        `Z\u00a0posledných ${CALLS} požiadaviek cez proxy ich ${count} prišlo z\u00a0adresy ${most}. Nastavte TRUST_PROXY na počet proxy serverov pred stránkou, inak obmedzenia pre jedného návštevníka platia pre všetkých.`,
      );
    }
    calls = 0;
    seen.clear();
  };
}
