import type { FileHandle } from 'node:fs/promises';

const CHUNK_BYTES = 64 * 1024;

/** The bytes of an open file, from where it stands, a piece at a time; so many at most. It stays open. */
export async function* fileChunks(
  file: FileHandle,
  maxBytes = Number.POSITIVE_INFINITY,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let left = maxBytes;
  while (left > 0) {
    const { bytesRead, buffer } = await file.read(new Uint8Array(Math.min(CHUNK_BYTES, left)));
    if (bytesRead === 0) return;
    left -= bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
