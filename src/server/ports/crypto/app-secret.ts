import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createDurably, nullIfMissing } from '../store/durable-file.ts';

const KEY_BYTES = 32;
const CIPHER = 'aes-256-gcm';
/** A sealed text begins with the nonce and the tag (NIST SP 800-38D). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A signature or seal is invalid for every other `purpose`. */
export interface AppSecret {
  /** HMAC-SHA-256 in base64url, 43 characters. */
  sign(purpose: string, text: string): string;
  verify(purpose: string, text: string, signature: string): boolean;
  /** AES-256-GCM; `nonce` has 12 bytes and serves one purpose only once. */
  seal(purpose: string, text: string, nonce: Uint8Array): string;
  /** @throws Error for everything that `seal` did not make */
  open(purpose: string, sealed: string): string;
}

/** Each purpose has its own key (HKDF, RFC 5869). */
export function appSecret(secret: string): AppSecret {
  const keyOf = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));

  function hmac(purpose: string, text: string): Buffer {
    return createHmac('sha256', keyOf(purpose)).update(text).digest();
  }
  return {
    sign: (purpose, text) => hmac(purpose, text).toString('base64url'),
    verify(purpose, text, signature) {
      const expected = hmac(purpose, text);
      const given = Buffer.from(signature, 'base64url');
      // Decoding skips invalid characters, and timingSafeEqual throws on unequal lengths.
      return (
        given.length === expected.length &&
        given.toString('base64url') === signature &&
        timingSafeEqual(given, expected)
      );
    },
    seal(purpose, text, nonce) {
      const cipher = createCipheriv(CIPHER, keyOf(`seal ${purpose}`), nonce, { authTagLength: TAG_BYTES });
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const cipher = createDecipheriv(CIPHER, keyOf(`seal ${purpose}`), nonce, { authTagLength: TAG_BYTES });
      cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, cipher.final()]).toString('utf8');
    },
  };
}

const FILE_BYTES = 32;
const MIN_LENGTH = 32;

/**
 * Processes that start at once get the same secret.
 * @throws Error with a Slovak sentence when it is too short
 */
export async function secretFromFile(path: string): Promise<string> {
  const secret = (await readSecret(path)) ?? (await makeSecret(path));
  if (secret.length < MIN_LENGTH) throw new Error(`Tajomstvo v\u00a0súbore ${path} má mať aspoň ${MIN_LENGTH} znakov.`);
  return secret;
}

async function readSecret(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch(nullIfMissing);
  return text === null ? null : text.trim();
}

async function makeSecret(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await createDurably(path, `${randomBytes(FILE_BYTES).toString('base64url')}\n`, { mode: 0o600 });
  return (await readFile(path, 'utf8')).trim();
}
