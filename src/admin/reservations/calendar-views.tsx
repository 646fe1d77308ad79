import type { Occupant } from '../../api/admin-rooms.ts';
import type { ClosedDay } from '../../domain/hours/opening-hours.ts';
import { STATUS_WORDS } from '../../domain/reservations/reservation-status.ts';
import { daysBetween, firstOfMonth } from '../../domain/time/calendar-day.ts';
import { dateParts, noonOf } from '../../domain/time/format-date.ts';
import type { Begin } from '../shared/calendar/BeginLink.tsx';
import { CalendarEntry } from '../shared/calendar/CalendarEntry.tsx';
import { daysInWords, daysShown, hoursOn } from '../shared/calendar/calendar-days.ts';
import { DayList } from '../shared/calendar/DayList.tsx';
import { type HourColumn, HourColumns } from '../shared/calendar/HourColumns.tsx';
import { MonthTable } from '../shared/calendar/MonthTable.tsx';
import { RoomHours } from '../shared/calendar/RoomHours.tsx';
import type { CalendarState } from '../shared/calendar/use-calendar.ts';
import { occupantAddress, occupantKey, occupantState } from '../shared/occupants.tsx';
import { QueryState } from '../shared/states.tsx';
import { useRooms } from './queries.ts';

interface Props extends Pick<CalendarState, 'view' | 'isNarrow' | 'day' | 'today' | 'room' | 'pathOfDay'> {
  occupants: readonly Occupant[];
  closed: readonly ClosedDay[];
  begin: Begin;
}

export function CalendarBody({ view, isNarrow, day, today, occupants, closed, room, pathOfDay, begin }: Props) {
  const { query, nameOf } = useRooms();
  const isByRoom = view === 'day' && !isNarrow;
  const entry = entryWith(room === null && !isByRoom ? nameOf : null);
  const shared = { items: occupants, keyOf: occupantKey, entry, begin };
  if (isNarrow || view === 'list') {
    const days = daysShown(view, day);
    return <DayList {...shared} closed={closed} days={days} today={today} begin={isNarrow ? begin : null} />;
  }
  if (view === 'week') return <HourColumns {...shared} columns={weekColumns({ day, today, occupants, room })} />;
  if (view === 'month') {
    return (
      <MonthTable
        {...shared}
        key={firstOfMonth(day)}
        closed={closed}
        day={day}
        today={today}
        caption={daysInWords(view, day)}
        pathOfDay={pathOfDay}
      />
    );
  }
  const isTaken = (id: string) => occupants.some((occupant) => occupant.room === id);
  return (
    <QueryState query={query}>
      {(rooms) => (
        <RoomHours
          {...shared}
          day={day}
          rooms={rooms.filter(({ id, retired }) => (room === null ? !retired || isTaken(id) : id === room))}
          roomsOf={(occupant) => [occupant.room]}
        />
      )}
    </QueryState>
  );
}

function weekColumns({
  day,
  today,
  occupants,
  room,
}: Pick<Props, 'day' | 'today' | 'occupants' | 'room'>): HourColumn<Occupant>[] {
  const { from, until } = daysShown('week', day);
  return daysBetween(from, until).map((each) => {
    const { weekday, day: number, month } = dateParts(noonOf(each));
    return {
      key: each,
      name: `${weekday} ${number}. ${month}`,
      heading: `${weekday.slice(0, 2)} ${number}.`,
      isToday: each === today,
      day: each,
      room,
      items: occupants,
    };
  });
}

/** @param roomName null where the place says which room it is */
function entryWith(roomName: ((room: string) => string) | null) {
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
