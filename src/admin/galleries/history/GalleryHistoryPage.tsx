import { useParams } from 'react-router';
import { findEvent } from '../../../api/admin-events.ts';
import { findGallery } from '../../../api/admin-galleries.ts';
import { HistoryPage } from '../../entries/HistoryPage.tsx';
import { GalleryChanges } from './GalleryChanges.tsx';

export function GalleryHistoryPage() {
  const { eventId = '' } = useParams();
  return (
    <HistoryPage
      entry={{ section: 'galleries', id: eventId }}
      find={async () => {
        const [gallery, event] = await Promise.all([findGallery(eventId), findEvent(eventId)]);
        return { title: event.is_broken ? '' : `Fotky: ${event.title}`, version: gallery.version };
      }}
      back={{ to: `/gallery/${eventId}`, label: 'Späť na fotky' }}
      Changes={GalleryChanges}
    />
  );
}
