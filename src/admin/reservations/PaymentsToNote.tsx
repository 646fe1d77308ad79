import { Button } from '@mantine/core';
import { changeReservation, type DeskReservationDetail } from '../../api/admin-reservations.ts';
import { toCents } from '../../domain/reservations/price-estimate.ts';
import type { DeskChange } from '../../domain/reservations/reservation-desk.ts';
import { isoDay } from '../../domain/time/calendar-day.ts';
import { formatAmount } from '../../domain/words/price.ts';
import { useSave } from '../shared/use-save.ts';
import styles from './ReservationPage.module.css';

interface Props {
  reservation: DeskReservationDetail;
  /** Another save would make the unsaved form below outdated. */
  isDisabled: boolean;
}

export function PaymentsToNote({ reservation, isDisabled }: Props) {
  const { id } = reservation;
  const save = useSave({
    call: ({ change }: Note) => changeReservation(id, change),
    done: (_, { done }) => done,
    undo:
      (_, { back }) =>
      async () => {
        await changeReservation(id, back);
        return 'Vzaté späť.';
      },
    refresh: [['reservations']],
  });
  const notes = notesOf(reservation, isoDay(Date.now()));
  if (notes.length === 0) return null;
  return (
    <section className={styles.decisions} aria-label="Platby">
      <p>{isDisabled ? 'Najprv uložte zmeny, ktoré ste urobili nižšie.' : leadOf(reservation)}</p>
      {notes.map((note) => (
        <Button
          key={note.label}
          disabled={isDisabled || save.isPending}
          loading={save.isPending && save.variables?.label === note.label}
          onClick={() => save.mutate(note)}
        >
          {note.label}
        </Button>
      ))}
    </section>
  );
}

function leadOf({ status, price }: DeskReservationDetail): string {
  if (status === 'cancelled') return `Zaplatené je ${formatAmount(price.paid)}. Keď ste peniaze vrátili, označte to.`;
  return (price.to_pay ?? 0) < 0
    ? 'Zaplatené je viac, než rezervácia stojí. Keď ste rozdiel vrátili, označte to.'
    : 'Keď platba prišla, stačí ju označiť.';
}

interface Note {
  label: string;
  done: string;
  change: DeskChange;
  back: DeskChange;
}

function notesOf(reservation: DeskReservationDetail, today: string): Note[] {
  const { status, price, version } = reservation;
  if (status === 'cancelled' && price.paid > 0)
    return [paidBack(reservation, price.paid, `Vrátené ${formatAmount(price.paid)} dnes`, today)];
  if (status !== 'confirmed' && status !== 'done') return [];
  const toPay = price.to_pay ?? 0;
  if (toPay < 0) return [paidBack(reservation, -toPay, `Preplatok ${formatAmount(-toPay)} vrátený dnes`, today)];
  return PAYMENTS.flatMap(({ payment, came, noted }) => {
    const { amount, paid_on } = price[payment];
    if (amount === null || amount <= 0 || paid_on !== null || toPay === 0) return [];
    return [
      {
        label: came(formatAmount(amount)),
        done: noted,
        change: { [payment]: { paid_on: today }, version },
        back: { [payment]: { paid_on: null } },
      },
    ];
  });
}

const PAYMENTS = [
  {
    payment: 'deposit',
    came: (sum: string) => `Záloha ${sum} prišla dnes`,
    noted: 'Záloha je označená ako zaplatená.',
  },
  {
    payment: 'balance',
    came: (sum: string) => `Doplatok ${sum} prišiel dnes`,
    noted: 'Doplatok je označený ako zaplatený.',
  },
] as const;

function paidBack({ refund, version }: DeskReservationDetail, amount: number, label: string, today: string): Note {
  return {
    label,
    done: 'Vrátenie je zapísané.',
    change: { refund: { amount: toCents((refund?.amount ?? 0) + amount), paid_on: today }, version },
    back: { refund },
  };
}
