/** The store of pictures does not answer, or refuses to serve; a write may or may not have happened. */
export class MediaUnavailableError extends Error {
  override name = 'MediaUnavailableError';
}
