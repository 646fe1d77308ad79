import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { findEvent } from '../../../api/admin-events.ts';
import { publicationInterval } from '../../entries/publication-interval.ts';
import { SourceEditor } from '../../entries/SourceEditor.tsx';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { ErrorState, LoadingState } from '../../shared/states.tsx';
import { EventEditor } from './EventEditor.tsx';

/** One event, to be changed. */
export function EventPage() {
  const { id = '' } = useParams();
  const event = useQuery({
    queryKey: ['events', 'one', id],
    queryFn: () => findEvent(id),
    refetchInterval: ({ state }) => publicationInterval(state.data === undefined ? [] : [state.data.publication]),
  });
  if (event.isPending)
    return (
      <>
        <PageHeader title="Podujatie" />
        <LoadingState />
      </>
    );
  if (event.isError && event.data === undefined)
    return (
      <>
        <PageHeader title="Podujatie" />
        <ErrorState error={event.error} retry={() => event.refetch()} />
      </>
    );
  const { data } = event;
  if (!data.is_broken) return <EventEditor key={data.id} event={data} />;
  return (
    <>
      <PageHeader title="Podujatie" lead={data.file} />
      <SourceEditor entry={{ section: 'events', id }} {...data} onSaved={() => event.refetch()} />
    </>
  );
}
