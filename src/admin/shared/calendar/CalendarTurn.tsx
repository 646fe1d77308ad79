import { ActionIcon, Button, Group } from '@mantine/core';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { IconButton } from '../buttons.tsx';
import { adjacentPeriod, type CalendarView } from './calendar-days.ts';
import { MonthField } from './MonthField.tsx';

const NAMES: Readonly<Record<CalendarView, readonly [previous: string, next: string]>> = {
  month: ['Predchádzajúci mesiac', 'Nasledujúci mesiac'],
  list: ['Predchádzajúci mesiac', 'Nasledujúci mesiac'],
  week: ['Predchádzajúci týždeň', 'Nasledujúci týždeň'],
  day: ['Predchádzajúci deň', 'Nasledujúci deň'],
};

interface Props {
  view: CalendarView;
  day: string;
  isNarrow: boolean;
  /** '': today. */
  onDay: (day: string) => void;
}

export function CalendarTurn({ view, day, isNarrow, onDay }: Props) {
  const [previous, next] = NAMES[view];
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        <ActionIcon variant="default" aria-label={previous} onClick={() => onDay(adjacentPeriod(view, day, -1))}>
          <ChevronLeft aria-hidden size={20} />
        </ActionIcon>
        <Button onClick={() => onDay('')}>Dnes</Button>
        <ActionIcon variant="default" aria-label={next} onClick={() => onDay(adjacentPeriod(view, day, 1))}>
          <ChevronRight aria-hidden size={20} />
        </ActionIcon>
      </Group>
      {(view === 'month' || view === 'list') && <MonthField day={day} onDay={onDay} />}
      {view === 'month' && !isNarrow && (
        <IconButton icon={Printer} onClick={() => window.print()}>
          Vytlačiť mesiac
        </IconButton>
      )}
    </>
  );
}
