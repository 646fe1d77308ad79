import { toEpochMs } from '../time/wall-clock.ts';
import type { EventEntry } from './event-file.ts';

/** The fields of a file, or of a call, which says null for what is missing. */
export type PublishingWindow = {
  [Field in 'draft' | 'publish_at' | 'unpublish_at']?: EventEntry[Field] | null;
};

/** True when an event belongs on the public site at a moment (epoch milliseconds): no draft, within its publishing window. */
export function isPublished(event: PublishingWindow, nowMs: number): boolean {
  if (event.draft === true) return false;
  if (event.publish_at && toEpochMs(event.publish_at) > nowMs) return false;
  return !event.unpublish_at || toEpochMs(event.unpublish_at) > nowMs;
}
