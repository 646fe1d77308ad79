import { DateInput, type DateInputProps } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/sk';
import { TextInput, type TextInputProps } from '@mantine/core';
import { Calendar } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isCalendarDate } from '../../domain/time/calendar-day.ts';
import type { TableState } from './use-table-state.ts';

interface DayFieldProps extends Pick<DateInputProps, 'inputWrapperOrder'> {
  label: string;
  /** `2026-12-05`, '' for none. As `form.getInputProps` gives it. */
  value?: string | undefined;
  onChange: (day: string) => void;
  error?: ReactNode;
  description?: ReactNode;
  /** First and last day that can be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  required?: boolean;
  /** False where there is always a day: an emptied field gets its old day back. */
  clearable?: boolean;
}

/** A day, typed the Slovak way (`5. 12. 2026`) or picked from a calendar, whatever the language of the browser. */
export function DayField({ value = '', onChange, min, max, clearable = true, ...field }: DayFieldProps) {
  return (
    <DateInput
      {...field}
      size="md"
      locale="sk"
      firstDayOfWeek={1}
      // Weekends have no meaning here, and their red is too faint on a dark ground.
      weekendDays={[]}
      hideOutsideDates
      highlightToday
      popoverProps={{ withinPortal: false }}
      valueFormat="D. M. YYYY"
      dateParser={parseDay}
      placeholder="napr. 5. 12. 2026"
      leftSection={<Calendar aria-hidden size={18} />}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': `Vymazať: ${field.label}` }}
      previousLabel="Predchádzajúci mesiac"
      nextLabel="Ďalší mesiac"
      value={value === '' ? null : value}
      onChange={(day) => onChange(day ?? '')}
      {...(min === undefined || min === '' ? {} : { minDate: min })}
      {...(max === undefined || max === '' ? {} : { maxDate: max })}
    />
  );
}

interface DayRangeProps<From extends string, To extends string> {
  state: { filters: { readonly [Key in From | To]?: string }; change: TableState['change'] };
  /** The names of the two filters. */
  from: From;
  to: To;
}

/** Two filters above a list: its first and its last day. */
export function DayRange<From extends string, To extends string>({ state, from, to }: DayRangeProps<From, To>) {
  const first: string | undefined = state.filters[from];
  const last: string | undefined = state.filters[to];
  return (
    <>
      <DayField label="Od dňa" value={first} max={last} onChange={(day) => state.change({ [from]: day })} />
      <DayField label="Do dňa" value={last} min={first} onChange={(day) => state.change({ [to]: day })} />
    </>
  );
}

interface HourFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** `18:00`, '' for none. As `form.getInputProps` gives it. */
  value?: string | undefined;
  /** Called with the typed text where it is not a time. */
  onChange: (hour: string) => void;
}

/** A time of day, typed as people write it (`18:00`, `18.30`, `1830`), whatever the language of the browser. */
export function HourField({ value = '', onChange, ...field }: HourFieldProps) {
  // An unfinished time stays as typed until the field loses the focus.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      inputMode="numeric"
      placeholder="napr. 18:00"
      maxLength={5}
      autoComplete="off"
      {...field}
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(readTime(currentTarget.value) ?? currentTarget.value.trim());
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

const TYPED_DAY = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/;

/** Reads a day as people write it, `5. 12. 2026` or `2026-12-05`; returns `2026-12-05`, or null for anything else. */
export function parseDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = TYPED_DAY.exec(text.trim()) ?? [];
  const iso = day === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(iso) ? iso : null;
}

const TYPED_TIME = /^(\d{1,2})(?:[:.,\s]?(\d{2}))?$/;

/** Reads a time as people write it, `18:00`, `18.30`, `18` or `1830`; returns `18:00`, or null for anything else. */
export function readTime(text: string): string | null {
  const match = TYPED_TIME.exec(text.trim());
  if (match === null) return null;
  const [, hours = '', minutes = '00'] = match;
  return Number(hours) > 23 || Number(minutes) > 59 ? null : `${hours.padStart(2, '0')}:${minutes}`;
}
