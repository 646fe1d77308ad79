import type { Album } from '../../domain/galleries/photo.ts';

/** A light look at the shape: the file comes from the same build as this script, a proxy's error page does not. */
function isAlbum(value: unknown): value is Album {
  if (typeof value !== 'object' || value === null) return false;
  return 'title' in value && 'photos' in value && Array.isArray(value.photos) && value.photos.length > 0;
}

/**
 * The photos of one event, from the file the build left beside the gallery page.
 * @throws Error with the message that SPEC 8 gives for a failed answer
 */
export async function fetchAlbum(eventId: number, signal: AbortSignal): Promise<Album> {
  const response = await fetch(`/gallery/${eventId}.json`, { signal }).catch((cause: unknown) => {
    throw new Error('Failed to load galleries', { cause });
  });
  if (!response.ok) throw new Error(`Server responded with ${response.status}`);
  const album: unknown = await response.json().catch(() => null);
  if (!isAlbum(album)) throw new Error('Failed to load galleries');
  return album;
}
