import { isIP } from 'node:net';

/** Whether an IP address is of this very machine. */
function isLoopbackAddress(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}

/** Whether a name, as it stands in an address (`[::1]`), always means this very machine. */
export function isLoopbackHost(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''))
  );
}

/** Any of them means that somebody stands between the visitor and us. */
const FORWARDING = /^(x-forwarded(-.*)?|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/i;

/** Whether a call was made on this very machine, and by nobody for somebody else. */
export function isFromThisMachine(headers: Headers, clientAddress: string): boolean {
  return isLoopbackAddress(clientAddress) && ![...headers.keys()].some((name) => FORWARDING.test(name));
}
