import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isCalendarDate, nextMonth } from '../../../domain/time/calendar-day.ts';

const DIRECTIONS: Readonly<Record<string, -1 | 1>> = { PageUp: -1, PageDown: 1 };

/** `part` is a `data-part` of the day. */
interface Place {
  day: string;
  part: string;
}

/**
 * For the element around a month: Page Up and Page Down turn it, with Shift by a year (APG, date picker). The focus
 * waits on the element while the month loads, and goes to the same day of it.
 */
export function useMonthKeys(onDay: (day: string) => void) {
  const area = useRef<HTMLDivElement>(null);
  const wanted = useRef<Place | null>(null);

  // What is shown may have changed with any render.
  useEffect(() => {
    if (wanted.current === null) return;
    const { day, part } = wanted.current;
    const cell = area.current?.querySelector<HTMLElement>(`[data-day="${day}"] [data-part="${part}"]`);
    const hasGone = document.activeElement !== area.current;
    if (hasGone || cell) wanted.current = null;
    if (!hasGone) cell?.focus();
  });

  return {
    ref: area,
    tabIndex: -1,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { target, key, shiftKey, ctrlKey, altKey, metaKey } = event;
      const direction = DIRECTIONS[key];
      if (direction === undefined || ctrlKey || altKey || metaKey || !(target instanceof HTMLElement)) return;
      const from = target === area.current ? wanted.current : focusPlace(target);
      if (from === null) return;
      event.preventDefault();
      const day = nextMonth(from.day, shiftKey ? 12 * direction : direction);
      if (!isCalendarDate(day)) return;
      wanted.current = { ...from, day };
      area.current?.focus({ preventScroll: true });
      onDay(day);
    },
  };
}

/** null outside of days; an entry counts as its day. */
function focusPlace(element: HTMLElement): Place | null {
  const day = element.closest<HTMLElement>('[data-day]')?.dataset.day;
  return day === undefined ? null : { day, part: element.dataset.part ?? 'day' };
}
