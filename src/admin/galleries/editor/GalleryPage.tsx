import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { findEvent } from '../../../api/admin-events.ts';
import { findGallery } from '../../../api/admin-galleries.ts';
import { SourceEditor } from '../../entries/SourceEditor.tsx';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { ErrorState, LoadingState } from '../../shared/states.tsx';
import { GalleryEditor } from './GalleryEditor.tsx';

const TITLE = 'Fotky z\u00a0podujatia';

export function GalleryPage() {
  const { eventId = '' } = useParams();
  const query = useQuery({
    queryKey: ['galleries', 'entry', eventId],
    queryFn: async () => {
      const [gallery, event] = await Promise.all([findGallery(eventId), findEvent(eventId)]);
      return { gallery, event };
    },
    // The photos must not change while they are edited.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  if (!query.isSuccess)
    return (
      <>
        <PageHeader title={TITLE} />
        {query.isError ? <ErrorState error={query.error} retry={() => query.refetch()} /> : <LoadingState />}
      </>
    );
  const { gallery, event } = query.data;
  if (gallery.is_broken)
    return (
      <>
        <PageHeader title={TITLE} />
        <SourceEditor entry={{ section: 'galleries', id: eventId }} {...gallery} onSaved={() => query.refetch()} />
      </>
    );
  // A restored version restarts the editor.
  const key = `${eventId} ${query.dataUpdatedAt}`;
  return <GalleryEditor key={key} opened={gallery} event={event.is_broken ? null : event} />;
}
