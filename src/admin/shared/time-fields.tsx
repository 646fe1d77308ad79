import { DatePicker, type DatePickerProps } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/sk';
import { ActionIcon, Input, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { Calendar } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Span } from '../../domain/hours/opening-hours.ts';
import { readTypedSpans } from '../../domain/hours/typed-spans.ts';
import { FIRST_DAY, isCalendarDate, isoDay } from '../../domain/time/calendar-day.ts';
import { formatTypedDay, readTypedDay } from '../../domain/time/typed-day.ts';
import { END_OF_DAY, readTypedTime } from '../../domain/time/typed-hours.ts';
import { readTypedDays } from '../../domain/time/typed-when.ts';
import { useUnread } from './form-state.ts';
import type { TableState } from './use-table-state.ts';

export const MONTH = {
  locale: 'sk',
  firstDayOfWeek: 1,
  // The red of weekends is too faint on a dark ground.
  weekendDays: [],
  hideOutsideDates: true,
  highlightToday: true,
  previousLabel: 'Predchádzajúci mesiac',
  nextLabel: 'Ďalší mesiac',
} satisfies Partial<DatePickerProps>;

interface DayFieldProps extends Pick<TextInputProps, 'inputWrapperOrder'> {
  label: string;
  /** `2026-12-05`, '' for none, else a text that is no day. */
  value?: string | undefined;
  /** Also gets a text that is no day; the field says so, and its form is not saved. */
  onChange: (day: string) => void;
  error?: ReactNode;
  description?: ReactNode;
  min?: string | undefined;
  max?: string | undefined;
  required?: boolean;
  /** False: an emptied field gets its old day back. */
  clearable?: boolean;
  /** A day without a year comes after this one; the calendar opens at it. */
  notBefore?: string | undefined;
  /** A day without a year is the last such day. */
  isPast?: boolean;
  'data-path'?: string | undefined;
  'data-autofocus'?: boolean;
}

/**
 * Understands `5. 12.`, `5. decembra`, `zajtra`. Its buttons are out of the tab order, because the time is typed
 * next.
 */
