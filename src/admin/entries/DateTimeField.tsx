import type { ReactNode } from 'react';
import { isCalendarDate } from '../../domain/time/calendar-day.ts';
import { isWallClock } from '../../domain/time/written-moment.ts';
import { DayField, HourField } from '../shared/time-fields.tsx';
import styles from './DateTimeField.module.css';

interface Props {
  label: string;
  description?: ReactNode;
  required?: boolean;
  /** Name of the form's field, so that its problems lead here. */
  name: string;
  /** As on the clock in Bratislava, `2026-12-05T18:00`; '' for none, `2026-12-05T` while the hour is missing. As `form.getInputProps` gives it. */
  value?: string | undefined;
  onChange: (wallClock: string) => void;
  error?: ReactNode;
}

/** A day and an hour, typed the Slovak way or picked, whatever language the browser speaks. */
export function DateTimeField({ label, description, required = false, name, value = '', onChange, error }: Props) {
  const [day = '', time = ''] = value.split('T');
  const change = (nextDay: string, nextTime: string) =>
    onChange(nextDay === '' && nextTime === '' ? '' : `${nextDay}T${nextTime}`);
  // The calendar opens with the focus and would cover the hour, where it is the hour that is wrong.
  const isHourWrong = isCalendarDate(day) && !isWallClock(value);
  return (
    <div className={styles.moment}>
      <DayField
        label={label}
        description={description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required={required}
        error={isHourWrong ? undefined : error}
        value={day}
        onChange={(next) => change(next, time)}
        {...(isHourWrong ? {} : { 'data-path': name })}
      />
      <HourField
        label="Hodina"
        aria-label={`${label}, hodina`}
        error={isHourWrong ? error : undefined}
        value={time}
        onChange={(next) => change(day, next)}
        {...(isHourWrong ? { 'data-path': name } : {})}
      />
    </div>
  );
}

/** Sentences about dates that are not typed whole, by their fields; what is left empty is not wrong. */
export function momentProblems(dates: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dates).flatMap(([field, wallClock]) => {
      const problem = momentProblem(wallClock);
      return problem === null ? [] : [[field, problem]];
    }),
  );
}

function momentProblem(wallClock: string): string | null {
  if (wallClock === '' || isWallClock(wallClock)) return null;
  const [day = '', hour = ''] = wallClock.split('T');
  if (isCalendarDate(day) && hour === '') return 'Doplňte aj hodinu, napríklad 18:00.';
  if (day === '') return 'Doplňte aj deň, napríklad 5.\u00a012.\u00a02026.';
  return 'Napíšte skutočný deň a\u00a0hodinu, napríklad 5.\u00a012.\u00a02026 a\u00a018:00.';
}
