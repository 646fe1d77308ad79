import type { Occupant } from '../../api/admin-rooms.ts';
import { STATUS_WORDS } from '../../domain/reservations/reservation-status.ts';
import { daysBetween } from '../../domain/time/calendar-day.ts';
import { dateParts, noonOf } from '../../domain/time/format-date.ts';
import { CalendarEntry } from '../shared/calendar/CalendarEntry.tsx';
import { type DaySpan, daysShown, hoursOn } from '../shared/calendar/calendar-days.ts';
import { DayList } from '../shared/calendar/DayList.tsx';
import { HourColumns } from '../shared/calendar/HourColumns.tsx';
import { MonthTable } from '../shared/calendar/MonthTable.tsx';
import { occupantAddress, occupantKey, occupantState } from '../shared/occupants.tsx';

/** The name of a room by its id. */
type RoomName = (room: string) => string;

interface ViewProps {
  day: string;
  today: string;
  occupants: readonly Occupant[];
  /** null where only one room is shown. */
  roomName: RoomName | null;
}

/** A month as a table of weeks. */
export function CalendarMonth({ day, today, occupants, caption, roomName }: ViewProps & { caption: string }) {
  const shared = { day, today, caption, items: occupants };
  return <MonthTable {...shared} keyOf={occupantKey} entry={entryWith(roomName)} />;
}

/** A week by the hour. */
export function CalendarWeek({ day, today, occupants, roomName }: ViewProps) {
  const { from, until } = daysShown('week', day);
  const columns = daysBetween(from, until).map((each) => {
    const { weekday, day: number, month } = dateParts(noonOf(each));
    return {
      key: each,
      name: `${weekday} ${number}. ${month}`,
      heading: `${weekday.slice(0, 2)} ${number}.`,
      isToday: each === today,
      day: each,
      items: occupants,
    };
  });
  return <HourColumns columns={columns} keyOf={occupantKey} entry={entryWith(roomName)} />;
}

/** The days that have entries. */
export function CalendarList({ days, today, occupants, roomName }: Omit<ViewProps, 'day'> & { days: DaySpan }) {
  return <DayList days={days} today={today} items={occupants} keyOf={occupantKey} entry={entryWith(roomName)} />;
}

function entryWith(roomName: RoomName | null) {
  return (occupant: Occupant, day: string) => {
    const { kind, status, title, room, is_hidden } = occupant;
    const state = status === null || kind === 'block' ? occupantState(occupant) : STATUS_WORDS[status];
    return (
      <CalendarEntry
        kind={kind}
        look={status === 'new' ? 'waits' : is_hidden === true ? 'hidden' : 'firm'}
        to={occupantAddress(occupant)}
        hours={hoursOn(occupant, day)}
        title={title}
        words={roomName === null ? state : `${roomName(room)}, ${state}`}
      />
    );
  };
}
