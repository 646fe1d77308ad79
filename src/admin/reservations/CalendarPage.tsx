import { ActionIcon, Button, Group, NativeSelect, SegmentedControl, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Plus, Smartphone } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { type Occupant, readCalendar } from '../../api/admin-reservations.ts';
import { isCalendarDate, isoDay } from '../../domain/time/calendar-day.ts';
import { formatMonth, noonOf, rangeInWords } from '../../domain/time/format-date.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { useNow } from '../shared/use-now.ts';
import styles from './Calendar.module.css';
import { type CalendarView, daysShown, turned, VIEWS } from './calendar-days.ts';
import { CalendarList, CalendarMonth, CalendarWeek } from './calendar-views.tsx';
import { ROOMS, useRooms } from './queries.ts';
import { moreWords } from './words.tsx';

const VIEW_OPTIONS: { value: CalendarView; label: string }[] = [
  { value: 'month', label: 'Mesiac' },
  { value: 'week', label: 'Týždeň' },
  { value: 'list', label: 'Zoznam' },
];

/** The calendar of the rooms: events, reservations and blocked times together. */
export function CalendarPage() {
  const today = isoDay(useNow());
  const isNarrow = useMediaQuery('(max-width: 60em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const { view, day, room, change } = useCalendarState(today);
  const { options, nameOf } = useRooms();
  const days = daysShown(view, day);
  const calendar = useQuery({
    queryKey: ['reservations', 'calendar', days, room],
    queryFn: () => readCalendar(days, room),
    placeholderData: keepPreviousData,
  });
  const heading = view === 'week' ? rangeInWords({ start: days.from, end: days.until }) : formatMonth(noonOf(day));
  return (
    <>
      <PageHeader title="Kalendár miestností" lead="Podujatia, rezervácie a&nbsp;zablokované časy spolu.">
        <LinkButton variant="filled" to="/reservations/new" icon={Plus}>
          Nový zápis
        </LinkButton>
        <LinkButton to="/reservations/feeds" icon={Smartphone}>
          Kalendár do telefónu
        </LinkButton>
      </PageHeader>
      <div className={styles.controls}>
        <NativeSelect
          label="Miestnosť"
          value={room ?? ''}
          data={[{ value: '', label: 'Všetky miestnosti' }, ...options]}
          onChange={(event) => change({ room: event.currentTarget.value })}
        />
        <SegmentedControl
          aria-label="Ako zobraziť"
          data={isNarrow ? VIEW_OPTIONS.filter(({ value }) => value !== 'list') : VIEW_OPTIONS}
          value={isNarrow && view === 'list' ? 'month' : view}
          onChange={(value) => change({ view: value })}
        />
        <Group gap="xs" wrap="nowrap">
          <ActionIcon
            variant="default"
            aria-label={view === 'week' ? 'Predchádzajúci týždeň' : 'Predchádzajúci mesiac'}
            onClick={() => change({ day: turned(view, day, -1) })}
          >
            <ChevronLeft aria-hidden size={20} />
          </ActionIcon>
          <Button onClick={() => change({ day: '' })}>Dnes</Button>
          <ActionIcon
            variant="default"
            aria-label={view === 'week' ? 'Nasledujúci týždeň' : 'Nasledujúci mesiac'}
            onClick={() => change({ day: turned(view, day, 1) })}
          >
            <ChevronRight aria-hidden size={20} />
          </ActionIcon>
        </Group>
      </div>
      <div role="status">
        <Title order={2} className={styles.heading}>
          {heading}
        </Title>
      </div>
      <Legend />
      {(calendar.data?.more ?? 0) > 0 && <p>{moreWords(calendar.data?.more ?? 0)}, ktoré čakajú na odpoveď.</p>}
      <QueryState query={calendar}>
        {({ items }) => (
          <CalendarBody
            view={view}
            isList={view === 'list' || isNarrow}
            day={day}
            today={today}
            occupants={items}
            heading={heading}
            roomName={room === null ? nameOf : null}
          />
        )}
      </QueryState>
    </>
  );
}

interface BodyProps {
  view: CalendarView;
  /** Phones have no room for seven columns and show the list. */
  isList: boolean;
  day: string;
  today: string;
  occupants: readonly Occupant[];
  heading: string;
  roomName: ((room: string) => string) | null;
}

function CalendarBody({ view, isList, day, today, occupants, heading, roomName }: BodyProps) {
  if (isList)
    return <CalendarList days={daysShown(view, day)} today={today} occupants={occupants} roomName={roomName} />;
  if (view === 'week') return <CalendarWeek day={day} today={today} occupants={occupants} roomName={roomName} />;
  return <CalendarMonth day={day} today={today} occupants={occupants} caption={heading} roomName={roomName} />;
}

function Legend() {
  return (
    <ul className={styles.legend} aria-label="Čo znamenajú farby">
      <li data-kind="event">podujatie</li>
      <li data-kind="reservation">potvrdená rezervácia</li>
      <li data-kind="reservation" data-waits="true">
        nová žiadosť
      </li>
      <li data-kind="block">zablokované</li>
    </ul>
  );
}

/** The view, day and room of the calendar, kept in the address of the page. `change` removes what is set to an empty text. */
function useCalendarState(today: string): {
  view: CalendarView;
  day: string;
  /** null for all rooms. */
  room: Occupant['room'] | null;
  change: (changes: Readonly<Record<string, string>>) => void;
} {
  const [search, setSearch] = useSearchParams();
  const day = search.get('day') ?? '';
  return {
    view: VIEWS.find((view) => view === search.get('view')) ?? 'month',
    day: isCalendarDate(day) ? day : today,
    room: ROOMS.find((room) => room === search.get('room')) ?? null,
    change: (changes) =>
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
