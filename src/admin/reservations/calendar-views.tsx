import { Link } from 'react-router';
import type { Occupant } from '../../api/admin-reservations.ts';
import { STATUS_WORDS } from '../../domain/reservations/reservation-status.ts';
import { daysBetween, weeksOfMonth } from '../../domain/time/calendar-day.ts';
import { dateParts, noonOf } from '../../domain/time/format-date.ts';
import { EmptyState } from '../shared/states.tsx';
import styles from './Calendar.module.css';
import { daysShown, FIRST_HOUR, hoursOn, occupantsOn, WEEK_ROWS, weekPlaces } from './calendar-days.ts';
import { KIND_WORDS, occupantAddress } from './words.tsx';

/** The name of a room by its id. */
type RoomName = (room: string) => string;

const WEEKDAYS = ['pondelok', 'utorok', 'streda', 'štvrtok', 'piatok', 'sobota', 'nedeľa'];

interface CalendarMonthProps {
  day: string;
  today: string;
  occupants: readonly Occupant[];
  caption: string;
  /** null where only one room is shown. */
  roomName: RoomName | null;
}

/** A month as a table of weeks. */
export function CalendarMonth({ day, today, occupants, caption, roomName }: CalendarMonthProps) {
  return (
    <table className={styles.month}>
      <caption className="visually-hidden">{caption}</caption>
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
                    <CalendarEntry key={keyOf(occupant)} occupant={occupant} day={each} roomName={roomName} />
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

const HOURS = Array.from({ length: WEEK_ROWS / 2 }, (_, at) => FIRST_HOUR + at);

interface CalendarWeekProps {
  day: string;
  today: string;
  occupants: readonly Occupant[];
  roomName: RoomName | null;
}

/** A week by the hour, with overlapping entries side by side. */
export function CalendarWeek({ day, today, occupants, roomName }: CalendarWeekProps) {
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
                  key={keyOf(occupant)}
                  className={styles.place}
                  style={{ gridRow: `${first + 1} / ${last + 1}`, gridColumn: lane + 1 }}
                >
                  <CalendarEntry occupant={occupant} day={each} roomName={roomName} />
                </div>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

interface CalendarListProps {
  days: { from: string; until: string };
  today: string;
  occupants: readonly Occupant[];
  roomName: RoomName | null;
}

/** A list of the days that have entries; phones show it for every view. */
export function CalendarList({ days, today, occupants, roomName }: CalendarListProps) {
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
              <CalendarEntry key={keyOf(occupant)} occupant={occupant} day={day} roomName={roomName} />
            ))}
          </li>
        );
      })}
    </ul>
  );
}

interface CalendarEntryProps {
  occupant: Occupant;
  day: string;
  roomName: RoomName | null;
}

/** An occupied time as a link; its kind and state are text, not only a colour (WCAG 1.4.1). */
function CalendarEntry({ occupant, day, roomName }: CalendarEntryProps) {
  const { kind, status, title, room } = occupant;
  const hours = hoursOn(occupant, day);
  const state = status === null || kind === 'block' ? KIND_WORDS[kind] : STATUS_WORDS[status];
  return (
    <Link
      className={styles.entry ?? ''}
      data-kind={kind}
      data-waits={status === 'new'}
      to={occupantAddress(occupant)}
      title={`${hours}, ${title}, ${state}`}
    >
      <span className={styles.hours}>{hours}</span> <span className={styles.title}>{title}</span>
      <span className={styles.state}>{roomName === null ? state : `${roomName(room)}, ${state}`}</span>
    </Link>
  );
}

function keyOf({ kind, id, room, start }: Occupant): string {
  return `${kind} ${id} ${room} ${start}`;
}
