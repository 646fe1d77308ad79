import { DatePicker } from '@mantine/dates';
import { type ReactNode, useEffect, useState } from 'react';
import type { Occupant } from '../../api/admin-rooms.ts';
import { busyHoursOf } from '../../domain/reservations/reservation-time.ts';
import { firstOfMonth, isCalendarDate, isoDay, lastOfMonth } from '../../domain/time/calendar-day.ts';
import { dateParts, formatDate, noonOf } from '../../domain/time/format-date.ts';
import { capitalised } from '../../domain/words/capitalised.ts';
import { itemsOn } from '../shared/calendar/calendar-days.ts';
import { useNow } from '../shared/now.ts';
import { OccupantList, occupantKey, useOccupancy } from '../shared/occupants.tsx';
import styles from './RoomTimes.module.css';

interface Props {
  room: Occupant['room'];
  roomName: string;
  day: string;
  self: string | null;
  onDay: (day: string) => void;
  children: ReactNode;
  /** Keys (`occupantKey`) of those that the clashes name already. */
  said: ReadonlySet<string>;
}

export function RoomTimes({ room, roomName, day, self, onDay, children, said }: Props) {
  const now = useNow();
  const isDay = isCalendarDate(day);
  const [month, setMonth] = useState(firstOfMonth(isDay ? day : isoDay(now)));
  useEffect(() => {
    if (isCalendarDate(day)) setMonth(firstOfMonth(day));
  }, [day]);
  const { occupants, isError } = useOccupancy({ rooms: [room], span: { from: month, until: lastOfMonth(month) } });
  const others = (occupants ?? []).filter(({ id }) => id !== self);
  const isShown = isDay && firstOfMonth(day) === month && occupants !== null;
  return (
    <section className={styles.times} aria-label={`Kedy je voľno: ${roomName}`}>
      <div>
        <h2 className={styles.title}>Kedy je voľno: {roomName}</h2>
        <DatePicker
          className={styles.month ?? ''}
          fullWidth
          size="md"
          locale="sk"
          firstDayOfWeek={1}
          weekendDays={[]}
          hideOutsideDates
          highlightToday
          maxLevel="month"
          previousLabel="Predchádzajúci mesiac"
          nextLabel="Ďalší mesiac"
          date={month}
          onDateChange={(date) => setMonth(firstOfMonth(date))}
          value={isDay ? day : null}
          onChange={(picked) => picked !== null && onDay(picked)}
          getDayProps={(date) => ({ 'data-taken': takenOn(others, date) })}
          getDayAriaLabel={(date) =>
            [formatDate(noonOf(date)), ...(occupants === null ? [] : [dayInWords(others, date)])].join(', ')
          }
        />
        <p className={styles.shapes}>
          <span>
            <span className={styles.sample} data-taken="partly" aria-hidden="true" /> časť dňa
          </span>
          <span>
            <span className={styles.sample} data-taken="wholly" aria-hidden="true" /> celý deň
          </span>
          <span>
            <span className={styles.sample} data-taken="asked" aria-hidden="true" /> čaká žiadosť
          </span>
        </p>
      </div>
      <div className={styles.day}>
        <div role="status">
          {occupants === null && !isError && 'Zisťujeme, kedy je voľno…'}
          {isError && 'Obsadenosť sa nepodarilo načítať. Overíme ju pri uložení.'}
          {isShown && <Day day={day} occupants={itemsOn(others, day)} said={said} />}
        </div>
        {children}
      </div>
    </section>
  );
}

interface DayProps {
  day: string;
  occupants: readonly Occupant[];
  said: Props['said'];
}

function Day({ day, occupants, said }: DayProps) {
  return (
    <>
      <p>
        <strong>{capitalised(`${dateParts(noonOf(day)).weekday} ${formatDate(noonOf(day))}`)}</strong>
        {occupants.length === 0 && ' je voľno'}
      </p>
      <OccupantList occupants={occupants.filter((other) => !said.has(occupantKey(other)))} isBeside />
    </>
  );
}

const WHOLE_DAY = '0:00 – 24:00';

function takenOn(occupants: readonly Occupant[], day: string): 'partly' | 'wholly' | 'asked' | undefined {
  const hours = busyHoursOf(given(occupants), day);
  if (hours.includes(WHOLE_DAY)) return 'wholly';
  if (hours.length > 0) return 'partly';
  return itemsOn(occupants, day).length > 0 ? 'asked' : undefined;
}

function dayInWords(occupants: readonly Occupant[], day: string): string {
  const hours = busyHoursOf(given(occupants), day);
  if (hours.length > 0) return `obsadené ${hours.join(', ')}`;
  return takenOn(occupants, day) === 'asked' ? 'čaká žiadosť' : 'voľno';
}

function given(occupants: readonly Occupant[]): Occupant[] {
  return occupants.filter(({ status }) => status !== 'new');
}
