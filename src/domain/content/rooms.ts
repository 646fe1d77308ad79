// The rooms of the centre: `content/rooms.json`.
import { z } from 'zod';
import { ACCESS_FEATURES } from '../events/event-access.ts';
import { line, picture, slug } from '../fields/fields.ts';
import { repeatedIn } from '../fields/repeated.ts';
import { foldForSearch } from '../words/fold.ts';

const room = z.strictObject({
  /** Reservations, prices, events and addresses refer to it, so it never changes. */
  id: slug,
  name: line(60),
  /** The name in the form for hire; calls may send it in place of the id. */
  label: line(80),
  /** Labels of before, which callers may still send. */
  former_labels: z.array(line(80)).optional(),
  /** Out of the offer. Old reservations and events keep it. */
  retired: z.boolean('napíšte true alebo false').optional(),
  /** What the room offers to people with a disability; if it is missing, nobody has said. */
  access: z.array(z.enum(ACCESS_FEATURES, `vyberte z: ${ACCESS_FEATURES.join(', ')}`)).optional(),
  capacity_label: line(60),
  capacity_max: z
    .int('najväčší počet osôb je celé číslo')
    .positive('najväčší počet osôb musí byť väčší ako 0')
    .nullable(),
  area_m2: z.number('plocha je číslo v\u00a0m²').positive('plocha musí byť väčšia ako 0'),
  description: line(800),
  features: z.array(line(80)),
  /** Without one a pattern is drawn. */
  images: z.array(picture),
});

export type Room = z.infer<typeof room>;
/** Any id of `rooms.json`. Stored records may name a room that was there once. */
export type RoomId = Room['id'];

/** `content/rooms.json`: the rooms in the order they are shown. `capacity_max` null: by agreement. */
export const roomsSchema = z
  .array(room)
  .refine((rooms) => rooms.some(isOffered), 'v\u00a0ponuke má byť aspoň jedna miestnosť')
  .check(({ value: rooms, issues }) => {
    const report = (at: number, field: keyof Room, message: string) =>
      issues.push({ code: 'custom', input: rooms, path: [at, field], message });
    for (const at of repeatedIn(rooms.map(({ id }) => id))) report(at, 'id', 'toto id má už iná miestnosť');
    const labels = rooms.flatMap((one, at) => [...wordsFor(one)].map((word) => ({ at, word })));
    for (const index of repeatedIn(labels.map(({ word }) => word)))
      report(labels[index]?.at ?? 0, 'label', 'tak sa volá alebo volala už iná miestnosť');
  });

/** Whether a room can be hired and chosen for something new. */
export function isOffered({ retired }: Pick<Room, 'retired'>): boolean {
  return retired !== true;
}

/** The prices of some rooms, and of the services that belong to none. */
export function pricesOf<P extends { room: RoomId | null }>(
  rooms: readonly Pick<Room, 'id'>[],
  prices: readonly P[],
): P[] {
  return prices.filter(({ room: priced }) => priced === null || rooms.some(({ id }) => id === priced));
}

/** The room that an id, a label or a former label stands for, in any case and with any dashes; null: none. */
export function findRoom<R extends Pick<Room, 'id' | 'label' | 'former_labels'>>(
  rooms: readonly R[],
  wanted: string,
): R | null {
  const word = plain(wanted);
  return rooms.find(({ id }) => id === word) ?? rooms.find((known) => wordsFor(known).has(word)) ?? null;
}

function wordsFor({ label, former_labels = [] }: Pick<Room, 'label' | 'former_labels'>): Set<string> {
  return new Set([label, ...former_labels].map(plain));
}

/** A label with its dashes and spaces made the same. */
function plain(label: string): string {
  return foldForSearch(label).replace(/[–—]/g, '-');
}
