import { isIP } from 'node:net';

/** An address of version 4 written as one of version 6, after normalisation. */
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/**
 * What one subscriber of a network is known by: the IPv4 address, or the first 64 bits of the IPv6 address, of which he
 * has all the rest to himself. However an address is written, the answer is the same.
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
 * The networks an address is part of, from the smallest to the largest: one subscriber, and those who may have as many of
 * these as they like. IPv4: the address and its /24; IPv6: /64, /56 and /48, which providers give to one household or firm.
 * @param network an address, or what `ipNetwork` has made of one; of other text it is the only network
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
