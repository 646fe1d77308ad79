import { randomBytes } from 'node:crypto';

/** Where tokens and secrets come from, so that tests can fix it. */
export interface Random {
  /** That many bytes nobody can guess. */
  bytes(count: number): Uint8Array;
}

export const systemRandom: Random = { bytes: (count) => randomBytes(count) };
