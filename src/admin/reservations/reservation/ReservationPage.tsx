import { Alert, Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Mail, Pencil, Phone, Printer, TriangleAlert } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { type DeskReservationDetail, findReservation } from '../../../api/admin-reservations.ts';
import { isOpen } from '../../../domain/reservations/reservation-status.ts';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { ErrorState, LoadingState } from '../../shared/states.tsx';
import { useOpened } from '../use-opened.ts';
import { useRooms } from '../use-rooms.ts';
import { SAME_PLACE, timeWords } from '../words.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { DeskForm } from './DeskForm.tsx';
import { toDeskValues } from './desk-values.ts';
import { HistoryList } from './HistoryList.tsx';
import { OccupantList } from './OccupantList.tsx';
import { ReservationFacts } from './ReservationFacts.tsx';
import styles from './ReservationPage.module.css';
import { SuspiciousNote } from './SuspiciousNote.tsx';

/** One reservation: what was asked, what stands in its way, what to do, what it costs, and what was done. */
export function ReservationPage() {
  const { id = '' } = useParams();
  const reservation = useQuery({ queryKey: ['reservations', 'one', id], queryFn: () => findReservation(id) });
  if (reservation.isPending)
    return (
      <>
        <PageHeader title="Rezervácia" lead={id} />
        <LoadingState />
      </>
    );
  if (reservation.data === undefined)
    return (
      <>
        <PageHeader title="Rezervácia" lead={id} />
        <ErrorState error={reservation.error} retry={() => reservation.refetch()} />
      </>
    );
  return <ReservationView key={id} reservation={reservation.data} />;
}

function ReservationView({ reservation }: { reservation: DeskReservationDetail }) {
  const { id, name, email, phone, source, status, suspicious } = reservation;
  const { nameOf } = useRooms();
  const form = useForm({ initialValues: toDeskValues(reservation) });
  const { opened, keep } = useOpened(form, reservation, toDeskValues);
  const isBlock = source === 'block';
  return (
    <div className={styles.sheet}>
      <PageHeader
        title={isBlock ? `Zablokované: ${name}` : name}
        lead={`${nameOf(reservation.room)}, ${timeWords(reservation)}`}
      >
        <div className={styles.buttons}>
          {phone !== '' && (
            <Button
              variant="default"
              component="a"
              href={`tel:${phone.replace(/[^\d+]/g, '')}`}
              leftSection={<Phone aria-hidden size={18} />}
            >
              Zavolať
            </Button>
          )}
          {email !== null && (
            <Button
              variant="default"
              component="a"
              href={`mailto:${email}?subject=${encodeURIComponent(`Rezervácia ${id}`)}`}
              leftSection={<Mail aria-hidden size={18} />}
            >
              Napísať
            </Button>
          )}
          {isOpen(status) && !suspicious && (
            <Button
              variant="default"
              component={Link}
              to={`/reservations/${id}/edit`}
              leftSection={<Pencil aria-hidden size={18} />}
            >
              Upraviť
            </Button>
          )}
          <Button variant="default" leftSection={<Printer aria-hidden size={18} />} onClick={() => print()}>
            Vytlačiť
          </Button>
        </div>
      </PageHeader>
      <Overlaps reservation={reservation} />
      {suspicious ? (
        <SuspiciousNote id={id} />
      ) : (
        <DecisionButtons reservation={reservation} hasChanges={form.isDirty()} />
      )}
      <ReservationFacts reservation={reservation} />
      {!suspicious && <DeskForm form={form} reservation={opened} onSaved={keep} />}
      <HistoryList reservation={reservation} />
    </div>
  );
}

/** What else wants the room at that time, or has it. */
function Overlaps({ reservation: { overlaps, more_overlaps } }: { reservation: DeskReservationDetail }) {
  if (overlaps.length === 0) return null;
  return (
    <Alert color="red" variant="outline" icon={<TriangleAlert aria-hidden />} title={SAME_PLACE}>
      <OccupantList occupants={overlaps} more={more_overlaps} />
    </Alert>
  );
}
