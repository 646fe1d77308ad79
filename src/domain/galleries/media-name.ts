/** Names of uploaded pictures: the first 160 bits of the SHA-256 of their bytes, and an ending. */
const MEDIA_NAME = /^[0-9a-f]{40}\.webp$/;

/** Whether a text is the name of an uploaded picture; nothing else reaches a store, so no path can lead out of it. */
export function isMediaName(text: string): boolean {
  return MEDIA_NAME.test(text);
}
