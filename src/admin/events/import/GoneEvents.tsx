import { Alert, Checkbox, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { GoneEvent } from '../../../api/event-import.ts';
import { PlainList } from '../../shared/layout.tsx';
import { eventStartInWords } from '../event-time.ts';

interface Props {
  events: readonly GoneEvent[];
  cancelled: ReadonlySet<number>;
  onCancel: (cancelled: ReadonlySet<number>) => void;
}

export function GoneEvents({ events, cancelled, onCancel }: Props) {
  const choose = (id: number, isCancelled: boolean) =>
    onCancel(new Set(isCancelled ? [...cancelled, id] : [...cancelled].filter((one) => one !== id)));
  return (
    <Alert color="yellow" role="group" title="Termíny, ktoré v\u00a0kalendári už nie sú">
      <Text mb="xs">Z&nbsp;opakovaného podujatia ich niekto vyškrtol. Označte, ktoré sa majú zrušiť aj tu.</Text>
      <PlainList>
        {events.map(({ id, title, start_date }) => (
          <Group key={id} component="li" justify="space-between" gap="0 1rem" mih="2.75rem">
            <Checkbox
              label={`Zrušiť: ${title}, ${eventStartInWords(start_date, null)}`}
              checked={cancelled.has(id)}
              onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
            />
            <Link to={`/events/${id}`} target="_blank" aria-label={`Otvoriť: ${title}`}>
              Otvoriť
            </Link>
          </Group>
        ))}
      </PlainList>
    </Alert>
  );
}
