import { useQuery } from '@tanstack/react-query';
import { listNextEvents } from '../../api/dashboard.ts';
import { dateParts } from '../../domain/time/format-date.ts';
import { DashboardCard } from '../shared/DashboardCard.tsx';
import styles from './NextEventsCard.module.css';

const SHOWN = 5;

/** The next events as visitors see them. */
export function NextEventsCard() {
  const events = useQuery({ queryKey: ['events', 'next'], queryFn: () => listNextEvents(SHOWN) });
  return (
    <DashboardCard
      title="Najbližšie podujatia"
      query={events}
      span="block"
      action={{ label: 'Otvoriť program na webe', href: '/events' }}
    >
      {events.data?.length === 0 && <p>Na webe teraz nie je žiadne budúce podujatie.</p>}
      <ol className={styles.list}>
        {events.data?.map(({ id, slug, title, start_date, location, staff_status }) => {
          const { day, month, time, weekday } = dateParts(start_date);
          return (
            <li key={id}>
              <time dateTime={start_date} className={styles.date}>
                <span className={styles.day}>{day}.</span> {month}
              </time>
              <div>
                <a href={`/events/${id}/${slug}`}>{title}</a>
                <p className={styles.more}>
                  {[`${weekday} o\u00a0${time}`, location, staff_status].filter(Boolean).join(' · ')}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </DashboardCard>
  );
}
