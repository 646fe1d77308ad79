import { useQuery } from '@tanstack/react-query';
import { Plus, Smartphone } from 'lucide-react';
import { readCalendar } from '../../api/admin-reservations.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { type Begin, beginPath } from '../shared/calendar/BeginLink.tsx';
import styles from '../shared/calendar/Calendar.module.css';
import { CalendarControls } from '../shared/calendar/CalendarControls.tsx';
import { daysShown } from '../shared/calendar/calendar-days.ts';
import { useCalendar, type ViewOption } from '../shared/calendar/use-calendar.ts';
import { useMonthKeys } from '../shared/calendar/use-month-keys.ts';
import { moreWords } from '../shared/occupants.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { CalendarBody } from './calendar-views.tsx';

const VIEWS: readonly ViewOption[] = [
  { value: 'month', label: 'Mesiac' },
  { value: 'week', label: 'Týždeň' },
  { value: 'day', label: 'Deň' },
  { value: 'list', label: 'Zoznam' },
];

export function CalendarPage() {
  const calendar = useCalendar(VIEWS);
  const { view, day, room } = calendar;
  const days = daysShown(view, day);
  const occupancy = useQuery({
    queryKey: ['reservations', 'calendar', days, room],
    queryFn: () => readCalendar(days, room),
  });
  const begin: Begin = { label: 'Nový zápis', path: '/reservations/new', room };
  const month = useMonthKeys((to) => calendar.change({ day: to }));
  return (
    <>
      <PageHeader title="Kalendár miestností" lead="Podujatia, rezervácie a&nbsp;zablokované časy spolu.">
        <LinkButton variant="filled" to={view === 'day' ? beginPath(begin, day, room) : begin.path} icon={Plus}>
          Nový zápis
        </LinkButton>
        <LinkButton to="/reservations/feeds" icon={Smartphone}>
          Kalendár do telefónu
        </LinkButton>
      </PageHeader>
      <CalendarControls calendar={calendar} views={VIEWS} />
      <Legend />
      {(occupancy.data?.more ?? 0) > 0 && <p>{moreWords(occupancy.data?.more ?? 0)}, ktoré čakajú na odpoveď.</p>}
      <div {...month} data-print>
        <QueryState query={occupancy}>
          {({ items, closed }) => <CalendarBody {...calendar} occupants={items} closed={closed} begin={begin} />}
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
