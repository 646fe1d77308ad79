import { NativeSelect, SegmentedControl, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Plus, Smartphone } from 'lucide-react';
import { readCalendar } from '../../api/admin-reservations.ts';
import type { Occupant } from '../../api/admin-rooms.ts';
import { isoDay } from '../../domain/time/calendar-day.ts';
import { rangeInWords } from '../../domain/time/date-range.ts';
import { formatMonth, noonOf } from '../../domain/time/format-date.ts';
import { LinkButton } from '../shared/buttons.tsx';
import styles from '../shared/calendar/Calendar.module.css';
import { CalendarTurn } from '../shared/calendar/CalendarTurn.tsx';
import { type CalendarView, daysShown } from '../shared/calendar/calendar-days.ts';
import { useCalendarAddress } from '../shared/calendar/use-calendar-address.ts';
import { moreWords } from '../shared/occupants.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { useNow } from '../shared/use-now.ts';
import { CalendarList, CalendarMonth, CalendarWeek } from './calendar-views.tsx';
import { useRooms } from './queries.ts';

const VIEWS = ['month', 'week', 'list'] as const;
const VIEW_OPTIONS: { value: CalendarView; label: string }[] = [
  { value: 'month', label: 'Mesiac' },
  { value: 'week', label: 'Týždeň' },
  { value: 'list', label: 'Zoznam' },
];

/** The calendar of the rooms: events, reservations and blocked times together. */
export function CalendarPage() {
  const today = isoDay(useNow());
  const isNarrow = useMediaQuery('(max-width: 62rem)', undefined, { getInitialValueInEffect: false }) ?? false;
  const { search, view, day, change } = useCalendarAddress(VIEWS, today);
  /** null for all rooms. */
  const room = search.get('room');
  const { options, nameOf } = useRooms();
  const days = daysShown(view, day);
  const calendar = useQuery({
    queryKey: ['reservations', 'calendar', days, room],
    queryFn: () => readCalendar(days, room),
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
        <CalendarTurn view={view} day={day} onDay={(to) => change({ day: to })} />
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
      <li data-kind="reservation" data-look="waits">
        nová žiadosť
      </li>
      <li data-kind="block">zablokované</li>
    </ul>
  );
}
