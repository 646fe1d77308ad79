// Records who unsubscribed, was suppressed or erased, for the restore of an older backup (docs/operations.md, Backup and
// restore). A line names nobody: it holds a salted hash of the address's own hash, and the keys of the erased records.

import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { suppressionSchema } from '../../../domain/newsletter/newsletter-subscriber.ts';
import { RESERVATION_STATUSES } from '../../../domain/reservations/reservation-status.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { DAY_MS } from '../../../domain/time/clock.ts';
import { type Random, randomHex } from '../crypto/tokens.ts';

/** As long as the oldest backup that anybody may still restore. */
const KEPT_MS = 400 * DAY_MS;

const departureSchema = z.object({
  /** Epoch milliseconds. */
  at: z.int(),
  /** `left`: ended the subscription. `suppressed`: is to be mailed no newsletter. `erased`: had their data erased. */
  act: z.enum(['left', 'suppressed', 'erased']),
  /** Why they were suppressed; null: they were not, or an older version did not record it. */
  reason: suppressionSchema.shape.reason.nullable().default(null),
  salt: z.string(),
  /** null: erased by telephone or name, without an address. */
  mark: z.string().nullable(),
  /** Keys of the erased records, such as `reservation:R-…`. */
  keys: z.array(z.string()),
  /** The numbers of the reservations among them that were over, with their status: a backup may hold them open. */
  closed: z.record(z.string(), z.enum(RESERVATION_STATUSES)).default({}),
});

export type Departure = z.infer<typeof departureSchema>;

interface Noting {
  departures: DepartureLedger;
  clock: Clock;
  random: Random;
}

interface Leaving {
  act: Departure['act'];
  person: string | null;
  reason?: Departure['reason'];
  keys?: readonly string[];
  closed?: Departure['closed'];
}

/**
 * @param person the `addressId` of the address; null: unknown
 * @throws what the ledger throws when it cannot be written
 */
export async function noteDeparture(
  { departures, clock, random }: Noting,
  { act, person, reason = null, keys = [], closed = {} }: Leaving,
): Promise<void> {
  const at = clock.now();
  const salt = randomHex(random, 16);
  const mark = person === null ? null : markOf(person, salt);
  const departure: Departure = { at, act, reason, salt, mark, keys: [...keys], closed };
  await departures.append(JSON.stringify(departure), at);
}

/** Who left since a moment. Skips lines that a crash has cut off. */
export async function departuresSince(
  { departures }: Pick<Noting, 'departures'>,
  sinceMs: number,
): Promise<Departure[]> {
  return (await departures.lines()).flatMap((line) => {
    const departure = readDeparture(line);
    return departure !== null && departure.at >= sinceMs ? [departure] : [];
  });
}

/** Whether a departure is that of an `addressId`. */
export function isDepartureOf({ mark, salt }: Departure, person: string): boolean {
  return mark === markOf(person, salt);
}

/** Forgets departures that are older than any backup. */
export async function forgetOldDepartures({ departures, clock }: Noting): Promise<void> {
  await departures.forget(clock.now() - KEPT_MS);
}

function markOf(person: string, salt: string): string {
  return createHmac('sha256', salt).update(person).digest('base64url');
}

function readDeparture(line: string): Departure | null {
  try {
    return departureSchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

/** Lines about people who left, kept outside the store and every backup: a restore must not bring these people back. */
export interface DepartureLedger {
  /** Resolves once the line survives a crash. Lines have no line breaks. */
  append(line: string, atMs: number): Promise<void>;
  /** All lines, oldest first. */
  lines(): Promise<string[]>;
  /** Forgets the lines appended before a moment, in epoch milliseconds. */
  forget(beforeMs: number): Promise<void>;
}
