const THUMBNAILS_EITHER_SIDE = 10;
const SWIPE_PX = 50;

/** At 1 the picture fits the screen. */
const ZOOM_STEPS = [1, 1.5, 2, 3] as const;
export const MAX_ZOOM = 3;

export function boundedIndex(index: number, count: number): number {
  return Math.min(Math.max(index, 0), count - 1);
}

export function thumbnailWindow(current: number, count: number): { from: number; to: number } {
  return {
    from: Math.max(current - THUMBNAILS_EITHER_SIDE, 0),
    to: Math.min(current + THUMBNAILS_EITHER_SIDE + 1, count),
  };
}

/** A swipe to the left is negative and goes forward. */
export function swipeStep(distancePx: number): -1 | 0 | 1 {
  if (Math.abs(distancePx) < SWIPE_PX) return 0;
  return distancePx < 0 ? 1 : -1;
}

/** A pinch leaves scales between the steps. */
export function nextZoom(scale: number, direction: 'in' | 'out'): number {
  return direction === 'in'
    ? (ZOOM_STEPS.find((step) => step > scale + 0.01) ?? MAX_ZOOM)
    : (ZOOM_STEPS.findLast((step) => step < scale - 0.01) ?? 1);
}

export function boundedPan(offset: number, pictureSize: number, stageSize: number): number {
  const limit = Math.max((pictureSize - stageSize) / 2, 0);
  return Math.min(Math.max(offset, -limit), limit);
}

/** `#foto-7`, or `#foto-12-7` (event 12) on pages with several events. */
export interface PhotoAddress {
  eventId: number | null;
  photoId: number;
}

export function photoHash({ eventId, photoId }: PhotoAddress): string {
  return eventId === null ? `#foto-${photoId}` : `#foto-${eventId}-${photoId}`;
}

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

/** Other clicks open a tab or a download. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
