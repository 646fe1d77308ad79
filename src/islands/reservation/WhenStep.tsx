import type { ReactNode } from 'react';
import type { FieldErrors } from '../../api/client.ts';
import { LAST_DAY } from '../../domain/time/calendar-day.ts';
import { FormStep } from './FormStep.tsx';
import { RequestField } from './RequestField.tsx';

interface Props {
  rooms: readonly { id: string; label: string }[];
  /** The first day one may choose, in Bratislava; null until the page has come alive. */
  today: string | null;
  errors: FieldErrors;
  /** The calendar of the chosen room. */
  children: ReactNode;
}

export function WhenStep({ rooms, today, errors, children }: Props) {
  // With a last day, browsers let nobody type a year of five digits.
  const choosable = { max: LAST_DAY, ...(today === null ? {} : { min: today }) };
  return (
    <FormStep number={2} title="Kedy a&nbsp;kde">
      <RequestField name="room" label="Preferovaná miestnosť" isRequired isWide errors={errors.room}>
        {(control) => (
          <select {...control} defaultValue="">
            <option value="">Vyberte miestnosť</option>
            {rooms.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        )}
      </RequestField>
      <RequestField name="date_from" label="Dátum od" errors={errors.date_from}>
        {(control) => <input {...control} {...choosable} type="date" />}
      </RequestField>
      <RequestField name="time_from" label="Čas od" errors={errors.time_from}>
        {(control) => <input {...control} type="time" />}
      </RequestField>
      <RequestField
        name="date_until"
        label="Dátum do"
        hint="Prázdny znamená ten istý deň. Ak skončíte po polnoci, vyberte nasledujúci."
        errors={errors.date_until}
      >
        {(control) => <input {...control} {...choosable} type="date" />}
      </RequestField>
      <RequestField
        name="time_until"
        label="Čas do"
        hint="Počítajte aj s&nbsp;prípravou a&nbsp;odchodom."
        errors={errors.time_until}
      >
        {(control) => <input {...control} type="time" />}
      </RequestField>
      {children}
    </FormStep>
  );
}
