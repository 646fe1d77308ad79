import { Title } from '@mantine/core';
import { capitalised } from '../../../domain/words/capitalised.ts';
import { type CalendarView, daysInWords } from './calendar-days.ts';

interface Props {
  view: CalendarView;
  day: string;
  today: string;
}

export function CalendarHeading({ view, day, today }: Props) {
  return (
    <div role="status">
      <Title order={2}>
        {capitalised(daysInWords(view, day))}
        {view === 'day' && day === today && ', dnes'}
      </Title>
    </div>
  );
}
