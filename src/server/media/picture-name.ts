import { createHash } from 'node:crypto';

/** The name a picture is stored under (`isMediaName`): the same bytes have the same one, and others another. */
export function pictureName(bytes: Uint8Array): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.webp`;
}
