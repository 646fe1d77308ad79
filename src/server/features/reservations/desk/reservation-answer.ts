import { goneAccount } from '../../../../domain/accounts/gone-account.ts';
import { variableSymbolOf } from '../../../../domain/reservations/bank-transfer.ts';
import { paidOf, type Reservation, sumsOf, waitsSince } from '../../../../domain/reservations/reservation.ts';
import { estimateOf, type PriceItem, suggestedItems } from '../../../../domain/reservations/reservation-price.ts';
import { isOpen, nextStatuses } from '../../../../domain/reservations/reservation-status.ts';
import { userNames } from '../../../core/accounts/accounts.ts';
import type { Entry } from '../../../ports/store/collection.ts';
import type { Services } from '../../../services.ts';
import { type Occupant, othersAt, type SomeOccupants, type TimedOccupant } from '../rooms/occupants.ts';
import { occupantsAround } from './clashes.ts';

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
  /** Five at most. */
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
  /** `by` null: the visitor. `status` null: it stayed. */
  history: Reservation['history'];
}

const NOBODY: SomeOccupants = { shown: [], more: 0 };

export function toWire(
  { id, value, version }: Entry<Reservation>,
  occupants: readonly TimedOccupant[],
): WireReservation {
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
