import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { findEvent } from '../../api/admin-events.ts';
import { ApiError } from '../../api/client.ts';
import { HistoryPanel } from '../entries/HistoryPanel.tsx';
import { LinkButton } from '../shared/buttons.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { EVENT_FIELD_NAMES } from './event-values.ts';

const NOT_FOUND = 404;

/** What an event was and who changed it; a deleted one comes back from here. */
export function EventHistoryPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const event = useQuery({
    queryKey: ['events', 'one', id],
    queryFn: () => findEvent(id),
    retry: false,
  });
  const isDeleted = event.error instanceof ApiError && event.error.status === NOT_FOUND;
  if (event.isPending || (event.isError && !isDeleted))
    return (
      <>
        <PageHeader title="História zmien" />
        <QueryState query={event} />
      </>
    );
  const title = isDeleted || event.data === undefined || event.data.is_broken ? '' : event.data.title;
  return (
    <>
      <PageHeader title="História zmien" lead={title}>
        <LinkButton to={isDeleted ? '/events' : `/events/${id}`}>
          {isDeleted ? 'Všetky podujatia' : 'Späť na podujatie'}
        </LinkButton>
      </PageHeader>
      {isDeleted && (
        <Alert color="yellow" mb="lg" title="Podujatie je zmazané">
          Na webe už nie je. Ktorúkoľvek podobu z&nbsp;histórie môžete obnoviť, vráti sa aj s&nbsp;fotografiami.
        </Alert>
      )}
      <HistoryPanel
        entry={{ section: 'events', id }}
        version={isDeleted ? null : (event.data?.version ?? null)}
        fieldNames={EVENT_FIELD_NAMES}
        onRestored={() => navigate(`/events/${id}`)}
      />
    </>
  );
}
