import type { Occupant } from '../../../api/admin-reservations.ts';
import { daysBetween } from '../../../domain/time/calendar-day.ts';
import { noonOf } from '../../../domain/time/date-range-words.ts';
import { dateParts } from '../../../domain/time/format-date.ts';
import styles from './Calendar.module.css';
import { CalendarEntry } from './CalendarEntry.tsx';
import { daysShown, FIRST_HOUR, hoursOn, WEEK_ROWS, weekPlaces } from './calendar-days.ts';

const HOURS = Array.from({ length: WEEK_ROWS / 2 }, (_, at) => FIRST_HOUR + at);

interface Props {
  day: string;
  today: string;
  occupants: readonly Occupant[];
  roomName: ((room: string) => string) | null;
}

/** A week by the hour; what overlaps stands beside each other. */
export function CalendarWeek({ day, today, occupants, roomName }: Props) {
  const { from, until } = daysShown('week', day);
  return (
    <div className={styles.week}>
      <div className={styles.clock} aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour}>{hour}:00</span>
        ))}
      </div>
      {daysBetween(from, until).map((each) => {
        const { places, lanes } = weekPlaces(occupants, each);
        const { weekday, day: number, month } = dateParts(noonOf(each));
        return (
          <section
            key={each}
            className={styles.day}
            data-today={each === today}
            aria-label={`${weekday} ${number}. ${month}`}
          >
            <h2 className={styles.dayName}>
              {weekday.slice(0, 2)} {number}.
            </h2>
            <div className={styles.rows} style={{ gridTemplateColumns: `repeat(${lanes}, minmax(0, 1fr))` }}>
              {places.map(({ occupant, first, last, lane }) => (
                <div
                  key={`${occupant.kind} ${occupant.id} ${occupant.room} ${occupant.start}`}
                  className={styles.place}
                  style={{ gridRow: `${first + 1} / ${last + 1}`, gridColumn: lane + 1 }}
                >
                  <CalendarEntry
                    occupant={occupant}
                    hours={hoursOn(occupant, each)}
                    room={roomName === null ? null : roomName(occupant.room)}
                  />
                </div>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
