import { Fragment, type ReactNode } from 'react';
import type { ClosedDay } from '../../../domain/hours/opening-hours.ts';
import { daysBetween } from '../../../domain/time/calendar-day.ts';
import { dateParts, formatDate, noonOf } from '../../../domain/time/format-date.ts';
import { EmptyState } from '../states.tsx';
import { type Begin, BeginLink, NothingYet } from './BeginLink.tsx';
import styles from './Calendar.module.css';
import { type DaySpan, itemsOn, type Timed } from './calendar-days.ts';
import { marksOf } from './day-marks.ts';

interface Props<Item extends Timed> {
  days: DaySpan;
  today: string;
  items: readonly Item[];
  closed: readonly ClosedDay[];
  keyOf: (item: Item) => string;
  entry: (item: Item, day: string) => ReactNode;
  /** With it, free days are listed as well. */
  begin: Begin | null;
}

export function DayList<Item extends Timed>({ days, today, items, closed, keyOf, entry, begin }: Props<Item>) {
  const listed = daysBetween(days.from, days.until).flatMap((day) => {
    const own = itemsOn(items, day);
    return own.length === 0 && begin === null ? [] : [{ day, own }];
  });
  if (listed.length === 0) return <EmptyState title="V&nbsp;tomto čase je všetko voľné." />;
  return (
    <>
      {items.length === 0 && begin !== null && <NothingYet begin={begin} />}
      <ul className={styles.list}>
        {listed.map(({ day, own }) => {
          const { weekday, day: number, month } = dateParts(noonOf(day));
          const { words } = marksOf(day, closed);
          return (
            <li key={day} data-today={day === today}>
              <div className={styles.listHead}>
                <h2 className={styles.listDay}>
                  {weekday} {number}.&nbsp;{month}
                  {day === today && ', dnes'}
                </h2>
                {begin !== null && <BeginLink begin={begin} start={day} room={null} words={formatDate(noonOf(day))} />}
              </div>
              {words.length > 0 && <p className={styles.marks}>{words.join(', ')}</p>}
              {own.map((item) => (
                <Fragment key={keyOf(item)}>{entry(item, day)}</Fragment>
              ))}
            </li>
          );
        })}
      </ul>
    </>
  );
}
