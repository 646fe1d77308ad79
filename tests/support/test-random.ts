import { createHash } from 'node:crypto';
import type { Random } from '../../src/server/ports/crypto/tokens.ts';

export function testRandom(seed = 'riviera'): Random {
  let calls = 0;
  return {
    bytes(count) {
      calls += 1;
      return createHash('shake256', { outputLength: count }).update(`${seed} ${calls}`).digest();
    },
  };
}
