import { cleanLine } from './clean-text.ts';

const HOST_AND_REST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,63}(?::\d{1,5})?(?=[/?#]|$)/u;

/** A text that does not begin with a domain comes back cleaned, so that its rule can refuse it. */
export function completeWebAddress(text: string): string {
  const address = cleanLine(text);
  const whole = `https://${address.replace(/^\/\//, '')}`;
  return HOST_AND_REST.test(address.replace(/^\/\//, '')) && !/\s/.test(address) && URL.canParse(whole)
    ? whole
    : address;
}
