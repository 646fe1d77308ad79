import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listDeletedEvents } from '../../api/admin-events.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { PlainList } from '../shared/layout.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { EmptyState, QueryState } from '../shared/states.tsx';

/** Deleted events, each with a link to its history, from which it can be restored. */
export function DeletedEventsPage() {
  const deleted = useQuery({ queryKey: ['events', 'deleted'], queryFn: listDeletedEvents });
  return (
    <>
      <PageHeader
        title="Zmazané podujatia"
        lead="Otvorte históriu podujatia a&nbsp;vyberte verziu, ktorú chcete vrátiť."
      />
      <QueryState query={deleted}>
        {(events) =>
          events.length === 0 ? (
            <EmptyState title="Nič nie je zmazané." />
          ) : (
            <PlainList lines="above">
              {events.map(({ id, title, deleted_at }) => (
                <Stack key={id} component="li" gap={0} py="var(--space-2)" style={{ overflowWrap: 'anywhere' }}>
                  <Anchor component={Link} to={`/events/${id}/history`}>
                    {title}
                  </Anchor>
                  <Text component="time" dateTime={deleted_at} c="dimmed">
                    zmazané {formatDateTime(deleted_at)}
                  </Text>
                </Stack>
              ))}
            </PlainList>
          )
        }
      </QueryState>
    </>
  );
}
