// Random bytes, the tokens made of them, and the hashes under which the store keeps tokens and addresses.
import { createHash, randomBytes } from 'node:crypto';

/** The source of tokens and secrets; tests use a fixed one. */
export interface Random {
  /** Returns that many unpredictable bytes. */
  bytes(count: number): Uint8Array;
}

export const systemRandom: Random = { bytes: (count) => randomBytes(count) };

/** That many random bytes in hex, as a unique id. It is not a secret; `newToken` makes those. */
export function randomHex(random: Random, bytes: number): string {
  return Buffer.from(random.bytes(bytes)).toString('hex');
}

/**
 * Random letters of an alphabet, each as likely as any other.
 * @param alphabet 256 letters at most
 */
export function randomLetters(random: Random, alphabet: string, count: number): string {
  // Bytes above the last whole multiple of the alphabet would favour its first letters, so they are discarded.
  const fair = 256 - (256 % alphabet.length);
  let letters = '';
  while (letters.length < count) {
    const [byte = fair] = random.bytes(1);
    if (byte < fair) letters += alphabet.charAt(byte % alphabet.length);
  }
  return letters;
}

const TOKEN_BYTES = 32;

/** 256 random bits in base64url, 43 characters. A token gives access, so the store keeps only its hash (ASVS 11.5.1). */
export function newToken(random: Random): string {
  return Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');
}

/** The SHA-256 of a token in base64url, under which the store keeps it. */
export function hashToken(token: string): string {
  return sha256(token);
}

/**
 * The id of the records of an e-mail address. It does not depend on the app's secret, which may change.
 * @param email in small letters
 */
export function addressId(email: string): string {
  return sha256(email);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
