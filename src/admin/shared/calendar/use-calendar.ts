import { useMediaQuery } from '@mantine/hooks';
import { useLocation, useSearchParams } from 'react-router';
import { isCalendarDate, isoDay } from '../../../domain/time/calendar-day.ts';
import { useNow } from '../now.ts';
import { changedSearch } from '../use-table-state.ts';
import type { CalendarView } from './calendar-days.ts';

/** Where a list of days stands for a table; never on paper. */
const NARROW = 'screen and (width < 62rem)';

export interface ViewOption {
  value: CalendarView;
  label: string;
}

export type CalendarState = ReturnType<typeof useCalendar>;

/** The address of the page keeps what is shown. `room` null: all rooms; `change` removes empty texts. */
export function useCalendar(views: readonly ViewOption[]) {
  const today = isoDay(useNow());
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false;
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const day = search.get('day') ?? '';
  return {
    today,
    isNarrow,
    view: views.find(({ value }) => value === search.get('view'))?.value ?? 'month',
    day: isCalendarDate(day) ? day : today,
    room: search.get('room'),
    pathOfDay: (each: string) => `${pathname}?${changedSearch(search, { view: 'day', day: each })}`,
    change: (changes: Readonly<Record<string, string>>) =>
      setSearch(
        (before) => changedSearch(before, changes),
        // Synchronously: the next click starts from the new address.
        { preventScrollReset: true, flushSync: true },
      ),
  };
}
