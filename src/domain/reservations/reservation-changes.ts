import { isSameValue } from '../fields/same-value.ts';
import { formatDate, noonOf } from '../time/format-date.ts';
import { formatAmount } from '../words/price.ts';
import { CHANGED_FIELDS, type Reservation, type ReservationChange, sumsOf } from './reservation.ts';
import { reservedTimeInWords } from './reservation-time.ts';

const LABELS: Readonly<Record<ReservationChange['field'], string>> = {
  time: 'termín',
  room: 'miestnosť',
  name: 'meno',
  phone: 'telefón',
  email: 'e-mail',
  eventType: 'druh podujatia',
  purpose: 'účel',
  attendees: 'počet osôb',
  price: 'cena',
  items: 'rozpis ceny',
  deposit: 'záloha',
  balance: 'doplatok',
  refund: 'vrátené',
  notes: 'poznámky',
  reason: 'dôvod',
};

/**
 * Names, contacts and free text are told without their words: the log outlives the reservation, and corrected
 * mistakes must not stay.
 */
export function changesOf(
  before: Reservation,
  after: Reservation,
  roomName: (room: string) => string,
): ReservationChange[] {
  const changes: ReservationChange[] = [];
  for (const field of CHANGED_FIELDS) {
    if (isUnnamed(field)) {
      // Where the price has changed, its rows have, too.
      const isCovered = field === 'items' && changes.some((change) => change.field === 'price');
      if (!isCovered && !isSameValue(before[field], after[field])) changes.push({ field, before: null, after: null });
      continue;
    }
    const [old, now] = [wordsOf(field, before, roomName), wordsOf(field, after, roomName)];
    if (old !== now) changes.push({ field, before: old, after: now });
  }
  return changes;
}

const UNNAMED = ['name', 'phone', 'email', 'items', 'notes', 'reason'] as const;

function isUnnamed(field: ReservationChange['field']): field is (typeof UNNAMED)[number] {
  return UNNAMED.some((one) => one === field);
}

function wordsOf(
  field: Exclude<ReservationChange['field'], (typeof UNNAMED)[number]>,
  reservation: Reservation,
  roomName: (room: string) => string,
): string | null {
  switch (field) {
    case 'time':
      return reservedTimeInWords(reservation);
    case 'room':
      return roomName(reservation.room);
    case 'price': {
      const { total } = sumsOf(reservation);
      return total === null ? null : formatAmount(total);
    }
    case 'deposit':
    case 'balance':
      return paymentInWords(reservation[field]);
    case 'refund':
      return reservation.refund === null
        ? null
        : `${formatAmount(reservation.refund.amount)}, ${formatDate(noonOf(reservation.refund.paid_on))}`;
    case 'attendees':
      return reservation.attendees === null ? null : String(reservation.attendees);
    default:
      return reservation[field];
  }
}

function paymentInWords({ amount, due, paid_on, paid_amount }: Reservation['deposit']): string | null {
  const parts = [
    amount === null ? null : `dohodnuté ${formatAmount(amount)}`,
    due === null ? null : `do ${formatDate(noonOf(due))}`,
    paid_on === null ? null : `zaplatené ${formatDate(noonOf(paid_on))}`,
    paid_amount === null ? null : formatAmount(paid_amount),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

export function changeInWords({ field, before, after }: ReservationChange): string {
  if (before === null && after === null) return LABELS[field];
  return `${LABELS[field]}: ${before ?? '–'} → ${after ?? '–'}`;
}
