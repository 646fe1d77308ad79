// Who calls: the token, the network and the browser of a call, and whether it comes from this machine.
import { isIP } from 'node:net';
import type { HonoRequest } from 'hono';
import type { AppEnv } from './app-env.ts';

/** 256 bits in base64url, as `crypto/tokens.ts` makes them. */
const BEARER = /^Bearer ([\w-]{43})$/i;

/** The bearer token of a call (RFC 6750); null when it has none of the expected form. */
export function bearerToken(c: { req: Pick<HonoRequest, 'header'> }): string | null {
  return BEARER.exec(c.req.header('Authorization') ?? '')?.[1] ?? null;
}

const MAX_USER_AGENT = 300;

export interface Visitor {
  /** The IPv4 address or the /64 of the IPv6 address; `unknown` when the platform does not say. */
  network: string;
  /** The `User-Agent` header, which anybody can forge. */
  userAgent: string;
}

export function visitorOf(c: { env: AppEnv['Bindings']; req: Pick<HonoRequest, 'header'> }): Visitor {
  return {
    network: ipNetwork(c.env.clientAddress) ?? 'unknown',
    userAgent: (c.req.header('User-Agent') ?? '').slice(0, MAX_USER_AGENT),
  };
}

/** An IPv4 address in IPv6 form, after normalisation. */
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/**
 * The network of one subscriber: the IPv4 address, or the first 64 bits of the IPv6 address, because a subscriber has all the
 * remaining bits. All spellings of an address give the same network.
 * @returns null for text that is no address
 */
export function ipNetwork(address: string): string | null {
  const [bare = ''] = address.split('%');
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) === 0) return null;
  const plain = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = MAPPED.exec(plain);
  if (mapped !== null) return ipv4(mapped[1] ?? '', mapped[2] ?? '');
  return `${groups(plain).slice(0, 4).join(':')}::/64`;
}

/**
 * The networks that an address is part of, from the smallest to the largest. IPv4: the address and its /24. IPv6: /64, /56 and
 * /48, because providers give a /56 or a /48 to one household or firm.
 * @param network an address, or the result of `ipNetwork`; any other text is its own only network
 */
export function networksOf(network: string): string[] {
  const smallest = ipNetwork(network.replace(/\/64$/, ''));
  if (smallest === null) return [network];
  if (!smallest.includes(':')) return [smallest, smallest.replace(/\.\d+$/, '.0/24')];
  const [first, second, third, fourth = '0'] = groups(smallest.replace(/::\/64$/, '::'));
  const upper = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [smallest, `${first}:${second}:${third}:${upper}::/56`, `${first}:${second}:${third}::/48`];
}

function ipv4(high: string, low: string): string {
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join('.');
}

/** The eight groups of a normalised address, in which `::` stands for as many zeros as are missing. */
function groups(plain: string): string[] {
  const [head = '', tail] = plain.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  if (tail === undefined) return [...head];
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

function isLoopbackAddress(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}

/** Whether the host name of a URL, such as `localhost` or `[::1]`, always means this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''))
  );
}

/** Each of these headers means that there is a proxy between the visitor and us. */
const FORWARDING = /^(x-forwarded(-.*)?|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/i;

/** Whether a call was made on this machine, and not passed on by a proxy. */
export function isFromThisMachine(headers: Headers, clientAddress: string): boolean {
  return isLoopbackAddress(clientAddress) && ![...headers.keys()].some((name) => FORWARDING.test(name));
}
