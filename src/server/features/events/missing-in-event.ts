import type { EventCall } from '../../../domain/events/event-call.ts';
import type { EventDate } from '../../../domain/events/event-dates.ts';
import { eventPhase } from '../../../domain/events/event-phase.ts';
import { isHeldIn } from '../../../domain/events/event-rooms.ts';
import { type Missing, missingOf } from '../../../domain/events/missing-things.ts';
import { undescribedCount } from '../../../domain/galleries/gallery-file.ts';
import type { ContentView } from '../../core/entries/content-view.ts';
import { photosOf } from '../../core/entries/event-files.ts';
import { savedIn } from '../../core/entries/house-files.ts';

interface Row {
  event: EventCall | null;
  dates: EventDate[] | null;
}

export function missingInEvent(view: ContentView, { event, dates }: Row, nowMs: number): Missing[] {
  if (event === null || dates === null || event.status?.name === 'Zrušený') return [];
  const photos: Missing[] = undescribedCount(photosOf(view, event.id)) > 0 ? ['photo_words'] : [];
  if (eventPhase({ dates }, nowMs) === 'ended') return photos;
  const { rooms = [] } = savedIn(view, 'rooms.json');
  const is_in_room = rooms.some((room) => isHeldIn(event, room));
  const ends = dates.filter(({ status }) => status !== 'Zrušený').map(({ end_date }) => end_date);
  return [...missingOf({ ...event, is_in_room, ends }, nowMs), ...photos];
}
