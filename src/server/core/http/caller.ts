import { isIP } from 'node:net';
import type { HonoRequest } from 'hono';
import type { AppEnv } from './app-env.ts';

const BEARER = /^Bearer ([\w-]{43})$/i;

/** RFC 6750; null: another form. */
export function bearerToken(c: { req: Pick<HonoRequest, 'header'> }): string | null {
  return BEARER.exec(c.req.header('Authorization') ?? '')?.[1] ?? null;
}

const MAX_USER_AGENT = 300;

export interface Visitor {
  /** `unknown` when the platform does not say. */
  network: string;
  userAgent: string;
}

export function visitorOf(c: { env: AppEnv['Bindings']; req: Pick<HonoRequest, 'header'> }): Visitor {
  return {
    network: ipNetwork(c.env.clientAddress) ?? 'unknown',
    userAgent: (c.req.header('User-Agent') ?? '').slice(0, MAX_USER_AGENT),
  };
}

const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/** IPv4 address or IPv6 /64, because a subscriber has all other bits; null: no address. */
export function ipNetwork(address: string): string | null {
  const [bare = ''] = address.split('%');
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) === 0) return null;
  const plain = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = MAPPED.exec(plain);
  if (mapped !== null) return ipv4(mapped[1] ?? '', mapped[2] ?? '');
  return `${groups(plain).slice(0, 4).join(':')}::/64`;
}

/** From small to large: one household or firm may have an IPv6 /56 or /48. */
export function networksOf(network: string): string[] {
  const smallest = ipNetwork(network.replace(/\/64$/, ''));
  if (smallest === null) return [network];
  if (!smallest.includes(':')) return [smallest, smallest.replace(/\.\d+$/, '.0/24')];
  const [first, second, third, fourth = '0'] = groups(smallest.replace(/::\/64$/, '::'));
  const upper = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [smallest, `${first}:${second}:${third}:${upper}::/56`, `${first}:${second}:${third}::/48`];
}

/** IPv4 /24 or IPv6 /48; what is no address stays. */
export function largestNetworkOf(network: string): string {
  return networksOf(network).at(-1) ?? network;
}

function ipv4(high: string, low: string): string {
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join('.');
}

function groups(plain: string): string[] {
  const [head = '', tail] = plain.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  if (tail === undefined) return [...head];
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

function isLoopbackAddress(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}

export function isLoopbackHost(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''))
  );
}

/** Any of these means a proxy between the visitor and us. */
const FORWARDING = /^(x-forwarded(-.*)?|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/i;

export function isFromThisMachine(headers: Headers, clientAddress: string): boolean {
  return isLoopbackAddress(clientAddress) && ![...headers.keys()].some((name) => FORWARDING.test(name));
}
