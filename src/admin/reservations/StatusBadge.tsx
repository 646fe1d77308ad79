import { Badge } from '@mantine/core';
import { type ReservationStatus, STATUS_WORDS } from '../../domain/reservations/reservation-status.ts';

/** Colour only where somebody waits, or holds a room. */
const COLORS: Readonly<Partial<Record<ReservationStatus, string>>> = { new: 'yellow', confirmed: 'green' };

export function StatusBadge({ status }: { status: ReservationStatus }) {
  return <Badge color={COLORS[status] ?? 'gray'}>{STATUS_WORDS[status]}</Badge>;
}
