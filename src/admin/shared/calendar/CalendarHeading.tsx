import { Title } from '@mantine/core';
import { capitalised } from '../../../domain/words/capitalised.ts';
import { useRoomNames } from '../room-occupancy.ts';
import { type CalendarView, daysInWords } from './calendar-days.ts';

interface Props {
  view: CalendarView;
  day: string;
  today: string;
  /** An id; null: all rooms. */
  room: string | null;
}

export function CalendarHeading({ view, day, today, room }: Props) {
  const name = useRoomNames().find(({ id }) => id === room)?.name;
  return (
    <div role="status" data-print>
      <Title order={2}>
        {capitalised(daysInWords(view, day))}
        {view === 'day' && day === today && ', dnes'}
        {name !== undefined && `, ${name}`}
      </Title>
    </div>
  );
}
