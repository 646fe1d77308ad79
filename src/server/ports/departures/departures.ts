// For the restore of an older backup (docs/operations.md, Backup and restore). A line names nobody: it holds a salted
// hash of the address's hash, and keys of erased records.

import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { suppressionSchema } from '../../../domain/newsletter/newsletter-subscriber.ts';
import { RESERVATION_STATUSES } from '../../../domain/reservations/reservation-status.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { DAY_MS } from '../../../domain/time/clock.ts';
import { type Random, randomHex } from '../crypto/tokens.ts';

/** As old as a backup may be that somebody restores. */
const KEPT_MS = 400 * DAY_MS;

const departureSchema = z.object({
  at: z.int(),
  /** `left`: ended the subscription. `suppressed`: gets no newsletter. */
  act: z.enum(['left', 'suppressed', 'erased']),
  /** null: not suppressed, or by an older version. */
  reason: suppressionSchema.shape.reason.nullable().default(null),
  salt: z.string(),
  /** null: erased by telephone or name. */
  mark: z.string().nullable(),
  /** Of erased records, such as `reservation:R-…`. */
  keys: z.array(z.string()),
  /** Reservations among them that were over: a backup may hold them open. */
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
 * `person` is an `addressId`; null: unknown.
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

/** Skips lines that a crash has cut off. */
export async function departuresSince(
  { departures }: Pick<Noting, 'departures'>,
  sinceMs: number,
): Promise<Departure[]> {
  return (await departures.lines()).flatMap((line) => {
    const departure = readDeparture(line);
    return departure !== null && departure.at >= sinceMs ? [departure] : [];
  });
}

/** `person` is an `addressId`. */
export function isDepartureOf({ mark, salt }: Departure, person: string): boolean {
  return mark === markOf(person, salt);
}

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

/** Kept outside the store and every backup: a restore must not bring these people back. */
export interface DepartureLedger {
  /** Resolves once the line, which has no line breaks, survives a crash. */
  append(line: string, atMs: number): Promise<void>;
  lines(): Promise<string[]>;
  /** Epoch milliseconds. */
  forget(beforeMs: number): Promise<void>;
}
