import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { type ProgrammeEntry, readProgramme } from '../../../api/admin-events.ts';
import { firstOfMonth } from '../../../domain/time/calendar-day.ts';
import { LinkButton } from '../../shared/buttons.tsx';
import { type Begin, beginPath } from '../../shared/calendar/BeginLink.tsx';
import styles from '../../shared/calendar/Calendar.module.css';
import { CalendarControls } from '../../shared/calendar/CalendarControls.tsx';
import { CalendarEntry } from '../../shared/calendar/CalendarEntry.tsx';
import { daysInWords, daysShown, hoursOn } from '../../shared/calendar/calendar-days.ts';
import { DayList } from '../../shared/calendar/DayList.tsx';
import { MonthTable } from '../../shared/calendar/MonthTable.tsx';
import { RoomHours } from '../../shared/calendar/RoomHours.tsx';
import { useCalendar, type ViewOption } from '../../shared/calendar/use-calendar.ts';
import { useMonthKeys } from '../../shared/calendar/use-month-keys.ts';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { QueryState } from '../../shared/states.tsx';
import { useUser } from '../../shell/contexts.ts';
import { MoveDate } from './MoveDate.tsx';
import { entryKey, entryLook, entryWords, inRoom } from './programme-words.ts';

const VIEWS: readonly ViewOption[] = [
  { value: 'month', label: 'Mesiac' },
  { value: 'day', label: 'Deň a\u00a0miestnosti' },
];

export function ProgrammePage() {
  const calendar = useCalendar(VIEWS);
  const { today, isNarrow, view, day, room } = calendar;
  const days = daysShown(view, day);
  const programme = useQuery({
    queryKey: ['events', 'programme', days],
    queryFn: () => readProgramme(days),
  });
  const [moving, setMoving] = useState<ProgrammeEntry | null>(null);
  const month = useMonthKeys((to) => calendar.change({ day: to }));
  const begin: Begin = { label: 'Nové podujatie', path: '/events/new', room };
  return (
    <>
      <PageHeader title="Kalendár programu" lead="Podujatia aj s&nbsp;konceptmi, prenájmy a&nbsp;zablokované časy.">
        <LinkButton variant="filled" to={view === 'day' ? beginPath(begin, day, room) : begin.path} icon={CalendarPlus}>
          Nové podujatie
        </LinkButton>
      </PageHeader>
      <CalendarControls calendar={calendar} views={VIEWS} />
      <Legend />
      <div {...month} data-print>
        <QueryState query={programme}>
          {(read) => {
            const { items, rooms } = inRoom(read, room);
            const isByRoom = view === 'day' && !isNarrow;
            const isInRoom = isByRoom || rooms.length < read.rooms.length;
            const entry = (item: ProgrammeEntry, on: string) => (
              <Entry
                entry={item}
                day={on}
                words={entryWords(item, read.rooms, isInRoom)}
                onMove={() => setMoving(item)}
              />
            );
            const shared = { items, entry, keyOf: entryKey, begin };
            if (isNarrow) return <DayList {...shared} closed={read.closed} days={days} today={today} />;
            if (isByRoom) return <RoomHours {...shared} day={day} rooms={rooms} roomsOf={(item) => item.rooms} />;
            return (
              <MonthTable
                {...shared}
                key={firstOfMonth(day)}
                closed={read.closed}
                day={day}
                today={today}
                caption={daysInWords(view, day)}
                pathOfDay={calendar.pathOfDay}
              />
            );
          }}
        </QueryState>
      </div>
      {moving !== null && (
        <MoveDate id={moving.id} title={moving.title} dateKey={moving.key ?? 1} onClose={() => setMoving(null)} />
      )}
    </>
  );
}

interface EntryProps {
  entry: ProgrammeEntry;
  day: string;
  words: string;
  onMove: () => void;
}

function Entry({ entry, day, words, onMove }: EntryProps) {
  const { permissions } = useUser();
  const { kind, id, title } = entry;
  const isEvent = kind === 'event';
  const mayOpen = isEvent || permissions.includes('manage_reservations');
  return (
    <CalendarEntry
      kind={kind}
      look={entryLook(entry)}
      to={mayOpen ? `/${isEvent ? 'events' : 'reservations'}/${id}` : null}
      hours={hoursOn(entry, day)}
      title={title}
      words={words}
      act={
        isEvent && (
          <ActionIcon
            variant="subtle"
            size="md"
            className={styles.act ?? ''}
            aria-label={`Presunúť: ${title}, ${hoursOn(entry, day)}`}
            onClick={onMove}
          >
            <CalendarClock aria-hidden size={18} />
          </ActionIcon>
        )
      }
    />
  );
}

function Legend() {
  return (
    <ul className={styles.legend} aria-label="Čo znamenajú farby a&nbsp;čiary">
      <li data-kind="event">podujatie</li>
      <li data-kind="event" data-look="hidden">
        ešte nie je na webe
      </li>
      <li data-kind="event" data-look="cancelled">
        zrušené
      </li>
      <li data-kind="reservation">prenájom</li>
      <li data-kind="reservation" data-look="waits">
        nová žiadosť
      </li>
      <li data-kind="block">zablokované</li>
    </ul>
  );
}
