import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { isCalendarDate } from '../../domain/time/calendar-day.ts';
import { END_OF_DAY, readTypedTime } from '../../domain/time/typed-hours.ts';
import { typedEnd, typedEndInWords } from '../../domain/time/typed-span.ts';
import { isWallClock } from '../../domain/time/written-moment.ts';
import { DayField, HourField, STARTS_AT_END, unreadDay, unreadTime } from '../shared/time-fields.tsx';

const MOMENT = { gridTemplateColumns: 'minmax(0, 16rem) 7.5rem', gap: 'var(--space-2)', alignItems: 'start' } as const;

interface Props {
  label: string;
  description?: ReactNode;
  required?: boolean;
  name: string;
  /** The clock in Bratislava, `2026-12-05T18:00`; `2026-12-05T` without an hour; '' for none. */
  value?: string | undefined;
  onChange: (wallClock: string) => void;
  error?: ReactNode;
  /** The start of the span that this ends: a time alone means its day or the night after it; 24:00 closes a day. */
  start?: string;
}

export function DateTimeField({
  label,
  description,
  required = false,
  name,
  value = '',
  onChange,
  error,
  start,
}: Props) {
  const [day = '', time = ''] = value.split('T');
  const change = (nextDay: string, nextTime: string) =>
    // A typed `T` would split the value.
    onChange(
      nextDay === '' && nextTime === '' ? '' : [nextDay, nextTime].map((part) => part.replaceAll('T', 't')).join('T'),
    );
  const whole = start === undefined ? value : typedEnd(start, value);
  const isTimeWrong = (isCalendarDate(day) && !isWallClock(whole)) || (time !== '' && readTypedTime(time) === null);
  const startDay = start?.split('T')[0] ?? '';
  const understood = start === undefined ? null : typedEndInWords(start, value);
  return (
    <Box display="grid" style={MOMENT}>
      <DayField
        label={label}
        description={description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required={required}
        error={isTimeWrong ? undefined : error}
        notBefore={isCalendarDate(startDay) ? startDay : undefined}
        value={day}
        onChange={(next) => change(next, time)}
        {...(isTimeWrong ? {} : { 'data-path': name })}
      />
      <HourField
        label="Čas"
        aria-label={`${label}, čas`}
        isEnd={start !== undefined}
        error={isTimeWrong ? error : undefined}
        value={time}
        onChange={(next) => change(day, next)}
        {...(isTimeWrong ? { 'data-path': name } : {})}
      />
      {/* Stays in the page: screen readers only announce what changes in it. */}
      <Text
        role="status"
        c="dimmed"
        fz="sm"
        mt={understood === null ? 'calc(-1 * var(--space-2))' : 0}
        style={{ gridColumn: '1 / -1' }}
      >
        {understood}
      </Text>
    </Box>
  );
}

/** Messages by field; an empty one is not wrong. Ends must be whole (`typedEnd`). */
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
  const [day = '', time = ''] = wallClock.split('T');
  if (day !== '' && !isCalendarDate(day)) return unreadDay(day);
  if (time !== '' && readTypedTime(time) === null) return unreadTime(time);
  if (day === '') return 'Doplňte aj deň, napríklad 5.\u00a012.\u00a02026.';
  return time === END_OF_DAY ? STARTS_AT_END : 'Doplňte aj čas, napríklad 18:00.';
}
