import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Programme, ProgrammeEntry } from '../../../api/admin-events.ts';
import { formatDate, noonOf } from '../../../domain/time/format-date.ts';
import { plural } from '../../../domain/words/plural.ts';
import styles from '../../shared/calendar/Calendar.module.css';
import { type DaySpan, itemsOn } from '../../shared/calendar/calendar-days.ts';
import { DayList } from '../../shared/calendar/DayList.tsx';
import { type HourColumn, HourColumns } from '../../shared/calendar/HourColumns.tsx';
import { MonthTable } from '../../shared/calendar/MonthTable.tsx';
import { cellOf, useCells } from '../../shared/calendar/use-cells.ts';
import { entryKey, newEventPath } from './programme-words.ts';

interface ViewProps {
  day: string;
  today: string;
  items: readonly ProgrammeEntry[];
  entry: (entry: ProgrammeEntry, day: string) => ReactNode;
}

interface MonthProps extends ViewProps {
  caption: string;
  pathOfDay: (day: string) => string;
}

/** A month; arrow keys go from day to day, each of which opens by its number and begins an event by the sign beside it. */
export function ProgrammeMonth({ caption, pathOfDay, items, ...month }: MonthProps) {
  const cells = useCells();
  return (
    <div {...cells}>
      <MonthTable
        {...month}
        items={items}
        caption={caption}
        keyOf={entryKey}
        head={(each, { row, column }) => (
          <div className={styles.head}>
            <Link
              className={styles.number ?? ''}
              to={pathOfDay(each)}
              aria-label={`${formatDate(noonOf(each))}, ${countWords(itemsOn(items, each).length)}, miestnosti`}
              {...cellOf(row, column, 'day')}
            >
              {Number(each.slice(8))}
            </Link>
            <NewLink start={each} room={null} label={formatDate(noonOf(each))} cell={cellOf(row, column, 'new')} />
          </div>
        )}
      />
    </div>
  );
}

function countWords(count: number): string {
  return count === 0 ? 'voľno' : `${count} ${plural(count, 'položka', 'položky', 'položiek')}`;
}

/** A day by the hour in each room, and what is elsewhere; arrow keys go between the free hours, each of which begins an event. */
export function ProgrammeRooms({ day, items, entry, rooms }: ViewProps & { rooms: Programme['rooms'] }) {
  const cells = useCells();
  const columns: HourColumn<ProgrammeEntry>[] = rooms.map(({ id, name }) => ({
    key: id,
    name,
    heading: name,
    day,
    items: items.filter((item) => item.rooms.includes(id)),
  }));
  const elsewhere = items.filter((item) => item.rooms.length === 0);
  if (itemsOn(elsewhere, day).length > 0)
    columns.push({ key: '', name: 'Inde', heading: 'Inde', day, items: elsewhere });
  return (
    <div {...cells} className={styles.roomHours}>
      <HourColumns
        columns={columns}
        keyOf={entryKey}
        entry={entry}
        freeHour={({ key, name }, hour, index) => {
          const clock = `${String(hour).padStart(2, '0')}:00`;
          return (
            <NewLink
              start={`${day}T${clock}`}
              room={key || null}
              label={`${hour}:00, ${name}`}
              cell={cellOf(hour, index)}
              isWide
            />
          );
        }}
      />
    </div>
  );
}

/** Days one below the other, for narrow windows. */
export function ProgrammeDays({ days, items, ...list }: ViewProps & { days: DaySpan }) {
  return (
    <DayList
      {...list}
      days={days}
      items={items}
      keyOf={entryKey}
      act={(day) => <NewLink start={day} room={null} label={formatDate(noonOf(day))} />}
    />
  );
}

interface NewLinkProps {
  start: string;
  room: string | null;
  label: string;
  cell?: ReturnType<typeof cellOf>;
  isWide?: boolean;
}

function NewLink({ start, room, label, cell, isWide = false }: NewLinkProps) {
  return (
    <Link
      className={styles.begin ?? ''}
      data-wide={isWide || undefined}
      to={newEventPath(start, room)}
      aria-label={`Nové podujatie: ${label}`}
      {...cell}
    >
      <Plus aria-hidden size={18} />
    </Link>
  );
}
