import { datesInText } from './dates-in-text.ts';
import type { EventEntry } from './event-file.ts';
import { roomsInText } from './rooms-in-text.ts';

export interface Migration {
  /** Front matter; undefined removes a field. */
  fields: Readonly<Record<string, unknown>>;
  unclear: string[];
}

/** What the file says stays, so a second migration changes nothing. `body` is Markdown. */
export function migrationOf(event: EventEntry, body: string, rooms: Parameters<typeof roomsInText>[1]): Migration {
  const inRooms = roomsOf(event, rooms);
  const atDates = datesOf(event, body);
  return { fields: { ...inRooms.fields, ...atDates.fields }, unclear: [...inRooms.unclear, ...atDates.unclear] };
}

const NOTHING: Migration = { fields: {}, unclear: [] };

function roomsOf({ rooms: known, location, lat }: EventEntry, rooms: Parameters<typeof roomsInText>[1]): Migration {
  // A point on the map means a place elsewhere.
  if (known !== undefined || location === undefined || lat !== undefined) return NOTHING;
  const found = roomsInText(location, rooms);
  return {
    fields: found.rooms.length === 0 ? {} : { rooms: found.rooms },
    unclear: found.unknown.map((part) => `Miesto „${part}“ nie je názvom miestnosti.`),
  };
}

function datesOf(event: EventEntry, body: string): Migration {
  if (event.dates !== undefined) return NOTHING;
  const found = datesInText({ ...event, body });
  if (found === null) return NOTHING;
  if ('reason' in found) return { fields: {}, unclear: [found.reason] };
  if (event.status === 'Presunutý')
    return { fields: {}, unclear: ['Podujatie je presunuté, ktorý z\u00a0termínov, treba napísať ručne.'] };
  const dates = found.dates.map((date, at) => ({ key: at + 1, ...date }));
  return {
    fields: { start_date: undefined, end_date: undefined, dates, last_date_key: dates.length },
    unclear: [],
  };
}
