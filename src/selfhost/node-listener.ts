import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { RequestHandler } from './request-handler.ts';

interface ListenerOptions {
  trustedHops: number;
  hostname: string;
  /** Another program's global `Response` must stay: WebAssembly accepts no other. */
  isGuest?: boolean;
}

const MAX_LEFT_BYTES = 64 * 1024 * 1024;
const MAX_LEFT_MS = 10_000;

export function nodeListener(handler: RequestHandler, { trustedHops, hostname, isGuest = false }: ListenerOptions) {
  const watch = sharedAddressWatch();
  return getRequestListener(
    (request, { incoming, outgoing }) => {
      if ('complete' in incoming && !('stream' in incoming)) outgoing.once('finish', () => readToEnd(incoming));
      const address = clientAddress(incoming, trustedHops);
      watch(address, incoming.headers);
      return handler(request, address);
    },
    { hostname, overrideGlobalObjects: !isGuest, autoCleanupIncoming: false },
  );
}

/**
 * A client that still sends would find a closed connection instead of the answer: the adapter's own reader cuts it
 * after half a second and goes first.
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

interface Incoming {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/** Some proxies write `192.0.2.1:5678`, `[2001:db8::1]:5678` or `[2001:db8::1]`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/;

/**
 * Earlier entries of `X-Forwarded-For` come from the client (ASVS 4.1.3), so this counts from the end. A call that
 * bypassed some proxies has fewer.
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

function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

const CALLS = 1000;
const SUSPICIOUS_SHARE = 0.9;

/** If nearly all calls come from one address, `TRUST_PROXY` is wrong and limits for one visitor lock out all. */
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
