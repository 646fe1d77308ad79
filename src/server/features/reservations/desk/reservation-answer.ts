import { goneAccount } from '../../../../domain/accounts/act-groups.ts';
import { variableSymbolOf } from '../../../../domain/reservations/bank-transfer.ts';
import { paidOf, type Reservation, sumsOf, waitsSince } from '../../../../domain/reservations/reservation.ts';
import { estimateOf, type PriceItem, suggestedItems } from '../../../../domain/reservations/reservation-price.ts';
import { isOpen, nextStatuses } from '../../../../domain/reservations/reservation-status.ts';
import { reservedSpan } from '../../../../domain/reservations/reservation-time.ts';
import { DAY_MS } from '../../../../domain/time/clock.ts';
import { mergeIntervals, overlaps, spanOfAll } from '../../../../domain/time/wall-clock.ts';
import { userNames } from '../../../core/accounts/accounts.ts';
import type { Entry } from '../../../ports/store/collection.ts';
import type { Services } from '../../../services.ts';
import {
  firstOccupants,
  type OccupancyServices,
  type Occupant,
  occupantsIn,
  type SomeOccupants,
  type TimedOccupant,
} from '../rooms/occupants.ts';
import { readPlan } from '../rooms/planned-events.ts';

interface WirePayment {
  /** In euros; null while there is no price. */
  amount: number | null;
  is_agreed: boolean;
  due: string | null;
  paid_on: string | null;
}

export interface WireReservation
  extends Omit<
    Reservation,
    'consent' | 'history' | 'moves' | 'items' | 'deposit' | 'balance' | 'reminded' | 'message' | 'notes'
  > {
  id: string;
  version: string;
  variable_symbol: string;
  /** ISO in UTC. */
  waits_since: string;
  overlaps: Occupant[];
  more_overlaps: number;
  /** In euros. `to_pay` is negative when too much was paid, null when nothing can be owed. */
  price: { total: number | null; paid: number; to_pay: number | null; deposit: WirePayment; balance: WirePayment };
}

export interface WireReservationDetail extends WireReservation {
  message: string | null;
  notes: string;
  consent: Reservation['consent'];
  items: PriceItem[];
  /** What it would meet if it were reopened, five at most. */
  would_meet: Occupant[];
  more_would_meet: number;
  suggested_items: PriceItem[];
  history: Reservation['history'];
}

/** What the reservations meet is read once for all of them. */
export async function toWireAll(
  services: OccupancyServices,
  entries: readonly Entry<Reservation>[],
): Promise<WireReservation[]> {
  const occupants = await occupantsAround(services, entries);
  return entries.map((entry) => toWire(entry, occupants));
}

export async function toWireDetail(services: Services, entry: Entry<Reservation>): Promise<WireReservationDetail> {
  const { message, notes, consent, items, history, status } = entry.value;
  const isReopenable = nextStatuses(status).includes('new');
  const asOpen: Entry<Reservation> = isReopenable ? { ...entry, value: { ...entry.value, status: 'new' } } : entry;
  const people = history.map(({ by }) => by);
  const [occupants, names, { settings }] = await Promise.all([
    occupantsAround(services, [asOpen]),
    userNames(services.store, people),
    services.contentIndex.read(),
  ]);
  const wouldMeet = isReopenable ? othersAt(entry.id, entry.value, occupants) : NOBODY;
  return {
    ...toWire(entry, occupants),
    would_meet: wouldMeet.shown,
    more_would_meet: wouldMeet.more,
    message,
    notes,
    consent,
    items,
    suggested_items: suggestedItems(estimateOf(entry.value, settings['price-list'])),
    history: history.map((step) => ({
      ...step,
      by: step.by === null ? null : (names.get(step.by) ?? goneAccount(step.by)),
    })),
  };
}

function toWire({ id, value, version }: Entry<Reservation>, occupants: readonly TimedOccupant[]): WireReservation {
  const {
    consent: _,
    history: _1,
    items: _2,
    deposit,
    balance,
    reminded: _3,
    message: _4,
    notes: _5,
    moves: _6,
    ...rest
  } = value;
  const sums = sumsOf(value);
  const { paid, toPay } = paidOf(value);
  const payment = (own: Reservation['deposit'], amount: number | null): WirePayment => ({
    amount: own.paid_on === null ? amount : (own.paid_amount ?? amount),
    is_agreed: own.amount !== null,
    due: own.due,
    paid_on: own.paid_on,
  });
  const overlaps = isOpen(value.status) ? othersAt(id, value, occupants) : NOBODY;
  return {
    id,
    version,
    variable_symbol: variableSymbolOf(id),
    ...rest,
    waits_since: waitsSince(value),
    overlaps: overlaps.shown,
    more_overlaps: overlaps.more,
    price: {
      total: sums.total,
      paid,
      to_pay: toPay,
      deposit: payment(deposit, sums.deposit),
      balance: payment(balance, sums.balance),
    },
  };
}

const MOST_SHOWN = 5;
const NOBODY: SomeOccupants = { shown: [], more: 0 };

function othersAt(id: string, reservation: Reservation, occupants: readonly TimedOccupant[]): SomeOccupants {
  const span = reservedSpan(reservation);
  if (span === null) return NOBODY;
  const others = occupants.filter(
    (other) => other.id !== id && other.room === reservation.room && overlaps(other, span),
  );
  return firstOccupants(others, MOST_SHOWN);
}

async function occupantsAround(
  services: OccupancyServices,
  entries: readonly Entry<Reservation>[],
): Promise<TimedOccupant[]> {
  const open = entries.filter(({ value }) => isOpen(value.status));
  const spansOf = (some: readonly Entry<Reservation>[]) => some.flatMap(({ value }) => reservedSpan(value) ?? []);
  const all = spansOf(open);
  if (all.length === 0) return [];
  const { events, house } = await readPlan(services, spanOfAll(all));
  const asked = house.rooms.flatMap((room) => {
    const spans = spansOf(open.filter(({ value }) => value.room === room.id));
    return mergeIntervals(spans, DAY_MS).map((span) => occupantsIn(services, events, [room], span));
  });
  return (await Promise.all(asked)).flat();
}
