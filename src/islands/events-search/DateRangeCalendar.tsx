// This chunk loads the library when the panel first opens.
import type { HTMLAttributes, ThHTMLAttributes } from 'react';
import { DayPicker, type DayPickerProps, type Modifiers } from 'react-day-picker';
import type { DateRange } from '../../domain/time/date-range.ts';
import { dateParts, formatDate, formatMonth, noonOf } from '../../domain/time/format-date.ts';
import { ArrowLeft, ArrowRight } from '../parts/icons.tsx';
import css from './DateRangeCalendar.module.css';

/** Days are ISO strings, `2026-12-05`. */
export interface CalendarProps {
  range: DateRange;
  month: string;
  today: string;
  autoFocus: boolean;
  onMonthChange: (day: string) => void;
  onChoose: (day: string) => void;
}

const WEEKDAYS = ['Ne', 'Po', 'Ut', 'St', 'Št', 'Pi', 'So'];

/** Noon exists on every day of every zone. */
function toDate(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

function toDay(date: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

function weekdayName(date: Date): string {
  return dateParts(noonOf(toDay(date))).weekday;
}

function dayName(date: Date, modifiers: Modifiers): string {
  const marks = [
    modifiers.today && 'dnes',
    modifiers.range_start && 'začiatok obdobia',
    modifiers.range_middle && 'vo vybranom období',
    modifiers.range_end && 'koniec obdobia',
    modifiers.selected && !modifiers.range_start && !modifiers.range_middle && !modifiers.range_end && 'vybraný deň',
  ];
  return [`${weekdayName(date)} ${formatDate(noonOf(toDay(date)))}`, ...marks.filter(Boolean)].join(', ');
}

const monthName = (date: Date) => formatMonth(noonOf(toDay(date)));

const formatters = {
  formatCaption: monthName,
  formatWeekdayName: (date) => WEEKDAYS[date.getDay()] ?? '',
} satisfies DayPickerProps['formatters'];

const labels = {
  labelGrid: monthName,
  labelDayButton: dayName,
  labelWeekday: weekdayName,
  labelPrevious: () => 'Predchádzajúci mesiac',
  labelNext: () => 'Nasledujúci mesiac',
} satisfies DayPickerProps['labels'];

const components = {
  // The library hides weekdays from assistive technology.
  Weekdays: (props: HTMLAttributes<HTMLTableRowElement>) => (
    <thead>
      <tr {...props} />
    </thead>
  ),
  Weekday: ({ 'aria-label': name, ...props }: ThHTMLAttributes<HTMLTableCellElement>) => <th {...props} abbr={name} />,
  Chevron: ({ orientation }) => (orientation === 'left' ? <ArrowLeft /> : <ArrowRight />),
} satisfies DayPickerProps['components'];

const classNames = {
  month: css.month ?? '',
  month_caption: css.caption ?? '',
  button_previous: `icon-button ${css.step}`,
  button_next: `icon-button ${css.step}`,
  month_grid: css.grid ?? '',
  weekday: css.weekday ?? '',
  day: css.day ?? '',
  day_button: css.button ?? '',
  today: css.today ?? '',
  selected: css.selected ?? '',
  range_start: css.start ?? '',
  range_middle: css.middle ?? '',
  range_end: css.end ?? '',
} satisfies DayPickerProps['classNames'];

export function DateRangeCalendar({ range, month, today, autoFocus, onMonthChange, onChoose }: CalendarProps) {
  const from = range.start ?? range.end;
  return (
    <DayPicker
      mode="range"
      lang="sk"
      weekStartsOn={1}
      fixedWeeks
      navLayout="around"
      month={toDate(month)}
      today={toDate(today)}
      selected={{
        from: from === null ? undefined : toDate(from),
        to: range.end === null ? undefined : toDate(range.end),
      }}
      autoFocus={autoFocus}
      onMonthChange={(date) => onMonthChange(toDay(date))}
      onSelect={(_range, date) => onChoose(toDay(date))}
      formatters={formatters}
      labels={labels}
      components={components}
      classNames={classNames}
    />
  );
}
