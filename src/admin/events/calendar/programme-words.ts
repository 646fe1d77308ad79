import type { Programme, ProgrammeEntry, ProgrammeRoom } from '../../../api/admin-events.ts';

const STATES: Readonly<Record<ProgrammeEntry['state'], string | null>> = {
  firm: null,
  draft: 'koncept',
  scheduled: 'zverejní sa neskôr',
  withdrawn: 'stiahnuté z\u00a0webu',
  cancelled: 'zrušené',
  waits: 'čaká na odpoveď',
};

export function entryWords(entry: ProgrammeEntry, rooms: readonly ProgrammeRoom[], isInRoom = false): string {
  const { kind, state, is_moved, place } = entry;
  const names = rooms.filter(({ id }) => entry.rooms.includes(id)).map(({ name }) => name);
  const where = names.length > 0 ? names.join(', ') : (place ?? '');
  const words = [
    isInRoom && names.length < 2 ? '' : where,
    kind === 'block' ? 'zablokované' : kind === 'reservation' ? 'prenájom' : '',
    is_moved ? 'presunuté' : '',
    STATES[state] ?? '',
  ];
  return words.filter((word) => word !== '').join(', ');
}

/** What stands in the room and the room alone; everything for a room that the house does not have, or null. */
export function inRoom({ items, rooms }: Pick<Programme, 'items' | 'rooms'>, room: string | null) {
  const asked = rooms.filter(({ id }) => id === room);
  if (asked.length === 0) return { items, rooms };
  return { items: items.filter((entry) => asked.some(({ id }) => entry.rooms.includes(id))), rooms: asked };
}

export function entryLook({ state }: ProgrammeEntry) {
  if (state === 'cancelled') return 'cancelled';
  if (state === 'waits') return 'waits';
  return state === 'firm' ? 'firm' : 'hidden';
}

export function entryKey({ kind, id, key, start }: ProgrammeEntry): string {
  return `${kind} ${id} ${key} ${start}`;
}
