import { hash } from 'node:crypto';

/** What git names a file's content by: the SHA-1 of its bytes behind a header. */
export function blobIdOf(bytes: Uint8Array): string {
  return hash('sha1', Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));
}
