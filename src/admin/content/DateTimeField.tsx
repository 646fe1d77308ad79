import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DayField } from '../shared/DayField.tsx';
import { HourField } from '../shared/HourField.tsx';
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
  return (
    <div>
      <div className={styles.moment}>
        <DayField
          label={label}
          required={required}
          error={error}
          value={day}
          onChange={(next) => change(next, time)}
          data-path={name}
        />
        <HourField label="Hodina" aria-label={`${label}, hodina`} value={time} onChange={(next) => change(day, next)} />
      </div>
      {description !== undefined && (
        <Text size="sm" c="dimmed" mt={4}>
          {description}
        </Text>
      )}
    </div>
  );
}
