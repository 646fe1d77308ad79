import { Badge } from '@mantine/core';
import type { DeskReservation } from '../../api/admin-reservations.ts';
import type { PriceItem } from '../../domain/reservations/reservation-price.ts';
import { type ReservationStatus, STATUS_WORDS } from '../../domain/reservations/reservation-status.ts';
import { reservedTimeInWords } from '../../domain/reservations/reservation-time.ts';
import { capitalised } from '../../domain/words/capitalised.ts';
import { plural } from '../../domain/words/plural.ts';
import { formatAmount } from '../../domain/words/price.ts';

export const SOURCE_WORDS: Readonly<Record<DeskReservation['source'], string>> = {
  form: 'z\u00a0webu',
  phone: 'telefonicky',
  block: 'blokovanie',
};

export const ALL_RESERVATIONS = [{ to: '/reservations', label: 'Všetky rezervácie' }] as const;

export const SAME_PLACE = 'V\u00a0tom istom čase a\u00a0miestnosti';

export function timeWords(reservation: Parameters<typeof reservedTimeInWords>[0]): string {
  return reservedTimeInWords(reservation) ?? 'bez termínu';
}

export const requestCount = (count: number) => `${count}\u00a0${plural(count, 'žiadosť', 'žiadosti', 'žiadostí')}`;

const HOURS = new Intl.NumberFormat('sk', { maximumFractionDigits: 2 });

export function hoursInWords(hours: number): string {
  const words = Number.isInteger(hours) ? plural(hours, 'hodina', 'hodiny', 'hodín') : 'hodiny';
  return `${HOURS.format(hours)}\u00a0${words}`;
}

export function priceOfRow({ quantity, amount }: PriceItem): string {
  return quantity === 1 ? formatAmount(amount) : `${String(quantity).replace('.', ',')}\u00a0× ${formatAmount(amount)}`;
}

export function owedWords(paid: number, toPay: number | null): string {
  if (toPay === null) return paid > 0 ? `zaplatené ${formatAmount(paid)}` : '';
  if (toPay < 0) return `preplatok ${formatAmount(-toPay)}`;
  return toPay === 0 ? 'zaplatené' : `na úhradu ${formatAmount(toPay)}`;
}

const STATUS_COLORS: Readonly<Partial<Record<ReservationStatus, string>>> = { new: 'yellow', confirmed: 'green' };

export function StatusBadge({ status }: { status: ReservationStatus }) {
  return <Badge color={STATUS_COLORS[status] ?? 'gray'}>{capitalised(STATUS_WORDS[status])}</Badge>;
}
