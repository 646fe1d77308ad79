import type { Occupant } from '../../../api/admin-reservations.ts';
import { daysBetween } from '../../../domain/time/calendar-day.ts';
import { noonOf } from '../../../domain/time/date-range-words.ts';
import { dateParts } from '../../../domain/time/format-date.ts';
import { EmptyState } from '../../shared/states.tsx';
import styles from './Calendar.module.css';
import { CalendarEntry } from './CalendarEntry.tsx';
import { hoursOn, occupantsOn } from './calendar-days.ts';

interface Props {
  days: { from: string; until: string };
  today: string;
  occupants: readonly Occupant[];
  roomName: ((room: string) => string) | null;
}

/** The same as a list of days on which there is something; what phones show. */
export function CalendarList({ days, today, occupants, roomName }: Props) {
  const busy = daysBetween(days.from, days.until).flatMap((day) => {
    const items = occupantsOn(occupants, day);
    return items.length === 0 ? [] : [{ day, items }];
  });
  if (busy.length === 0) return <EmptyState title="V&nbsp;tomto čase je všetko voľné." />;
  return (
    <ul className={styles.list}>
      {busy.map(({ day, items }) => {
        const { weekday, day: number, month } = dateParts(noonOf(day));
        return (
          <li key={day}>
            <h2 className={styles.listDay}>
              {weekday} {number}.&nbsp;{month}
              {day === today && ', dnes'}
            </h2>
            {items.map((occupant) => (
              <CalendarEntry
                key={`${occupant.kind} ${occupant.id} ${occupant.room} ${occupant.start}`}
                occupant={occupant}
                hours={hoursOn(occupant, day)}
                room={roomName === null ? null : roomName(occupant.room)}
              />
            ))}
          </li>
        );
      })}
    </ul>
  );
}
