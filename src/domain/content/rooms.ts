import { z } from 'zod';
import { line, picture } from './fields.ts';

/** Stable ids of the rooms; the reservation form and calls use them. */
export const ROOM_IDS = ['velka-sala', 'mala-sala', 'foyer'] as const;
export type RoomId = (typeof ROOM_IDS)[number];

const room = z.strictObject({
  id: z.enum(ROOM_IDS, `vyberte jedno z: ${ROOM_IDS.join(', ')}`),
  name: line(60),
  label: line(80),
  capacity_label: line(60),
  capacity_max: z
    .int('najväčší počet osôb je celé číslo')
    .positive('najväčší počet osôb musí byť väčší ako 0')
    .nullable(),
  area_m2: z.number('plocha je číslo v\u00a0m²').positive('plocha musí byť väčšia ako 0'),
  description: line(800),
  features: z.array(line(80)),
  images: z.array(picture).min(1, 'miestnosť má mať aspoň jeden obrázok'),
});

/** `content/rooms.json`: the rooms for hire in the order they are shown. `capacity_max` null: by agreement. */
export const roomsSchema = z.array(room).min(1, 'napíšte aspoň jednu miestnosť');
export type Room = z.infer<typeof room>;
