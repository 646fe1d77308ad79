import type { CSSProperties, ReactNode } from 'react';
import { type Begin, BeginLink } from './BeginLink.tsx';
import styles from './Calendar.module.css';
import { FIRST_HOUR, HOURS, placesOn, type Timed } from './calendar-days.ts';
import { cellOf, useCells } from './use-cells.ts';

export interface HourColumn<Item extends Timed> {
  key: string;
  name: string;
  heading: string;
  isToday?: boolean;
  day: string;
  room: string | null;
  items: readonly Item[];
}

interface Props<Item extends Timed> {
  columns: readonly HourColumn<Item>[];
  keyOf: (item: Item) => string;
  entry: (item: Item, day: string) => ReactNode;
  begin: Begin;
}

export function HourColumns<Item extends Timed>({ columns, keyOf, entry, begin }: Props<Item>) {
  const cells = useCells();
  return (
    <div {...cells} className={styles.week} style={{ '--columns': columns.length } as CSSProperties}>
      <div className={styles.clock} aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour}>{hour}:00</span>
        ))}
      </div>
      {columns.map((column, index) => {
        const { places, lanes } = placesOn(column.items, column.day);
        const isFree = (hour: number) => {
          const row = (hour - FIRST_HOUR) * 2;
          return places.every(({ first, last }) => last <= row || first >= row + 2);
        };
        return (
          <section key={column.key} className={styles.day} data-today={column.isToday} aria-label={column.name}>
            <h2 className={styles.dayName}>{column.heading}</h2>
            <div className={styles.rows} style={{ gridTemplateColumns: `repeat(${lanes}, minmax(0, 1fr))` }}>
              {places.map(({ item, first, last, lane }) => (
                <div
                  key={keyOf(item)}
                  className={styles.place}
                  style={{ gridRow: `${first + 1} / ${last + 1}`, gridColumn: lane + 1 }}
                >
                  {entry(item, column.day)}
                </div>
              ))}
              {HOURS.filter(isFree).map((hour) => (
                <div
                  key={hour}
                  className={styles.free}
                  style={{ gridRow: `${(hour - FIRST_HOUR) * 2 + 1} / span 2`, gridColumn: '1 / -1' }}
                >
                  <BeginLink
                    begin={begin}
                    start={`${column.day}T${String(hour).padStart(2, '0')}:00`}
                    room={column.room}
                    words={`${hour}:00, ${column.name}`}
                    cell={cellOf(hour, index)}
                  />
                </div>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
