import { randomBytes } from 'node:crypto';

/** Where tokens and secrets come from, so that tests can fix it. */
export interface Random {
  /** That many bytes nobody can guess. */
  bytes(count: number): Uint8Array;
}

/** That many random bytes in hex: a name nobody else gives. What lets somebody in is a token (`token.ts`). */
export function randomHex(random: Random, bytes: number): string {
  return Buffer.from(random.bytes(bytes)).toString('hex');
}

export const systemRandom: Random = { bytes: (count) => randomBytes(count) };
