import { useEffect, useState } from 'react';
import { findBusyTimes } from '../../api/rooms.ts';
import type { BusyTime } from '../../domain/reservations/busy-times.ts';
import { lastOfMonth } from '../../domain/time/calendar-day.ts';

/** Found ones name their room and month: those of another one must not be shown for a moment. */
export type BusyTimes =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'found'; room: string; month: string; busy: readonly BusyTime[] };

/**
 * When a room is taken in a month.
 * @param month its first day, `2026-12-01`; while it or the room is unknown, nothing is asked
 */
export function useBusyTimes(room: string, month: string | null): BusyTimes {
  const [times, setTimes] = useState<BusyTimes>({ state: 'loading' });

  useEffect(() => {
    if (room === '' || month === null) return;
    const asked = new AbortController();
    setTimes({ state: 'loading' });
    findBusyTimes(room, { from: month, to: lastOfMonth(month) }, asked.signal).then(
      (busy) => setTimes({ state: 'found', room, month, busy }),
      () => {
        if (!asked.signal.aborted) setTimes({ state: 'failed' });
      },
    );
    return () => asked.abort();
  }, [room, month]);

  return times;
}
