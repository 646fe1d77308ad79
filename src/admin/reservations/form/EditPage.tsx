import { Alert, Button, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import {
  changeReservation,
  type DeskChange,
  type DeskReservationDetail,
  findReservation,
} from '../../../api/admin-reservations.ts';
import { suggestedMailText } from '../../../domain/reservations/reservation-mail-text.ts';
import { FormShell } from '../../shared/FormShell.tsx';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { ErrorState, LoadingState } from '../../shared/states.tsx';
import { useSave } from '../../shared/use-save.ts';
import { useOpened } from '../use-opened.ts';
import { ClashNotice } from './ClashNotice.tsx';
import { ReservationFields } from './ReservationFields.tsx';
import { type ReservationValues, toFields, toValues } from './reservation-values.ts';
import { useClash } from './use-clash.ts';

/** Mends who, where and when; a confirmed reservation is moved in the books, and its visitor is told. */
export function EditPage() {
  const { id = '' } = useParams();
  const reservation = useQuery({ queryKey: ['reservations', 'one', id], queryFn: () => findReservation(id) });
  return (
    <>
      <PageHeader title="Úprava rezervácie" lead={id} />
      {reservation.isPending ? (
        <LoadingState />
      ) : reservation.data === undefined ? (
        <ErrorState error={reservation.error} retry={() => reservation.refetch()} />
      ) : (
        <EditForm key={id} reservation={reservation.data} />
      )}
    </>
  );
}

type EditValues = ReservationValues & { mail_text: string };

function toEditValues(reservation: DeskReservationDetail): EditValues {
  return { ...toValues(reservation), mail_text: suggestedMailText('changed') };
}

function EditForm({ reservation }: { reservation: DeskReservationDetail }) {
  const { id, status, source, email } = reservation;
  const navigate = useNavigate();
  const form = useForm<EditValues>({ initialValues: toEditValues(reservation) });
  const { version } = useOpened(form, reservation, toEditValues).opened;
  const save = useSave({
    call: (change: DeskChange) => changeReservation(id, change),
    done: 'Rezervácia je uložená.',
    refresh: [['reservations']],
    showsErrors: false,
  });
  const { clash, override, setOverride } = useClash(save, toFields(form.values));
  const isMailed = status === 'confirmed' && source !== 'block' && email !== null;
  return (
    <FormShell
      form={form}
      submitLabel="Uložiť"
      onSubmit={({ mail_text, ...values }) => save.mutateAsync({ ...toFields(values), mail_text, version, override })}
      onSaved={() => navigate(`/reservations/${id}`)}
      leadsAway
      actions={
        <Button variant="default" component={Link} to={`/reservations/${id}`}>
          Späť
        </Button>
      }
    >
      {clash !== null && (
        <ClashNotice message={clash.message} clashes={[clash.clash]} override={override} onOverride={setOverride} />
      )}
      <ReservationFields form={form} isBlock={source === 'block'} />
      {isMailed && (
        <>
          <Alert variant="outline" color="gray">
            Keď zmeníte miestnosť alebo čas, žiadateľ dostane e-mail s&nbsp;novým termínom.
          </Alert>
          <Textarea label="Text e-mailu o&nbsp;zmene" {...form.getInputProps('mail_text')} />
        </>
      )}
    </FormShell>
  );
}
