// Rooms that a place in words names, for events written before files could name their rooms: „v Malej sále a vo foyeri“.
import { foldForSearch } from '../words/fold.ts';

interface NamedRoom {
  id: string;
  name: string;
  /** What it was called before. */
  former_labels?: readonly string[] | undefined;
}

export interface RoomsInText {
  /** Ids in the order in which the text names them. */
  rooms: string[];
  /** The parts of the text that name no room, or might name several. */
  unknown: string[];
}

/** What stands between two places. */
const BETWEEN = /\s*(?:[,;+/]|\s(?:a|aj|i|alebo)\s)\s*/;
const PREPOSITIONS = new Set(['v', 'vo', 'na', 'do', 'u', 'k', 'ku', 'z', 'zo']);
/** The endings of Slovak nouns and adjectives without diacritics, longest first. */
const ENDING =
  /(?:iami|ieho|iemu|ami|ach|ami|ata|eho|emu|imi|ych|ymi|och|iam|iou|ove|ia|ie|iu|ii|ej|om|ou|ov|am|ym|im|ich|a|e|i|o|u|y)$/;

/** The vowel that goes when an ending comes. */
const FLEETING_VOWEL = /(?<=[a-z]{2}[^aeiouy])[eo](?=[cklnr]$)/;

/** A part names a room when it has the words of its name and no others, in any case: one that only contains them may mean another place. */
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

/** `v Malej sále (do 100 osôb)` → `mal sal`. */
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
