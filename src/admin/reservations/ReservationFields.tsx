import { NumberInput, Select, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { DeskReservation } from '../../api/admin-reservations.ts';
import { EVENT_TYPES, PURPOSES } from '../../domain/reservations/rental-rules.ts';
import { DayField, HourField } from '../shared/time-fields.tsx';
import { ROOMS, useRooms } from './queries.ts';

/** Fields beside each other where there is room. */
const BESIDE = { minColWidth: 'min(100%, 13rem)', autoFlow: 'auto-fit', verticalSpacing: 'var(--space-3)' } as const;

interface Props {
  form: UseFormReturnType<ReservationValues>;
  /** A blocked room has no guest, so the fields about the guest are absent. */
  isBlock: boolean;
}

/** The fields of a reservation: who, where, when, and for what. */
export function ReservationFields({ form, isBlock }: Props) {
  const { options } = useRooms();
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
      <Select label="Miestnosť" required data={options} {...form.getInputProps('room')} />
      <SimpleGrid {...BESIDE}>
        <DayField label="Od dňa" required={isBlock} {...form.getInputProps('date_from')} />
        <HourField label="Od hodiny" {...form.getInputProps('time_from')} />
      </SimpleGrid>
      <SimpleGrid {...BESIDE}>
        <DayField
          label="Do dňa"
          min={form.values.date_from}
          description="Keď sa skončí v&nbsp;ten istý deň, nechajte prázdne."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('date_until')}
        />
        <HourField
          label="Do hodiny"
          description="Bez hodín platí celý deň."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('time_until')}
        />
      </SimpleGrid>
      {!isBlock && (
        <SimpleGrid {...BESIDE}>
          <Select
            label="Druh podujatia"
            placeholder="Nevieme"
            clearable
            data={[...EVENT_TYPES]}
            {...form.getInputProps('eventType')}
          />
          <Select
            label="Účel"
            placeholder="Nevieme"
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

/** A reservation as a form holds it. Empty fields are empty texts; selects without a choice are null. */
export interface ReservationValues {
  name: string;
  phone: string;
  email: string;
  room: string | null;
  date_from: string;
  time_from: string;
  date_until: string;
  time_until: string;
  eventType: string | null;
  purpose: string | null;
  attendees: number | string;
}

export const EMPTY_RESERVATION: ReservationValues = {
  name: '',
  phone: '',
  email: '',
  room: null,
  date_from: '',
  time_from: '',
  date_until: '',
  time_until: '',
  eventType: null,
  purpose: null,
  attendees: '',
};

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

/** The fields as the calls take them; an empty one is null. */
export function toFields(values: ReservationValues) {
  const text = (value: string) => (value.trim() === '' ? null : value);
  return {
    name: values.name,
    phone: text(values.phone),
    email: text(values.email),
    room: ROOMS.find((room) => room === values.room),
    date_from: text(values.date_from),
    time_from: text(values.time_from),
    date_until: text(values.date_until),
    time_until: text(values.time_until),
    eventType: EVENT_TYPES.find((type) => type === values.eventType) ?? null,
    purpose: PURPOSES.find((purpose) => purpose === values.purpose) ?? null,
    attendees: values.attendees === '' ? null : Number(values.attendees),
  };
}
