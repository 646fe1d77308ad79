/** `Riviérska 1, 841 04 Bratislava` */
export function formatAddress(address: { street: string; postal_code: string; city: string }): string {
  return `${address.street}, ${address.postal_code} ${address.city}`;
}

const SIGNS = /^\+?[\d\s()/.-]+$/;
const SIX_TO_FIFTEEN_DIGITS = /^\D*(\d\D*){6,15}$/;

/** True for what may be a telephone number, `+421 900 123 456`, `0905/123 456`. */
export function isPhoneNumber(text: string): boolean {
  return SIGNS.test(text) && SIX_TO_FIFTEEN_DIGITS.test(text);
}
