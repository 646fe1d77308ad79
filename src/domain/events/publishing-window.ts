import { toEpochMs } from '../time/wall-clock.ts';
import type { EventEntry } from './event-file.ts';

export type PublishingWindow = {
  [Field in 'draft' | 'publish_at' | 'unpublish_at']?: EventEntry[Field] | null;
};

export function isPublished(event: PublishingWindow, nowMs: number): boolean {
  if (event.draft === true) return false;
  if (event.publish_at && toEpochMs(event.publish_at) > nowMs) return false;
  return !event.unpublish_at || toEpochMs(event.unpublish_at) > nowMs;
}
