import { Badge } from '@mantine/core';
import type { DeskReservation, Occupant } from '../../api/admin-reservations.ts';
import { type ReservationStatus, STATUS_WORDS } from '../../domain/reservations/reservation-status.ts';
import { reservedTimeInWords } from '../../domain/reservations/reservation-words.ts';
import { formatSpan } from '../../domain/time/format-date.ts';
import { plural } from '../../domain/words/plural.ts';
import { formatPrice } from '../../domain/words/price.ts';

export const SOURCE_WORDS: Readonly<Record<DeskReservation['source'], string>> = {
  form: 'z\u00a0webu',
  phone: 'telefonicky',
  block: 'blokovanie',
};

export const KIND_WORDS: Readonly<Record<Occupant['kind'], string>> = {
  event: 'podujatie',
  reservation: 'potvrdená rezervácia',
  block: 'zablokované',
};

/** The heading above everything that occupies or requests the room at that time. */
export const SAME_PLACE = 'V\u00a0tom istom čase a\u00a0miestnosti';

/** `sobota 5. decembra 2026, 18:00 – 22:00` */
export function timeWords(reservation: Parameters<typeof reservedTimeInWords>[0]): string {
  return reservedTimeInWords(reservation) ?? 'bez termínu';
}

export function occupantTime({ start, end }: Occupant): string {
  return formatSpan(start, end);
}

/** The page of an occupant, below /admin. */
export function occupantAddress({ kind, id }: Occupant): string {
  return kind === 'event' ? `/events/${id}` : `/reservations/${id}`;
}

/** The words after a shortened list: `a ďalších 12`. */
export function moreWords(more: number): string {
  return `a\u00a0${plural(more, 'ďalšia', 'ďalšie', 'ďalších')} ${more}`;
}

export function euros(amount: number): string {
  return formatPrice({ amount, unit: 'once' });
}

/** The rough age: `5 hodín`, `2 dni`. */
export function ageWords(sinceIso: string, nowMs: number): string {
  const hours = Math.max(0, Math.floor((nowMs - Date.parse(sinceIso)) / 3_600_000));
  if (hours < 1) return 'menej než hodinu';
  if (hours < 48) return `${hours}\u00a0${plural(hours, 'hodinu', 'hodiny', 'hodín')}`;
  const days = Math.floor(hours / 24);
  return `${days}\u00a0${plural(days, 'deň', 'dni', 'dní')}`;
}

/** Only requests that wait and reservations that hold a room have a colour. */
const STATUS_COLORS: Readonly<Partial<Record<ReservationStatus, string>>> = { new: 'yellow', confirmed: 'green' };

export function StatusBadge({ status }: { status: ReservationStatus }) {
  return <Badge color={STATUS_COLORS[status] ?? 'gray'}>{STATUS_WORDS[status]}</Badge>;
}
