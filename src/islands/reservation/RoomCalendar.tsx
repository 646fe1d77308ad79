import { useEffect, useState } from 'react';
import { findBusyTimes } from '../../api/reservations.ts';
import {
  type BusyTime,
  busyHoursOf,
  busyWithin,
  CLASH_WARNING,
  reservedSpan,
} from '../../domain/reservations/reservation-time.ts';
import { firstOfMonth, lastOfMonth, weeksOfMonth } from '../../domain/time/calendar-day.ts';
import { formatDate, formatMonth, JOINING_DASH, noonOf } from '../../domain/time/format-date.ts';
import { ChevronLeft, ChevronRight } from '../parts/chevrons.tsx';
import { type FormContent, timeOf } from './form-content.ts';
import css from './ReservationForm.module.css';

const WEEKDAYS = [
  ['Po', 'pondelok'],
  ['Ut', 'utorok'],
  ['St', 'streda'],
  ['Št', 'štvrtok'],
  ['Pi', 'piatok'],
  ['So', 'sobota'],
  ['Ne', 'nedeľa'],
] as const;

interface Props {
  roomName: string;
  /** First day of the month. */
  month: string;
  today: string;
  chosenDay: string;
  times: BusyTimes;
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
}

export function RoomCalendar({ roomName, month, today, chosenDay, times, onMonth, onDay }: Props) {
  const busy = times.state === 'found' && times.month === month ? times.busy : [];
  const isFirst = month <= firstOfMonth(today);
  return (
    <section className={css.calendar} aria-labelledby="rezervacia-obsadenost">
      <div className={css.head}>
        <h4 id="rezervacia-obsadenost">Kedy je voľno: {roomName}</h4>
        <div className={css.months}>
          <button
            type="button"
            className={css.turn}
            aria-label="Predchádzajúci mesiac"
            aria-disabled={isFirst || undefined}
            onClick={() => !isFirst && onMonth(firstOfMonth(month, -1))}
          >
            <ChevronLeft />
          </button>
          <p aria-live="polite" className={css.month}>
            {formatMonth(noonOf(month))}
          </p>
          <button
            type="button"
            className={css.turn}
            aria-label="Nasledujúci mesiac"
            onClick={() => onMonth(firstOfMonth(month, 1))}
          >
            <ChevronRight />
          </button>
        </div>
      </div>
      {times.state === 'failed' ? (
        <p role="alert">Obsadenosť sa nepodarilo načítať. Termín overíme za vás.</p>
      ) : (
        <table className={css.table} aria-busy={times.state === 'loading'}>
          <caption className="visually-hidden">{formatMonth(noonOf(month))}</caption>
          <thead>
            <tr>
              {WEEKDAYS.map(([short, full]) => (
                <th key={short} scope="col" abbr={full}>
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOfMonth(month).map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, at) =>
                  day === null ? (
                    <td key={WEEKDAYS[at]?.[0]} />
                  ) : (
                    <DayCell
                      key={day}
                      day={day}
                      busy={busy}
                      isPast={day < today}
                      isChosen={day === chosenDay}
                      onChoose={onDay}
                    />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ChosenDay day={chosenDay} month={month} times={times} busy={busy} />
      <p className={css.shapes}>
        <span>
          <span className={`${css.sample} ${css.partly}`} aria-hidden="true" /> časť dňa obsadená
        </span>
        <span>
          <span className={`${css.sample} ${css.wholly}`} aria-hidden="true" /> celý deň obsadený
        </span>
      </p>
    </section>
  );
}

interface DayProps {
  day: string;
  busy: readonly BusyTime[];
  isPast: boolean;
  isChosen: boolean;
  onChoose: (day: string) => void;
}

function DayCell({ day, busy, isPast, isChosen, onChoose }: DayProps) {
  const hours = isPast ? [] : busyHoursOf(busy, day);
  const isWholly = hours.includes('0:00 – 24:00');
  const shape = isPast ? css.past : isWholly ? css.wholly : hours.length > 0 ? css.partly : undefined;
  const words = (
    <>
      {Number(day.slice(8))}
      {hours.length > 0 && <span className="visually-hidden">, obsadené {hours.join(', ')}</span>}
    </>
  );
  return (
    <td className={[css.day, shape, isChosen && css.chosen].filter(Boolean).join(' ')}>
      {isPast ? (
        words
      ) : (
        <button type="button" tabIndex={-1} aria-pressed={isChosen} onClick={() => onChoose(day)}>
          {words}
        </button>
      )}
    </td>
  );
}

interface ChosenDayProps {
  day: string;
  month: string;
  times: BusyTimes;
  busy: readonly BusyTime[];
}

function ChosenDay({ day, month, times, busy }: ChosenDayProps) {
  const isShown = times.state === 'found' && day.slice(0, 7) === month.slice(0, 7);
  const hours = busyHoursOf(busy, day);
  return (
    <p role="status" className={css.chosenDay}>
      {isShown && (
        <>
          <strong>{formatDate(noonOf(day))}</strong>{' '}
          {hours.length === 0 ? 'je voľno' : `je obsadené ${hours.join(', ').replaceAll(' – ', JOINING_DASH)}`}
        </>
      )}
    </p>
  );
}

/** Results of another room or month must not be shown. */
type BusyTimes =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'found'; room: string; month: string; busy: readonly BusyTime[] };

/** @param month its first day, `2026-12-01` */
export function useBusyTimes(room: string, month: string | null): BusyTimes {
  const [times, setTimes] = useState<BusyTimes>({ state: 'loading' });

  useEffect(() => {
    if (room === '' || month === null) return;
    const asked = new AbortController();
    setTimes({ state: 'loading' });
    findBusyTimes(room, { from: month, to: lastOfMonth(month) }, asked.signal).then(
      (busy) => setTimes({ state: 'found', room, month, busy }),
      () => {
        if (!asked.signal.aborted) setTimes({ state: 'failed' });
      },
    );
    return () => asked.abort();
  }, [room, month]);

  return times;
}

export function clashWarnings(
  { room, date_from, time_from, date_until, time_until }: FormContent,
  times: BusyTimes,
): string[] {
  if (times.state !== 'found' || times.room !== room || date_from === '') return [];
  const span = reservedSpan(timeOf({ date_from, time_from, date_until, time_until }));
  return span === null || busyWithin(times.busy, span.startMs, span.endMs).length === 0 ? [] : [CLASH_WARNING];
}
