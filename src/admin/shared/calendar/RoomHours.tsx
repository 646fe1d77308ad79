import type { ReactNode } from 'react';
import type { Begin } from './BeginLink.tsx';
import styles from './Calendar.module.css';
import { itemsOn, type Timed } from './calendar-days.ts';
import { type HourColumn, HourColumns } from './HourColumns.tsx';

interface Props<Item extends Timed> {
  day: string;
  rooms: readonly { id: string; name: string }[];
  items: readonly Item[];
  roomsOf: (item: Item) => readonly string[];
  keyOf: (item: Item) => string;
  entry: (item: Item, day: string) => ReactNode;
  begin: Begin;
}

export function RoomHours<Item extends Timed>({ day, rooms, items, roomsOf, ...hours }: Props<Item>) {
  const columns: HourColumn<Item>[] = rooms.map(({ id, name }) => ({
    key: id,
    name,
    heading: name,
    day,
    room: id,
    items: items.filter((item) => roomsOf(item).includes(id)),
  }));
  const elsewhere = items.filter((item) => roomsOf(item).length === 0);
  if (itemsOn(elsewhere, day).length > 0)
    columns.push({ key: '', name: 'Inde', heading: 'Inde', day, room: null, items: elsewhere });
  return (
    <div className={styles.roomHours}>
      <HourColumns {...hours} columns={columns} />
    </div>
  );
}
