// Old events name rooms only in words: „v Malej sále a vo foyeri“.
import { foldForSearch } from '../words/fold.ts';

interface NamedRoom {
  id: string;
  name: string;
  former_labels?: readonly string[] | undefined;
}

export interface RoomsInText {
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

/** `čitáreň`, `čitárne` → `citarn`. */
function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length < 2 ? word : stem.replace(FLEETING_VOWEL, '');
}
