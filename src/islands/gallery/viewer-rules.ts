// The viewer's arithmetic. Indexes count photos from 0.

const THUMBNAILS_EITHER_SIDE = 10;
const SWIPE_PX = 50;

/** At 1 the picture fits the screen. */
const ZOOM_STEPS = [1, 1.5, 2, 3] as const;
export const MAX_ZOOM = 3;

/** The nearest index that exists, because the viewer ends at the first and the last photo. */
export function boundedIndex(index: number, count: number): number {
  return Math.min(Math.max(index, 0), count - 1);
}

/** The photos shown as thumbnails: at most 10 before and 10 after the current one; `to` is not included. */
export function thumbnailWindow(current: number, count: number): { from: number; to: number } {
  return {
    from: Math.max(current - THUMBNAILS_EITHER_SIDE, 0),
    to: Math.min(current + THUMBNAILS_EITHER_SIDE + 1, count),
  };
}

/** How many photos a swipe of so many pixels moves by. A swipe to the left (negative) goes forward; shorter ones do nothing. */
export function swipeStep(distancePx: number): -1 | 0 | 1 {
  if (Math.abs(distancePx) < SWIPE_PX) return 0;
  return distancePx < 0 ? 1 : -1;
}

/** The next larger or smaller step from any scale, also from one between the steps (after a pinch). */
export function nextZoom(scale: number, direction: 'in' | 'out'): number {
  return direction === 'in'
    ? (ZOOM_STEPS.find((step) => step > scale + 0.01) ?? MAX_ZOOM)
    : (ZOOM_STEPS.findLast((step) => step < scale - 0.01) ?? 1);
}

/** Limits a picture's offset from the middle, so that its edge stays at the edge of the stage. In pixels. */
export function boundedPan(offset: number, pictureSize: number, stageSize: number): number {
  const limit = Math.max((pictureSize - stageSize) / 2, 0);
  return Math.min(Math.max(offset, -limit), limit);
}

/** The photo in an address: `#foto-7` on the page of an event, `#foto-12-7` (event 12) on pages with several events. */
export interface PhotoAddress {
  eventId: number | null;
  photoId: number;
}

/** The fragment that names a photo, with its `#`. */
export function photoHash({ eventId, photoId }: PhotoAddress): string {
  return eventId === null ? `#foto-${photoId}` : `#foto-${eventId}-${photoId}`;
}

/** The photo that a fragment names; null when it names none. */
export function readPhotoHash(hash: string): PhotoAddress | null {
  const match = /^#foto-(?:(\d{1,9})-)?(\d{1,9})$/.exec(hash);
  if (match === null) return null;
  const [, eventId, photoId] = match;
  return { eventId: eventId === undefined ? null : Number(eventId), photoId: Number(photoId) };
}

interface Click {
  button: number;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** A plain click. A click with a modifier key or another button opens a new tab or a download, which the browser handles. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
