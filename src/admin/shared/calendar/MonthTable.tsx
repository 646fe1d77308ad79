import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { weeksOfMonth } from '../../../domain/time/calendar-day.ts';
import { formatDate, noonOf } from '../../../domain/time/format-date.ts';
import { plural } from '../../../domain/words/plural.ts';
import { type Begin, BeginLink } from './BeginLink.tsx';
import styles from './Calendar.module.css';
import { itemsOn, type Timed } from './calendar-days.ts';
import { cellOf, useCells } from './use-cells.ts';

const WEEKDAYS = ['pondelok', 'utorok', 'streda', 'štvrtok', 'piatok', 'sobota', 'nedeľa'];

interface Props<Item extends Timed> {
  day: string;
  today: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  caption: string;
  entry: (item: Item, day: string) => ReactNode;
  pathOfDay: (day: string) => string;
  begin: Begin;
}

export function MonthTable<Item extends Timed>({
  day,
  today,
  items,
  keyOf,
  caption,
  entry,
  pathOfDay,
  begin,
}: Props<Item>) {
  const cells = useCells({ runsOn: true });
  return (
    <div {...cells}>
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
              {week.map((each, column) => {
                if (each === null) return <td key={WEEKDAYS[column]} data-outside />;
                const own = itemsOn(items, each);
                const words = formatDate(noonOf(each));
                return (
                  <td key={each} data-today={each === today} aria-current={each === today ? 'date' : undefined}>
                    <div className={styles.head}>
                      <Link
                        className={styles.number ?? ''}
                        to={pathOfDay(each)}
                        aria-label={`${words}, ${countWords(own.length)}, miestnosti`}
                        {...cellOf(row, column, 'day')}
                      >
                        <time dateTime={each}>{Number(each.slice(8))}</time>
                      </Link>
                      <BeginLink
                        begin={begin}
                        start={each}
                        room={null}
                        words={words}
                        cell={cellOf(row, column, 'new')}
                      />
                    </div>
                    {own.map((item) => (
                      <Fragment key={keyOf(item)}>{entry(item, each)}</Fragment>
                    ))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function countWords(count: number): string {
  return count === 0 ? 'voľno' : `${count} ${plural(count, 'položka', 'položky', 'položiek')}`;
}
