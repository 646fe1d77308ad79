import { MonthPickerInput } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/sk';
import { useId } from 'react';
import { FIRST_DAY, firstOfMonth, LAST_DAY } from '../../../domain/time/calendar-day.ts';
import { formatMonth, noonOf } from '../../../domain/time/format-date.ts';

interface Props {
  day: string;
  /** Gets the first day of the month. */
  onDay: (day: string) => void;
}

export function MonthField({ day, onDay }: Props) {
  // The dropdown is named by the field only where both know its id.
  const id = useId();
  return (
    <MonthPickerInput
      id={id}
      aria-label={`Vybrať mesiac, ${formatMonth(noonOf(day))}`}
      locale="sk"
      maxLevel="year"
      monthsListFormat="MMMM"
      previousLabel="Predchádzajúci rok"
      nextLabel="Ďalší rok"
      minDate={FIRST_DAY}
      maxDate={LAST_DAY}
      getMonthControlProps={(month) => ({ 'aria-label': formatMonth(noonOf(month)) })}
      popoverProps={{ id, returnFocus: true }}
      value={firstOfMonth(day)}
      onChange={(picked) => picked !== null && onDay(firstOfMonth(picked))}
    />
  );
}
