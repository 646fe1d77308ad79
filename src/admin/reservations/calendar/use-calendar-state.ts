import { useSearchParams } from 'react-router';
import type { Occupant } from '../../../api/admin-reservations.ts';
import { isCalendarDate } from '../../../domain/time/calendar-day.ts';
import { ROOMS } from '../rooms.ts';
import { type CalendarView, VIEWS } from './calendar-days.ts';

/** What the calendar shows, kept in the page's address; an empty text takes a part of it back. */
export function useCalendarState(today: string): {
  view: CalendarView;
  day: string;
  /** null: all. */
  room: Occupant['room'] | null;
  change: (changes: Readonly<Record<string, string>>) => void;
} {
  const [search, setSearch] = useSearchParams();
  const day = search.get('day') ?? '';
  return {
    view: VIEWS.find((view) => view === search.get('view')) ?? 'month',
    day: isCalendarDate(day) ? day : today,
    room: ROOMS.find((room) => room === search.get('room')) ?? null,
    change: (changes) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes))
            if (value === '') after.delete(name);
            else after.set(name, value);
          return after;
        },
        // At once: the next click goes on from here.
        { preventScrollReset: true, flushSync: true },
      ),
  };
}
