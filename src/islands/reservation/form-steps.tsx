import type { ComponentProps, ReactNode } from 'react';
import type { FieldErrors } from '../../api/client.ts';
import { type PricedEntry, PURPOSES } from '../../domain/reservations/price-estimate.ts';
import { MAX_MESSAGE_CHARACTERS } from '../../domain/reservations/reservation-messages.ts';
import { LAST_DAY } from '../../domain/time/calendar-day.ts';
import { plural } from '../../domain/words/plural.ts';
import { Field, type FieldProps } from '../parts/Field.tsx';
import { NumberInput } from '../parts/NumberInput.tsx';
import { elementId, FIELD_LABELS, fieldOf } from './form-content.ts';
import css from './ReservationForm.module.css';

export function WhoStep({ errors }: { errors: FieldErrors }) {
  return (
    <FormStep number={1} title="Kto ste">
      <RequestField name="name" isRequired isWide errors={errors}>
        {(control) => <input {...control} type="text" autoComplete="name" />}
      </RequestField>
      <RequestField name="email" isRequired hint="Sem vám odpovieme." errors={errors}>
        {(control) => <input {...control} type="email" autoComplete="email" maxLength={254} />}
      </RequestField>
      <RequestField name="phone" isRequired hint="Napríklad +421&nbsp;900&nbsp;123&nbsp;456." errors={errors}>
        {(control) => <input {...control} type="tel" autoComplete="tel" maxLength={40} />}
      </RequestField>
    </FormStep>
  );
}

interface WhenStepProps {
  rooms: readonly Option[];
  /** The first day that can be chosen, in Bratislava; null until hydration. */
  today: string | null;
  errors: FieldErrors;
  children?: ReactNode;
}

export function WhenStep({ rooms, today, errors, children }: WhenStepProps) {
  // Without a last day browsers accept a year of five digits.
  const choosable = { max: LAST_DAY, ...(today === null ? {} : { min: today }) };
  return (
    <FormStep number={2} title="Kedy a&nbsp;kde">
      <RequestField name="room" isRequired isWide errors={errors}>
        {(control) => <Choice {...control} {...(rooms.length > 1 && { none: 'Vyberte miestnosť' })} options={rooms} />}
      </RequestField>
      <RequestField name="date_from" errors={errors}>
        {(control) => <input {...control} {...choosable} type="date" />}
      </RequestField>
      <RequestField name="time_from" errors={errors}>
        {(control) => <input {...control} type="time" />}
      </RequestField>
      <RequestField
        name="date_until"
        hint="Ak ho nevyplníte, platí ten istý deň. Ak skončíte po polnoci, vyberte nasledujúci."
        errors={errors}
      >
        {(control) => <input {...control} {...choosable} type="date" />}
      </RequestField>
      <RequestField name="time_until" hint="Počítajte aj s&nbsp;prípravou a&nbsp;odchodom." errors={errors}>
        {(control) => <input {...control} type="time" />}
      </RequestField>
      {children}
    </FormStep>
  );
}

interface WhatStepProps {
  kinds: readonly string[];
  prices: readonly PricedEntry[];
  errors: FieldErrors;
  messageLength: number;
}

export function WhatStep({ kinds, prices, errors, messageLength }: WhatStepProps) {
  const dependsOnPurpose = prices.some(({ purpose }) => purpose !== null);
  return (
    <FormStep number={3} title="Čo chystáte">
      <RequestField name="eventType" errors={errors}>
        {(control) => <Choice {...control} none="Vyberte typ" options={kinds.map(toOption)} />}
      </RequestField>
      <RequestField name="attendees" errors={errors}>
        {(control) => <NumberInput {...control} min={1} />}
      </RequestField>
      <RequestField
        name="purpose"
        isWide
        hint={`Komerčné je podujatie so vstupným, predajom alebo firemné.${dependsOnPurpose ? ' Od účelu závisí cena.' : ''}`}
        errors={errors}
      >
        {(control) => <Choice {...control} none="Zatiaľ neviem" options={PURPOSES.map(toOption)} />}
      </RequestField>
      <RequestField
        name="message"
        isWide
        hint={'Program, rozostavenie stolov, technika, catering\u00a0– čokoľvek, čo máme vedieť.'}
        errors={errors}
      >
        {(control) => <textarea {...control} rows={5} />}
      </RequestField>
      <LengthNote length={messageLength} />
    </FormStep>
  );
}

const NEAR = 200;

/** Read aloud only near the end, at each hundred. */
function LengthNote({ length }: { length: number }) {
  const left = MAX_MESSAGE_CHARACTERS - length;
  const words = wordsOf(left);
  const spoken = left > NEAR ? '' : left < 0 ? wordsOf(-1) : wordsOf(Math.ceil(left / 100) * 100);
  return (
    <div className={css.lengthNote}>
      <span aria-hidden="true" data-over={left < 0}>
        {words}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {spoken}
      </span>
    </div>
  );
}

function wordsOf(left: number): string {
  if (left < 0) return 'Správa je príliš dlhá, smie mať najviac 2\u00a0000 znakov.';
  return `Do konca správy ${plural(left, 'ostáva', 'ostávajú', 'ostáva')} ${left}\u00a0${plural(left, 'znak', 'znaky', 'znakov')}.`;
}

interface FormStepProps {
  number: number;
  title: string;
  children: ReactNode;
}

export function FormStep({ number, title, children }: FormStepProps) {
  const headingId = `rezervacia-krok-${number}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out in a grid, and would be no heading
    <div role="group" aria-labelledby={headingId} className={css.step}>
      <span className={css.numeral} aria-hidden="true">
        {number}
      </span>
      <h3 id={headingId} className={css.title}>
        {title}
      </h3>
      <div className={css.fields}>{children}</div>
    </div>
  );
}

interface Option {
  id: string;
  label: string;
}

const toOption = (text: string): Option => ({ id: text, label: text });

interface ChoiceProps extends ComponentProps<'select'> {
  /** Left out: the first one is chosen. */
  none?: string;
  options: readonly Option[];
}

function Choice({ none, options, ...control }: ChoiceProps) {
  return (
    <select {...control} defaultValue={none === undefined ? options[0]?.id : ''}>
      {none !== undefined && <option value="">{none}</option>}
      {options.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}

interface RequestFieldProps extends Omit<FieldProps, 'id' | 'label' | 'errors'> {
  /** Of all fields. */
  errors: FieldErrors;
}

export function RequestField({ errors, ...control }: RequestFieldProps) {
  const field = fieldOf(control.name);
  return <Field id={elementId(field)} label={FIELD_LABELS[field]} errors={errors[field]} {...control} />;
}
