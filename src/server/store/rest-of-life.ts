/**
 * The life of a record that is written anew and shall end when it would have; none for one that stays.
 * @returns whole seconds, as the store counts them, one at the least
 */
export function restOfLife({ expiresAt }: { expiresAt: number | null }, nowMs: number): { ttlSeconds?: number } {
  return expiresAt === null ? {} : { ttlSeconds: Math.max(1, Math.ceil((expiresAt - nowMs) / 1000)) };
}
