import { useParams } from 'react-router';
import { events } from '../../../api/admin-events.ts';
import { galleries } from '../../../api/admin-galleries.ts';
import { HistoryPage } from '../../entries/HistoryPage.tsx';
import { GalleryChanges } from './GalleryChanges.tsx';

export function GalleryHistoryPage() {
  const { eventId = '' } = useParams();
  return (
    <HistoryPage
      entry={{ section: 'galleries', id: eventId }}
      find={async () => {
        const [gallery, event] = await Promise.all([galleries.find(eventId), events.find(eventId)]);
        return { title: event.is_broken ? '' : `Fotky: ${event.title}`, version: gallery.version };
      }}
      back={{ to: `/gallery/${eventId}`, label: 'Späť na fotky' }}
      Changes={GalleryChanges}
    />
  );
}
