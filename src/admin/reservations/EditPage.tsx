import { Alert, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import {
  changeReservation,
  type DeskChange,
  type DeskReservationDetail,
  findReservation,
} from '../../api/admin-reservations.ts';
import { suggestedMailText } from '../../domain/reservations/reservation-mail-text.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { FormShell } from '../shared/FormShell.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { useSave } from '../shared/use-save.ts';
import { ClashNotice, useClash } from './clashes.tsx';
import { ReservationFields, type ReservationValues, toFields, toValues } from './ReservationFields.tsx';
import { useOpened } from './use-opened.ts';

/** Changes who, where and when. A confirmed reservation is moved, and its visitor gets a mail. */
export function EditPage() {
  const { id = '' } = useParams();
  const reservation = useQuery({ queryKey: ['reservations', 'one', id], queryFn: () => findReservation(id) });
  return (
    <>
      <PageHeader title="Úprava rezervácie" lead={id} />
      <QueryState query={reservation} keepsData>
        {(found) => <EditForm key={id} reservation={found} />}
      </QueryState>
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
      actions={<LinkButton to={`/reservations/${id}`}>Späť</LinkButton>}
    >
      {clash !== null && (
        <ClashNotice message={clash.message} clashes={[clash.clash]} override={override} onOverride={setOverride} />
      )}
      <ReservationFields form={form} isBlock={source === 'block'} />
      {isMailed && (
        <>
          <Alert color="gray">Keď zmeníte miestnosť alebo čas, žiadateľ dostane e-mail s&nbsp;novým termínom.</Alert>
          <Textarea label="Text e-mailu o&nbsp;zmene" {...form.getInputProps('mail_text')} />
        </>
      )}
    </FormShell>
  );
}
