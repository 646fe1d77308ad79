/**
 * For `.catch`: what is not on the disk is null.
 * @throws every other error
 */
export function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
