// Tokens of links and sessions: whoever holds one may act, so the store keeps only their hashes (ASVS 11.5.1).
import { createHash } from 'node:crypto';
import type { Random } from './random.ts';

const TOKEN_BYTES = 32;

/** A new token of 256 random bits, in base64url: 43 characters that need no escaping in an address. */
export function newToken(random: Random): string {
  return Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');
}

/** What may be stored of a token, and is looked for when one is presented: its SHA-256, in base64url. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
