import { z } from 'zod';
import { ROOM_IDS } from './content/rooms.ts';
import { startOfDay } from './time.ts';
import { EVENT_TYPES, PURPOSES } from './view/rental-rules.ts';

/** Where a request stands; staff move it (DESIGN 4). */
const RESERVATION_STATUSES = ['new', 'confirmed', 'rejected', 'cancelled', 'done'] as const;

/** A reservation as it is kept. Its id is the reference number the visitor was given; fields have SPEC 3's names. */
export const reservationSchema = z.object({
  status: z.enum(RESERVATION_STATUSES),
  /** ISO in UTC. */
  created_at: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  eventType: z.enum(EVENT_TYPES).nullable(),
  purpose: z.enum(PURPOSES).nullable(),
  room: z.enum(ROOM_IDS),
  /** On the clock in Bratislava: days `2026-12-05`, times `18:00`. With a first day there is always a last one. */
  date_from: z.string().nullable(),
  time_from: z.string().nullable(),
  date_until: z.string().nullable(),
  time_until: z.string().nullable(),
  attendees: z.int().nullable(),
  message: z.string().nullable(),
  /** What the visitor was told when it was sent, in Slovak. */
  warnings: z.array(z.string()),
  /** What the visitor agreed to, and when (GDPR 7(1)). */
  consent: z.object({ version: z.int(), wording: z.string(), given_at: z.string() }),
});

export type Reservation = z.infer<typeof reservationSchema>;

/** The first instant of the first day, in epoch milliseconds; null: no day was given. */
export function reservationStartMs({ date_from }: Pick<Reservation, 'date_from'>): number | null {
  return date_from === null ? null : startOfDay(date_from);
}
