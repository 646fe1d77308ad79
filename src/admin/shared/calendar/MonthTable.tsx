import { Group } from '@mantine/core';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { ClosedDay } from '../../../domain/hours/opening-hours.ts';
import { touchesWeekend, weeksOfMonth } from '../../../domain/time/calendar-day.ts';
import { dateParts, formatDate, noonOf } from '../../../domain/time/format-date.ts';
import { plural } from '../../../domain/words/plural.ts';
import { type Begin, BeginLink, NothingYet } from './BeginLink.tsx';
import styles from './Calendar.module.css';
import { foldedDay, itemsOn, linesOnPaper, type Timed } from './calendar-days.ts';
import { marksOf } from './day-marks.ts';
import { cellOf, useCells } from './use-cells.ts';

const WEEKDAYS = ['pondelok', 'utorok', 'streda', 'štvrtok', 'piatok', 'sobota', 'nedeľa'];

interface Props<Item extends Timed> {
  day: string;
  today: string;
  items: readonly Item[];
  closed: readonly ClosedDay[];
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
  closed,
  keyOf,
  caption,
  entry,
  pathOfDay,
  begin,
}: Props<Item>) {
  const cells = useCells({ runsOn: true });
  const weeks = weeksOfMonth(day).map((week) =>
    week.map((each) => (each === null ? null : { day: each, own: itemsOn(items, each) })),
  );
  const lines = linesOnPaper(weeks.map((week) => week.map((each) => each?.own.length ?? 0)));
  return (
    <div {...cells} data-print-month style={{ '--lines': lines } as CSSProperties}>
      {items.length === 0 && <NothingYet begin={begin} />}
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
          {weeks.map((week, row) => (
            <tr key={week.find((each) => each !== null)?.day ?? ''}>
              {week.map((cell, column) => {
                if (cell === null) return <td key={WEEKDAYS[column]} data-outside />;
                const { day: each, own } = cell;
                const { shown, more } = foldedDay(own);
                const { isRest, words } = marksOf(each, closed);
                const date = formatDate(noonOf(each));
                const name = [date, countWords(own.length), ...weekendOf(each), ...words, 'miestnosti'].join(', ');
                return (
                  <td
                    key={each}
                    data-day={each}
                    data-today={each === today}
                    data-rest={isRest}
                    aria-current={each === today ? 'date' : undefined}
                  >
                    <Group justify="space-between" align="stretch" wrap="nowrap" gap={0}>
                      <Link
                        className={styles.number ?? ''}
                        to={pathOfDay(each)}
                        aria-label={name}
                        {...cellOf(row, column, 'day')}
                      >
                        <time dateTime={each}>{Number(each.slice(8))}</time>
                      </Link>
                      <BeginLink
                        begin={begin}
                        start={each}
                        room={null}
                        words={date}
                        cell={cellOf(row, column, 'new')}
                      />
                    </Group>
                    {words.length > 0 && (
                      <p className={styles.marks} aria-hidden="true">
                        {words.join(', ')}
                      </p>
                    )}
                    {shown.map((item) => (
                      <Fragment key={keyOf(item)}>{entry(item, each)}</Fragment>
                    ))}
                    {more > 0 && (
                      <Link
                        className={styles.more ?? ''}
                        to={pathOfDay(each)}
                        aria-label={`${moreInWords(more)}, ${date}`}
                      >
                        {moreInWords(more)}
                      </Link>
                    )}
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

function weekendOf(day: string): string[] {
  return touchesWeekend(day, day) ? [dateParts(noonOf(day)).weekday] : [];
}

function countWords(count: number): string {
  return count === 0 ? 'voľno' : `${count} ${plural(count, 'položka', 'položky', 'položiek')}`;
}

function moreInWords(more: number): string {
  return `+ ${more} ${plural(more, 'ďalšia', 'ďalšie', 'ďalších')}`;
}
