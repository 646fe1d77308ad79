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
import { isSameValue } from '../../domain/fields/same-value.ts';
import { suggestedMailText } from '../../domain/reservations/reservation-mail-text.ts';
import type { PricedPlace } from '../../domain/reservations/reservation-price.ts';
import { reservedSpan } from '../../domain/reservations/reservation-time.ts';
import { conflictIn, useOpenedEntry } from '../entries/use-entry-save.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { FormShell } from '../shared/FormShell.tsx';
import { LongForm } from '../shared/form-parts.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { useSave } from '../shared/use-save.ts';
import { inNotice, PlaceNotice, refuseProblems, usePlaceClashes } from './clashes.tsx';
import { type EditValues, PriceQuestion, usePriceQuestion } from './PriceQuestion.tsx';
import { ReservationFields, toFields, toValues } from './ReservationFields.tsx';
import { ALL_RESERVATIONS } from './words.tsx';

export function EditPage() {
  const { id = '' } = useParams();
  const reservation = useQuery({ queryKey: ['reservations', 'one', id], queryFn: () => findReservation(id) });
  return (
    <>
      <PageHeader title="Úprava rezervácie" lead={id} />
      <QueryState query={reservation} keepsData missing={ALL_RESERVATIONS}>
        {(found) => <EditForm key={id} reservation={found} />}
      </QueryState>
    </>
  );
}

function toEditValues(reservation: DeskReservationDetail): EditValues {
  const items = reservation.items.map((row) => ({ ...row }));
  return { ...toValues(reservation), price: '', items, mail_text: suggestedMailText('changed') };
}

function EditForm({ reservation }: { reservation: DeskReservationDetail }) {
  const { id, status, source, email } = reservation;
  const navigate = useNavigate();
  const form = useForm<EditValues>({ initialValues: toEditValues(reservation) });
  const { opened } = useOpenedEntry(form, reservation, toEditValues, conflictIn(form));
  const save = useSave({
    call: (change: DeskChange) => changeReservation(id, change),
    done: 'Rezervácia je uložená.',
    refresh: [['reservations']],
    showsErrors: false,
  });
  const fields = toFields(form.values);
  const isMoved = fields.room !== opened.room || !isSameValue(reservedSpan(fields), reservedSpan(opened));
  const takesRoom = status === 'confirmed' && isMoved;
  const clashes = usePlaceClashes({ place: fields, self: id, takesRoom, form, save });
  const question = usePriceQuestion(form, opened, pricedPlace(fields));
  const isMailed = status === 'confirmed' && source !== 'block' && email !== null;

  async function send(values: EditValues) {
    refuseProblems({ ...clashes.problems(), ...question.problems(values) });
    const { mail_text, price: _, items: _1, ...typed } = values;
    const change = { ...toFields(typed), ...question.rowsToSend(values), mail_text };
    return save.mutateAsync({ ...change, version: opened.version, override: clashes.override }).catch(inNotice);
  }

  return (
    <LongForm>
      <FormShell
        form={form}
        submitLabel="Uložiť"
        onSubmit={send}
        onSaved={() => navigate(`/reservations/${id}`)}
        leadsAway
        actions={<LinkButton to={`/reservations/${id}`}>Späť</LinkButton>}
      >
        <ReservationFields
          form={form}
          isBlock={source === 'block'}
          self={id}
          notice={
            <PlaceNotice state={clashes} takesRoom={takesRoom} waits={status === 'new'} error={form.errors.clash} />
          }
          said={clashes.said}
        />
        <PriceQuestion form={form} question={question} reservation={opened} isMailed={isMailed && isMoved} />
        {isMailed && (
          <>
            <Alert color="gray">
              {question.change !== null && !isMoved
                ? 'O\u00a0novej cene e-mail neposielame, dajte o\u00a0nej žiadateľovi vedieť.'
                : 'Keď zmeníte miestnosť alebo čas, žiadateľ dostane e-mail s\u00a0novým termínom.'}
            </Alert>
            <Textarea label="Text e-mailu o&nbsp;zmene" {...form.getInputProps('mail_text')} />
          </>
        )}
      </FormShell>
    </LongForm>
  );
}

function pricedPlace({ room, purpose, ...time }: ReturnType<typeof toFields>): PricedPlace | null {
  return room === undefined ? null : { ...time, room, purpose };
}
