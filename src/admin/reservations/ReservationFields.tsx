import { Alert, Button, NumberInput, Select, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useEffect, useRef } from 'react';
import { errorText } from '../../api/admin-client.ts';
import type { DeskReservation } from '../../api/admin-reservations.ts';
import { PURPOSES } from '../../domain/reservations/price-estimate.ts';
import { hoursOf } from '../../domain/reservations/reservation-price.ts';
import { reservedTimeInWords, withLastDay } from '../../domain/reservations/reservation-time.ts';
import { addDays, daysApart, isCalendarDate } from '../../domain/time/calendar-day.ts';
import { DayField, HourField } from '../shared/time-fields.tsx';
import { useHireKinds, useRooms } from './queries.ts';
import { RoomTimes } from './RoomTimes.tsx';
import { hoursInWords } from './words.tsx';

const BESIDE = { minColWidth: 'min(100%, 13rem)', autoFlow: 'auto-fit', verticalSpacing: 'var(--space-5)' } as const;

interface Props {
  form: UseFormReturnType<ReservationValues>;
  isBlock: boolean;
  self: string | null;
  notice: ReactNode;
  said: ReadonlySet<string>;
}

export function ReservationFields({ form, isBlock, self, notice, said }: Props) {
  const { query, offered, nameOf } = useRooms();
  const kinds = useHireKinds(form.getInitialValues().eventType);
  const { date_from: first, date_until: last } = form.values;
  const lastFirst = useRef(first);
  useEffect(() => {
    if (first !== '') lastFirst.current = first;
  }, [first]);
  const moveFirst = (to: string) => {
    const moved = movedLastDay({ from: lastFirst.current, to, last });
    form.setFieldValue('date_from', to);
    if (moved !== last) form.setFieldValue('date_until', moved);
  };
  const { room: chosen, ...time } = toFields(form.values);
  const words = hoursOf(time) === null ? null : reservedTimeInWords(time);
  return (
    <>
      <TextInput
        label={isBlock ? 'Prečo je zablokovaná' : 'Meno a\u00a0priezvisko'}
        description={isBlock ? 'Napríklad: Brúsenie parkiet' : undefined}
        required
        autoComplete="off"
        maxLength={120}
        {...form.getInputProps('name')}
      />
      {!isBlock && (
        <SimpleGrid {...BESIDE}>
          <TextInput label="Telefón" type="tel" autoComplete="off" {...form.getInputProps('phone')} />
          <TextInput
            label="E-mail"
            type="email"
            autoComplete="off"
            description="Bez e-mailu mu správy neposielame."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('email')}
          />
        </SimpleGrid>
      )}
      {query.isError && (
        <Alert role="alert" color="red" title="Miestnosti sa nepodarilo načítať">
          <p>{errorText(query.error)}</p>
          <Button onClick={() => query.refetch()}>Skúsiť znova</Button>
        </Alert>
      )}
      <Select
        label="Miestnosť"
        required
        data={offered(form.getInitialValues().room ?? '')}
        {...form.getInputProps('room')}
      />
      <SimpleGrid {...BESIDE}>
        <DayField label="Od dňa" required={isBlock} {...form.getInputProps('date_from')} onChange={moveFirst} />
        <HourField label="Čas od" {...form.getInputProps('time_from')} />
      </SimpleGrid>
      <SimpleGrid {...BESIDE}>
        <DayField
          label="Do dňa"
          min={form.values.date_from}
          description="Keď sa skončí v&nbsp;ten istý deň alebo v&nbsp;noci po ňom, nechajte prázdne."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('date_until')}
        />
        <HourField
          label="Čas do"
          isEnd
          description="Bez času platí celý deň."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('time_until')}
        />
      </SimpleGrid>
      <Text role="status" c="dimmed">
        {words !== null && `${words}, spolu ${hoursInWords(hoursOf(time) ?? 0)}`}
      </Text>
      {chosen !== undefined && (
        <RoomTimes room={chosen} roomName={nameOf(chosen)} day={first} self={self} onDay={moveFirst} said={said}>
          {notice}
        </RoomTimes>
      )}
      {!isBlock && (
        <SimpleGrid {...BESIDE}>
          <Select
            label="Druh podujatia"
            placeholder="Vyberte, ak viete"
            clearable
            data={kinds}
            {...form.getInputProps('eventType')}
          />
          <Select
            label="Účel"
            placeholder="Vyberte, ak viete"
            clearable
            data={[...PURPOSES]}
            {...form.getInputProps('purpose')}
          />
          <NumberInput label="Počet osôb" min={1} allowDecimal={false} {...form.getInputProps('attendees')} />
        </SimpleGrid>
      )}
    </>
  );
}

/** Empty fields are empty texts; selects without a choice are null. */
export const EMPTY_RESERVATION = {
  name: '',
  phone: '',
  email: '',
  room: null as string | null,
  date_from: '',
  time_from: '',
  date_until: '',
  time_until: '',
  eventType: null as string | null,
  purpose: null as string | null,
  attendees: '' as number | string,
};

export type ReservationValues = typeof EMPTY_RESERVATION;

export function toValues(reservation: DeskReservation): ReservationValues {
  const { name, phone, email, room, eventType, purpose, attendees } = reservation;
  const { date_from, time_from, date_until, time_until } = reservation;
  return {
    name,
    phone,
    email: email ?? '',
    room,
    date_from: date_from ?? '',
    time_from: time_from ?? '',
    date_until: date_until ?? '',
    time_until: time_until ?? '',
    eventType,
    purpose,
    attendees: attendees ?? '',
  };
}

export function toFields(values: ReservationValues) {
  const text = (value: string) => (value.trim() === '' ? null : value);
  return withLastDay({
    name: values.name,
    phone: text(values.phone),
    email: text(values.email),
    room: values.room ?? undefined,
    date_from: text(values.date_from),
    time_from: text(values.time_from),
    date_until: text(values.date_until),
    time_until: text(values.time_until),
    eventType: values.eventType,
    purpose: PURPOSES.find((purpose) => purpose === values.purpose) ?? null,
    attendees: values.attendees === '' ? null : Number(values.attendees),
  });
}

/** Keeps the distance; a last day before the old first day stays. */
function movedLastDay({ from, to, last }: { from: string; to: string; last: string }): string {
  if (![from, to, last].every(isCalendarDate) || last < from) return last;
  return addDays(last, daysApart(from, to));
}
