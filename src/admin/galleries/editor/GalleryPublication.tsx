import { useQuery } from '@tanstack/react-query';
import { findGallery } from '../../../api/admin-galleries.ts';
import { PublicationNow, publicationInterval } from '../../entries/PublicationBadge.tsx';

/** Whether visitors see the photos as they were saved, asked again until they do. */
export function GalleryPublication({ eventId }: { eventId: string }) {
  const gallery = useQuery({
    queryKey: ['galleries', 'publication', eventId],
    queryFn: () => findGallery(eventId),
    refetchInterval: ({ state }) => (state.data === undefined ? false : publicationInterval([state.data.publication])),
  });
  // Without photos there is nothing to be seen.
  if (!gallery.isSuccess || gallery.data.version === null) return null;
  return <PublicationNow publication={gallery.data.publication} />;
}
