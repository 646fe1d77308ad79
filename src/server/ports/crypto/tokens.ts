import { hash, randomBytes } from 'node:crypto';

export interface Random {
  bytes(count: number): Uint8Array;
}

export const systemRandom: Random = { bytes: (count) => randomBytes(count) };

/** Only for ids: secrets come from `newToken`. */
export function randomHex(random: Random, bytes: number): string {
  return Buffer.from(random.bytes(bytes)).toString('hex');
}

export function randomLetters(random: Random, alphabet: string, count: number): string {
  const fair = 256 - (256 % alphabet.length);
  let letters = '';
  while (letters.length < count) {
    const [byte = fair] = random.bytes(1);
    if (byte < fair) letters += alphabet.charAt(byte % alphabet.length);
  }
  return letters;
}

const TOKEN_BYTES = 32;

/** 43 characters of base64url. The store keeps only the hash (ASVS 11.5.1). */
export function newToken(random: Random): string {
  return Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');
}

export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** `email` must be in small letters. The app's secret may change, so it plays no part. */
export function addressId(email: string): string {
  return hash('sha256', email, 'base64url');
}
