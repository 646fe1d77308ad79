import { cleanLine } from './clean-text.ts';

/** A domain with its top level, and what may follow: a port, a path, a query, a fragment. */
const HOST_AND_REST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,63}(?::\d{1,5})?(?=[/?#]|$)/u;

/**
 * An address as people write it, made whole: `predpredaj.sk/ples` is `https://predpredaj.sk/ples`. Only a text that begins with a
 * domain is completed; any other comes back cleaned, so that its rule can refuse it.
 */
export function completeWebAddress(text: string): string {
  const address = cleanLine(text);
  const whole = `https://${address.replace(/^\/\//, '')}`;
  return HOST_AND_REST.test(address.replace(/^\/\//, '')) && !/\s/.test(address) && URL.canParse(whole)
    ? whole
    : address;
}
