import type { Occupant } from '../../../api/admin-reservations.ts';
import { weeksOfMonth } from '../../../domain/time/calendar-day.ts';
import styles from './Calendar.module.css';
import { CalendarEntry } from './CalendarEntry.tsx';
import { hoursOn, occupantsOn } from './calendar-days.ts';

const WEEKDAYS = ['pondelok', 'utorok', 'streda', 'štvrtok', 'piatok', 'sobota', 'nedeľa'];

interface Props {
  day: string;
  today: string;
  occupants: readonly Occupant[];
  caption: string;
  /** null: one room is shown, its name need not be repeated. */
  roomName: ((room: string) => string) | null;
}

/** A month as a table of weeks. */
export function CalendarMonth({ day, today, occupants, caption, roomName }: Props) {
  return (
    <table className={styles.month}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(day).map((week) => (
          <tr key={week.find((each) => each !== null) ?? ''}>
            {week.map((each, at) =>
              each === null ? (
                <td key={WEEKDAYS[at]} data-outside />
              ) : (
                <td key={each} data-today={each === today}>
                  <time className={styles.number} dateTime={each}>
                    {Number(each.slice(8))}
                  </time>
                  {occupantsOn(occupants, each).map((occupant) => (
                    <CalendarEntry
                      key={`${occupant.kind} ${occupant.id} ${occupant.room} ${occupant.start}`}
                      occupant={occupant}
                      hours={hoursOn(occupant, each)}
                      room={roomName === null ? null : roomName(occupant.room)}
                    />
                  ))}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
