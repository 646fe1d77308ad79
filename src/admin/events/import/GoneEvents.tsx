import { Alert, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { GoneEvent } from '../../../api/event-import.ts';
import { PlainList } from '../../shared/layout.tsx';
import { eventStartInWords } from '../event-time.ts';

/** Names the dates of series that the calendar no longer has. */
export function GoneEvents({ events }: { events: readonly GoneEvent[] }) {
  return (
    <Alert color="yellow" role="group" title="Termíny, ktoré v\u00a0kalendári už nie sú">
      <Text mb="xs">Z&nbsp;opakovaného podujatia ich niekto vyškrtol. Ak sa nekonajú, zrušte ich aj tu.</Text>
      <PlainList>
        {events.map(({ id, title, start_date }) => (
          <li key={id}>
            <Link to={`/events/${id}`} target="_blank">
              {title}
            </Link>
            {`, ${eventStartInWords(start_date, null)}`}
          </li>
        ))}
      </PlainList>
    </Alert>
  );
}
