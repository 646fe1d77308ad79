import { useLocation, useSearchParams } from 'react-router';
import { isCalendarDate } from '../../../domain/time/calendar-day.ts';

/** The first of `views` is the default; `room` null: all rooms; `change` removes empty texts. */
export function useCalendarAddress<View extends string>(views: readonly [View, ...View[]], today: string) {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const day = search.get('day') ?? '';
  return {
    view: views.find((view) => view === search.get('view')) ?? views[0],
    day: isCalendarDate(day) ? day : today,
    room: search.get('room'),
    pathOfDay(each: string): string {
      const at = new URLSearchParams(search);
      at.set('view', 'day');
      at.set('day', each);
      return `${pathname}?${at}`;
    },
    change: (changes: Readonly<Record<string, string>>) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes))
            if (value === '') after.delete(name);
            else after.set(name, value);
          return after;
        },
        // Synchronously: the next click starts from the new address.
        { preventScrollReset: true, flushSync: true },
      ),
  };
}
