import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;

/** Signs what leaves the house and comes back: challenges, links. */
export interface AppSecret {
  /**
   * @param purpose what the signature is for, such as `newsletter-captcha`: signatures of one purpose mean nothing for another
   * @returns HMAC-SHA-256 in base64url, 43 characters
   */
  sign(purpose: string, text: string): string;
  /** In constant time; false for anything `sign` would not have made. */
  verify(purpose: string, text: string, signature: string): boolean;
}

/** @param secret at least 32 characters; every purpose gets a key of its own, derived from it (HKDF, RFC 5869) */
export function appSecret(secret: string): AppSecret {
  function hmac(purpose: string, text: string): Buffer {
    const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
    return createHmac('sha256', key).update(text).digest();
  }
  return {
    sign: (purpose, text) => hmac(purpose, text).toString('base64url'),
    verify(purpose, text, signature) {
      const expected = hmac(purpose, text);
      const given = Buffer.from(signature, 'base64url');
      // Decoding passes over foreign characters, and timingSafeEqual throws on unequal lengths.
      return (
        given.length === expected.length &&
        given.toString('base64url') === signature &&
        timingSafeEqual(given, expected)
      );
    },
  };
}
