/** Which photo an address names: `#foto-7` on the page of an event, `#foto-12-7` (event 12) where several events meet. */
export interface PhotoAddress {
  eventId: number | null;
  photoId: number;
}

/** The fragment that names a photo, with its `#`. */
export function photoHash({ eventId, photoId }: PhotoAddress): string {
  return eventId === null ? `#foto-${photoId}` : `#foto-${eventId}-${photoId}`;
}

/** The photo a fragment names; null when it names none. */
export function readPhotoHash(hash: string): PhotoAddress | null {
  const match = /^#foto-(?:(\d{1,9})-)?(\d{1,9})$/.exec(hash);
  if (match === null) return null;
  const [, eventId, photoId] = match;
  return { eventId: eventId === undefined ? null : Number(eventId), photoId: Number(photoId) };
}
