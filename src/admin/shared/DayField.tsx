import { DateInput, type DateInputProps } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/sk';
import { Calendar } from 'lucide-react';
import type { ReactNode } from 'react';
import { parseDay } from './parse-day.ts';

interface Props extends Pick<DateInputProps, 'inputWrapperOrder'> {
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
  /** False where a day is always there: what was emptied comes back. */
  clearable?: boolean;
}

/** A day, typed the Slovak way (`5. 12. 2026`) or picked from a calendar, whatever language the browser speaks. */
export function DayField({ value = '', onChange, min, max, clearable = true, ...field }: Props) {
  return (
    <DateInput
      {...field}
      size="md"
      locale="sk"
      firstDayOfWeek={1}
      // Their red is too faint on dark ground, and says nothing here.
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
