import { ActionIcon, Button, Group, NativeSelect, SegmentedControl, Title } from '@mantine/core';
import { MonthPickerInput } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/sk';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useId } from 'react';
import { FIRST_DAY, firstOfMonth, LAST_DAY } from '../../../domain/time/calendar-day.ts';
import { formatMonth, noonOf } from '../../../domain/time/format-date.ts';
import { capitalised } from '../../../domain/words/capitalised.ts';
import { IconButton } from '../buttons.tsx';
import { useRoomNames } from '../occupants.tsx';
import { adjacentPeriod, type CalendarView, daysInWords } from './calendar-days.ts';
import type { CalendarState, ViewOption } from './use-calendar.ts';

const NAMES: Readonly<Record<CalendarView, readonly [previous: string, next: string]>> = {
  month: ['Predchádzajúci mesiac', 'Nasledujúci mesiac'],
  list: ['Predchádzajúci mesiac', 'Nasledujúci mesiac'],
  week: ['Predchádzajúci týždeň', 'Nasledujúci týždeň'],
  day: ['Predchádzajúci deň', 'Nasledujúci deň'],
};

interface Props {
  calendar: CalendarState;
  views: readonly ViewOption[];
}

/** Chooses what the calendar shows, and says it. On a narrow screen each view is a list already. */
export function CalendarControls({ calendar: { today, isNarrow, view, day, room, change }, views }: Props) {
  const rooms = useRoomNames();
  const roomName = rooms.find(({ id }) => id === room)?.name;
  const [previous, next] = NAMES[view];
  const turn = (direction: -1 | 1) => change({ day: adjacentPeriod(view, day, direction) });
  return (
    <>
      <Group align="end" gap="var(--space-3) var(--space-6)">
        <NativeSelect
          label="Miestnosť"
          value={room ?? ''}
          data={[
            { value: '', label: 'Všetky miestnosti' },
            ...rooms.map(({ id, name, retired }) => ({ value: id, label: retired ? `${name} (vyradená)` : name })),
          ]}
          onChange={(event) => change({ room: event.currentTarget.value })}
        />
        <SegmentedControl
          aria-label="Ako zobraziť"
          data={views.filter(({ value }) => !isNarrow || value !== 'list')}
          value={isNarrow && view === 'list' ? 'month' : view}
          onChange={(value) => change({ view: value })}
        />
        <Group gap="xs" wrap="nowrap">
          <ActionIcon variant="default" aria-label={previous} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden size={20} />
          </ActionIcon>
          <Button onClick={() => change({ day: '' })}>Dnes</Button>
          <ActionIcon variant="default" aria-label={next} onClick={() => turn(1)}>
            <ChevronRight aria-hidden size={20} />
          </ActionIcon>
        </Group>
        {(view === 'month' || view === 'list') && <MonthField day={day} onDay={(to) => change({ day: to })} />}
        {view === 'month' && !isNarrow && (
          <IconButton icon={Printer} onClick={() => window.print()}>
            Vytlačiť mesiac
          </IconButton>
        )}
      </Group>
      <div role="status" data-print>
        <Title order={2}>
          {capitalised(daysInWords(view, day))}
          {view === 'day' && day === today && ', dnes'}
          {roomName !== undefined && `, ${roomName}`}
        </Title>
      </div>
    </>
  );
}

interface MonthProps {
  day: string;
  onDay: (day: string) => void;
}

function MonthField({ day, onDay }: MonthProps) {
  // The dropdown is named by the field only where both know its id.
  const id = useId();
  return (
    <MonthPickerInput
      id={id}
      aria-label={`Vybrať mesiac, ${formatMonth(noonOf(day))}`}
      locale="sk"
      maxLevel="year"
      monthsListFormat="MMMM"
      previousLabel="Predchádzajúci rok"
      nextLabel="Ďalší rok"
      minDate={FIRST_DAY}
      maxDate={LAST_DAY}
      getMonthControlProps={(month) => ({ 'aria-label': formatMonth(noonOf(month)) })}
      popoverProps={{ id, returnFocus: true }}
      value={firstOfMonth(day)}
      onChange={(picked) => picked !== null && onDay(firstOfMonth(picked))}
    />
  );
}
