import { NumberInput, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { EVENT_TYPES, PURPOSES } from '../../../domain/reservations/rental-rules.ts';
import { DayField, HourField } from '../../shared/time-fields.tsx';
import { useRooms } from '../use-rooms.ts';
import styles from './ReservationFields.module.css';
import type { ReservationValues } from './reservation-values.ts';

interface Props {
  form: UseFormReturnType<ReservationValues>;
  /** A room that is kept free has no guest. */
  isBlock: boolean;
}

/** What a reservation is made of: who, where, when, and for what. */
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
        <div className={styles.pair}>
          <TextInput label="Telefón" type="tel" autoComplete="off" {...form.getInputProps('phone')} />
          <TextInput
            label="E-mail"
            type="email"
            autoComplete="off"
            description="Bez e-mailu mu správy neposielame."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('email')}
          />
        </div>
      )}
      <Select label="Miestnosť" required data={options} {...form.getInputProps('room')} />
      <div className={styles.pair}>
        <DayField label="Od dňa" required={isBlock} {...form.getInputProps('date_from')} />
        <HourField label="Od hodiny" {...form.getInputProps('time_from')} />
      </div>
      <div className={styles.pair}>
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
      </div>
      {!isBlock && (
        <div className={styles.triple}>
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
          <NumberInput
            label="Počet osôb"
            min={1}
            allowDecimal={false}
            hideControls
            {...form.getInputProps('attendees')}
          />
        </div>
      )}
    </>
  );
}
