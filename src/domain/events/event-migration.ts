import { foldForSearch } from '../words/fold.ts';
import { datesInText } from './dates-in-text.ts';
import type { EventEntry } from './event-file.ts';

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

// Old events name rooms only in words: „v Malej sále a vo foyeri“.
interface NamedRoom {
  id: string;
  name: string;
  former_labels?: readonly string[] | undefined;
}

interface RoomsInText {
  rooms: string[];
  unknown: string[];
}

const BETWEEN = /\s*(?:[,;+/]|\s(?:a|aj|i|alebo)\s)\s*/;
const PREPOSITIONS = new Set(['v', 'vo', 'na', 'do', 'u', 'k', 'ku', 'z', 'zo']);
/** Slovak endings without diacritics, the longest first. */
const ENDING =
  /(?:iami|ieho|iemu|ami|ach|ami|ata|eho|emu|imi|ych|ymi|och|iam|iou|ove|ia|ie|iu|ii|ej|om|ou|ov|am|ym|im|ich|a|e|i|o|u|y)$/;

/** This vowel goes when an ending comes. */
const FLEETING_VOWEL = /(?<=[a-z]{2}[^aeiouy])[eo](?=[cklnr]$)/;

/** With further words a part may mean another place. */
export function roomsInText(place: string, rooms: readonly NamedRoom[]): RoomsInText {
  const known = rooms.map(({ id, name, former_labels = [] }) => ({ id, names: [name, ...former_labels].map(stemsOf) }));
  const found = new Set<string>();
  const unknown: string[] = [];
  for (const part of place.split(BETWEEN).filter((words) => words.trim() !== '')) {
    const stems = stemsOf(part);
    const [room, ...others] = known.filter(({ names }) => names.includes(stems));
    if (room === undefined || others.length > 0) unknown.push(part.trim());
    else found.add(room.id);
  }
  return { rooms: [...found], unknown };
}

function stemsOf(words: string): string {
  const withoutNote = foldForSearch(words).replace(/\([^)]*\)/g, ' ');
  const spoken = withoutNote.split(/[^a-z0-9]+/).filter((word) => word !== '' && !PREPOSITIONS.has(word));
  return spoken.map(stemOf).join(' ');
}

function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length < 2 ? word : stem.replace(FLEETING_VOWEL, '');
}
