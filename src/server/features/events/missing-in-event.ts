import type { Room } from '../../../domain/content/rooms.ts';
import type { EventCall } from '../../../domain/events/event-call.ts';
import type { EventDate } from '../../../domain/events/event-dates.ts';
import { eventPhase } from '../../../domain/events/event-phase.ts';
import { isHeldIn } from '../../../domain/events/event-rooms.ts';
import { type Missing, missingOf } from '../../../domain/events/missing-things.ts';
import { undescribedCount } from '../../../domain/galleries/gallery-file.ts';
import type { ContentView } from '../../core/entries/content-view.ts';
import { galleryFilePath } from '../../core/entries/event-files.ts';

/** null: its file is broken. */
interface Row {
  event: EventCall | null;
  dates: EventDate[] | null;
}

/** After an event only descriptions of photos can be missing. */
export function missingInEvent(view: ContentView, { event, dates }: Row, nowMs: number): Missing[] {
  if (event === null || dates === null || event.status?.name === 'Zrušený') return [];
  const gallery = view.files.get(galleryFilePath(event.id))?.content;
  const isSilent = gallery?.kind === 'galleries' && undescribedCount(gallery.gallery.photos) > 0;
  const photos: Missing[] = isSilent ? ['photo_words'] : [];
  if (eventPhase({ dates }, nowMs) === 'ended') return photos;
  const is_in_room = roomsIn(view).some((room) => isHeldIn(event, room));
  const ends = dates.filter(({ status }) => status !== 'Zrušený').map(({ end_date }) => end_date);
  return [...missingOf({ ...event, is_in_room, ends }, nowMs), ...photos];
}

function roomsIn({ files }: ContentView): readonly Room[] {
  const content = files.get('rooms.json')?.content;
  return content?.kind === 'setting' ? (content.settings.rooms ?? []) : [];
}
