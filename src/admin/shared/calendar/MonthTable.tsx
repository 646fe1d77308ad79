import { Fragment, type ReactNode } from 'react';
import { weeksOfMonth } from '../../../domain/time/calendar-day.ts';
import styles from './Calendar.module.css';
import { itemsOn, type Timed } from './calendar-days.ts';

const WEEKDAYS = ['pondelok', 'utorok', 'streda', 'štvrtok', 'piatok', 'sobota', 'nedeľa'];

interface Props<Item extends Timed> {
  /** Any day of the month. */
  day: string;
  today: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  caption: string;
  entry: (item: Item, day: string) => ReactNode;
  /** Replaces the number of a day. Its place is the row and the column in the table. */
  head?: (day: string, place: { row: number; column: number }) => ReactNode;
}

/** A month as a table of weeks. */
export function MonthTable<Item extends Timed>({ day, today, items, keyOf, caption, entry, head }: Props<Item>) {
  return (
    <table className={styles.month}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(day).map((week, row) => (
          <tr key={week.find((each) => each !== null) ?? ''}>
            {week.map((each, column) =>
              each === null ? (
                <td key={WEEKDAYS[column]} data-outside />
              ) : (
                <td key={each} data-today={each === today} aria-current={each === today ? 'date' : undefined}>
                  {head?.(each, { row, column }) ?? (
                    <time className={styles.number} dateTime={each}>
                      {Number(each.slice(8))}
                    </time>
                  )}
                  {itemsOn(items, each).map((item) => (
                    <Fragment key={keyOf(item)}>{entry(item, each)}</Fragment>
                  ))}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
