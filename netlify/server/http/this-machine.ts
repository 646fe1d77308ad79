import { isIP } from 'node:net';

/** Whether an IP address is of this very machine. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}

/** Whether a name, as it stands in an address (`[::1]`), always means this very machine. */
export function isLoopbackHost(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''))
  );
}