export function DayField({
  value = '',
  onChange,
  error,
  min,
  max,
  clearable = true,
  notBefore,
  isPast = false,
  ...field
}: DayFieldProps) {
  // The text stays as typed until the field loses the focus.
  const [typed, setTyped] = useState<string | null>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const isDay = isCalendarDate(value);
  useEffect(() => {
    if (opener === null) return;
    // It has its place one frame after it was mounted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => dropdown.current?.scrollIntoView({ block: 'nearest' }));
    });
    return () => cancelAnimationFrame(frame);
  }, [opener]);
  const problem = value === '' || isDay ? null : unreadDay(value);
  useUnread(field['data-path'], problem);
  const today = isoDay(Date.now());

  const type = (text: string) => {
    setTyped(text);
    if (text.trim() === '' && !clearable) return;
    onChange(readTypedDay(text, { today, notBefore, isPast }) ?? text.trim());
  };
  const openByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpener(event.currentTarget);
  };
  const close = () => {
    opener?.focus();
    setOpener(null);
  };
  const shown = typed ?? (isDay ? formatTypedDay(value) : value);
  const openedAt = isDay ? value : (notBefore ?? min ?? today);
  const calendar = (
    <Popover
      opened={opener !== null}
      onDismiss={() => setOpener(null)}
      closeOnEscape={false}
      position="bottom-start"
      // Above the field it would cover the fields before it.
      middlewares={{ flip: false }}
      trapFocus
    >
      <Popover.Target>
        <ActionIcon
          tabIndex={-1}
          aria-label={`Kalendár: ${field.label}`}
          onClick={(event) => setOpener(opener === null ? event.currentTarget : null)}
        >
          <Calendar aria-hidden size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown
        ref={dropdown}
        aria-label={`Kalendár: ${field.label}`}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // It must not close a dialog around the field.
          event.stopPropagation();
          close();
        }}
      >
        <DatePicker
          size="md"
          {...MONTH}
          defaultDate={openedAt}
          getDayProps={(day) => ({ 'data-autofocus': day === openedAt || undefined })}
          value={isDay ? value : null}
          onChange={(day) => {
            onChange(day ?? '');
            close();
          }}
          {...(min === undefined || min === '' ? {} : { minDate: min })}
          {...(max === undefined || max === '' ? {} : { maxDate: max })}
        />
      </Popover.Dropdown>
    </Popover>
  );
  return (
    <TextInput
      ref={input}
      placeholder="napr. 5. 12. 2026"
      autoComplete="off"
      miw="11.5rem"
      {...field}
      error={typed === null && problem !== null ? problem : error}
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
      onKeyDown={openByKey}
      leftSection={calendar}
      leftSectionPointerEvents="all"
      rightSection={
        clearable &&
        shown !== '' && (
          <Input.ClearButton
            tabIndex={-1}
            aria-label={`Vymazať: ${field.label}`}
            onClick={() => {
              setTyped(null);
              onChange('');
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
}

export function unreadDay(text: string): string {
  const isSpan = readTypedDays(text, { today: FIRST_DAY }) !== null;
  const wrong = isSpan ? 'je viac dní. Napíšte jeden,' : 'nie je dátum. Napíšte';
  return `„${text}“ ${wrong} napríklad 20.\u00a012.\u00a02026.`;
}

export function unreadTime(text: string): string {
  return `„${text}“ nie je čas. Napíšte napríklad 18:00.`;
}

export const STARTS_AT_END = 'O\u00a024:00 sa deň končí. Začiatok o\u00a0polnoci napíšte ako 0:00 ďalšieho dňa.';

interface DayRangeProps<From extends string, To extends string> {
  state: { filters: { readonly [Key in From | To]?: string }; change: TableState['change'] };
  from: From;
  to: To;
  isPast?: boolean;
}

export function DayRange<From extends string, To extends string>({
  state,
  from,
  to,
  isPast = false,
}: DayRangeProps<From, To>) {
  const first: string | undefined = state.filters[from];
  const last: string | undefined = state.filters[to];
  return (
    <>
      <DayFilter
        label="Od dňa"
        value={first}
        max={last}
        isPast={isPast}
        onChange={(day) => state.change({ [from]: day })}
      />
      <DayFilter
        label="Do dňa"
        value={last}
        min={first}
        notBefore={first}
        isPast={isPast}
        onChange={(day) => state.change({ [to]: day })}
      />
    </>
  );
}

function DayFilter({ value, onChange, ...field }: DayFieldProps) {
  const [unread, setUnread] = useState<string | null>(null);
  const change = (day: string) => {
    const isKnown = day === '' || isCalendarDate(day);
    setUnread(isKnown ? null : day);
    if (isKnown) onChange(day);
  };
  return <DayField {...field} value={unread ?? value} onChange={change} />;
}

interface HourFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** `18:00`, '' for none, else a text that is no time. */
  value?: string | undefined;
  onChange: (hour: string) => void;
  /** Permits `24:00`. */
  isEnd?: boolean;
  /** Gets whole opening hours that were typed into the field once it loses the focus; none for `zatvorené`. */
  onSpans?: (spans: readonly Span[]) => void;
  'data-path'?: string | undefined;
}

/** Understands `18:00`, `18.30`, `1830`, `18 h`. */
export function HourField({ value = '', onChange, error, isEnd = false, onSpans, ...field }: HourFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const problem = value === '' ? null : problemOf(value, isEnd);
  useUnread(field['data-path'], problem);
  const leave = () => {
    const spans = typed === null ? null : readTypedSpans(typed);
    if (spans !== null) onSpans?.(spans);
    setTyped(null);
  };
  return (
    <TextInput
      inputMode="numeric"
      placeholder="napr. 18:00"
      maxLength={onSpans === undefined ? 14 : 60}
      autoComplete="off"
      {...field}
      error={typed === null && problem !== null ? problem : error}
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(readTypedTime(currentTarget.value) ?? currentTarget.value.trim());
      }}
      onBlur={leave}
    />
  );
}

function problemOf(text: string, isEnd: boolean): string | null {
  const time = readTypedTime(text);
  if (time === null) return unreadTime(text);
  return time === END_OF_DAY && !isEnd ? STARTS_AT_END : null;
}
