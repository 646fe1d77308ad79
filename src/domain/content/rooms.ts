import { z } from 'zod';
import { ACCESS_FEATURES } from '../events/event-access.ts';
import { line, picture, slug } from '../fields/fields.ts';
import { duplicateIndexes } from '../fields/same-value.ts';
import { foldForSearch } from '../words/fold.ts';

const room = z.strictObject({
  /** Reservations, prices and events refer to it, so it never changes. */
  id: slug,
  name: line(60),
  label: line(80),
  /** Callers may still send these. */
  former_labels: z.array(line(80)).optional(),
  /** Old reservations and events keep it. */
  retired: z.boolean('napíšte true alebo false').optional(),
  access: z.array(z.enum(ACCESS_FEATURES, `vyberte z: ${ACCESS_FEATURES.join(', ')}`)).optional(),
  capacity_label: line(60),
  capacity_max: z
    .int('najväčší počet osôb je celé číslo')
    .positive('najväčší počet osôb musí byť väčší ako 0')
    .nullable(),
  area_m2: z.number('plocha je číslo v\u00a0m²').positive('plocha musí byť väčšia ako 0'),
  description: line(800),
  features: z.array(line(80)),
  images: z.array(picture),
});

export type Room = z.infer<typeof room>;
/** Stored records may name a room that is gone. */
export type RoomId = Room['id'];

/** `capacity_max` null: by agreement. */
export const roomsSchema = z
  .array(room)
  .refine((rooms) => rooms.some(isOffered), 'v\u00a0ponuke má byť aspoň jedna miestnosť')
  .check(({ value: rooms, issues }) => {
    const report = (at: number, field: keyof Room, message: string) =>
      issues.push({ code: 'custom', input: rooms, path: [at, field], message });
    for (const at of duplicateIndexes(rooms.map(({ id }) => id))) report(at, 'id', 'toto id má už iná miestnosť');
    const labels = rooms.flatMap((one, at) => [...wordsFor(one)].map((word) => ({ at, word })));
    for (const index of duplicateIndexes(labels.map(({ word }) => word)))
      report(labels[index]?.at ?? 0, 'label', 'tak sa volá alebo volala už iná miestnosť');
  });

export function isOffered({ retired }: Pick<Room, 'retired'>): boolean {
  return retired !== true;
}

export function pricesOf<P extends { room: RoomId | null }>(
  rooms: readonly Pick<Room, 'id'>[],
  prices: readonly P[],
): P[] {
  return prices.filter(({ room: priced }) => priced === null || rooms.some(({ id }) => id === priced));
}

/** A room that is gone is called by its id. */
export function roomName(rooms: readonly Pick<Room, 'id' | 'name'>[], room: RoomId): string {
  return rooms.find(({ id }) => id === room)?.name ?? room;
}

/** By id, label or former label; case and dashes do not matter. */
export function findRoom<R extends Pick<Room, 'id' | 'label' | 'former_labels'>>(
  rooms: readonly R[],
  wanted: string,
): R | null {
  const word = plain(wanted);
  return rooms.find(({ id }) => id === word) ?? rooms.find((known) => wordsFor(known).has(word)) ?? null;
}

/** What rooms of the same id were called before; a room that lists its former labels keeps no others. */
export function withFormerLabels(rooms: readonly Room[], before: readonly Room[]): Room[] {
  return rooms.map((room) => {
    const old = before.find(({ id }) => id === room.id);
    if (old === undefined) return room;
    const { id, name, label, former_labels = old.former_labels ?? [], ...rest } = room;
    const earlier = [...former_labels, old.label, ...(old.name === name ? [] : [old.name])];
    const words = [label, ...earlier].map(plain);
    const former = earlier.filter((_, at) => words.indexOf(words[at + 1] ?? '') === at + 1);
    return { id, name, label, ...(former.length > 0 && { former_labels: former }), ...rest };
  });
}

function wordsFor({ label, former_labels = [] }: Pick<Room, 'label' | 'former_labels'>): Set<string> {
  return new Set([label, ...former_labels].map(plain));
}

function plain(label: string): string {
  return foldForSearch(label).replace(/[–—]/g, '-');
}
