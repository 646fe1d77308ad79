import type { FieldErrors } from '../../api/client.ts';
import { EVENT_TYPES, PURPOSES } from '../../domain/reservations/rental-rules.ts';
import { FormStep } from './FormStep.tsx';
import { LengthNote } from './LengthNote.tsx';
import { RequestField } from './RequestField.tsx';

interface Props {
  errors: FieldErrors;
  /** Of the message as it stands, in characters. */
  messageLength: number;
}

export function WhatStep({ errors, messageLength }: Props) {
  return (
    <FormStep number={3} title="Čo chystáte">
      <RequestField name="eventType" label="Typ podujatia" errors={errors.eventType}>
        {(control) => (
          <select {...control} defaultValue="">
            <option value="">Vyberte typ</option>
            {EVENT_TYPES.map((type) => (
              <option key={type} value={type}>
                {type}
              </option>
            ))}
          </select>
        )}
      </RequestField>
      <RequestField name="attendees" label="Počet osôb" errors={errors.attendees}>
        {(control) => <input {...control} type="number" min={1} step={1} inputMode="numeric" />}
      </RequestField>
      <RequestField
        name="purpose"
        label="Účel"
        isWide
        hint="Komerčné je podujatie so vstupným, predajom alebo firemné. Od účelu závisí cena."
        errors={errors.purpose}
      >
        {(control) => (
          <select {...control} defaultValue="">
            <option value="">Zatiaľ neviem</option>
            {PURPOSES.map((purpose) => (
              <option key={purpose} value={purpose}>
                {purpose}
              </option>
            ))}
          </select>
        )}
      </RequestField>
      <RequestField
        name="message"
        label="Správa"
        isWide
        hint={'Program, rozostavenie stolov, technika, catering\u00a0– čokoľvek, čo máme vedieť.'}
        errors={errors.message}
      >
        {(control) => <textarea {...control} rows={5} />}
      </RequestField>
      <LengthNote length={messageLength} />
    </FormStep>
  );
}
