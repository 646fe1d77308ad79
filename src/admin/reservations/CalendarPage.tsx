import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus, Smartphone } from 'lucide-react';
import { readCalendar } from '../../api/admin-reservations.ts';
import { isoDay } from '../../domain/time/calendar-day.ts';
import { LinkButton } from '../shared/buttons.tsx';
import type { Begin } from '../shared/calendar/BeginLink.tsx';
import styles from '../shared/calendar/Calendar.module.css';
import { CalendarHeading } from '../shared/calendar/CalendarHeading.tsx';
import { CalendarTurn } from '../shared/calendar/CalendarTurn.tsx';
import { type CalendarView, daysShown } from '../shared/calendar/calendar-days.ts';
import { RoomFilter } from '../shared/calendar/RoomFilter.tsx';
import { useCalendarAddress } from '../shared/calendar/use-calendar-address.ts';
import { useMonthKeys } from '../shared/calendar/use-month-keys.ts';
import { useNarrow } from '../shared/calendar/use-narrow.ts';
import { moreWords } from '../shared/occupants.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { useNow } from '../shared/use-now.ts';
import { CalendarBody } from './calendar-views.tsx';
import { newEntryPath } from './new-entry.ts';

const VIEWS = ['month', 'week', 'day', 'list'] as const;
const VIEW_OPTIONS: { value: CalendarView; label: string }[] = [
  { value: 'month', label: 'Mesiac' },
  { value: 'week', label: 'Týždeň' },
  { value: 'day', label: 'Deň' },
  { value: 'list', label: 'Zoznam' },
];

export function CalendarPage() {
  const today = isoDay(useNow());
  const isNarrow = useNarrow();
  const { view, day, room, pathOfDay, change } = useCalendarAddress(VIEWS, today);
  const days = daysShown(view, day);
  const calendar = useQuery({
    queryKey: ['reservations', 'calendar', days, room],
    queryFn: () => readCalendar(days, room),
  });
  const begin: Begin = { label: 'Nový zápis', pathTo: (start, at) => newEntryPath(start, at ?? room) };
  const month = useMonthKeys((to) => change({ day: to }));
  return (
    <>
      <PageHeader title="Kalendár miestností" lead="Podujatia, rezervácie a&nbsp;zablokované časy spolu.">
        <LinkButton variant="filled" to={view === 'day' ? newEntryPath(day, room) : '/reservations/new'} icon={Plus}>
          Nový zápis
        </LinkButton>
        <LinkButton to="/reservations/feeds" icon={Smartphone}>
          Kalendár do telefónu
        </LinkButton>
      </PageHeader>
      <div className={styles.controls}>
        <RoomFilter room={room} onRoom={(to) => change({ room: to })} />
        <SegmentedControl
          aria-label="Ako zobraziť"
          data={isNarrow ? VIEW_OPTIONS.filter(({ value }) => value !== 'list') : VIEW_OPTIONS}
          value={isNarrow && view === 'list' ? 'month' : view}
          onChange={(value) => change({ view: value })}
        />
        <CalendarTurn view={view} day={day} isNarrow={isNarrow} onDay={(to) => change({ day: to })} />
      </div>
      <CalendarHeading view={view} day={day} today={today} room={room} />
      <Legend />
      {(calendar.data?.more ?? 0) > 0 && <p>{moreWords(calendar.data?.more ?? 0)}, ktoré čakajú na odpoveď.</p>}
      <div {...month} data-print>
        <QueryState query={calendar}>
          {({ items, closed }) => (
            <CalendarBody
              view={view}
              isNarrow={isNarrow}
              day={day}
              today={today}
              occupants={items}
              closed={closed}
              room={room}
              pathOfDay={pathOfDay}
              begin={begin}
            />
          )}
        </QueryState>
      </div>
    </>
  );
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
