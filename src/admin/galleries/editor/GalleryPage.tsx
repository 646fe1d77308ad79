import { useParams } from 'react-router';
import { findEvent } from '../../../api/admin-events.ts';
import { findGallery } from '../../../api/admin-galleries.ts';
import { FoundEntry } from '../../entries/EntryPage.tsx';
import { GalleryEditor, type OpenGallery } from './GalleryEditor.tsx';

const MISSING = [
  { to: '/events', label: 'Všetky podujatia' },
  { to: '/deleted?kind=events', label: 'Zmazané podujatia' },
];

export function GalleryPage() {
  const { eventId = '' } = useParams();
  return (
    <FoundEntry<OpenGallery>
      section="galleries"
      id={eventId}
      titleOf={() => 'Fotky z\u00a0podujatia'}
      find={findWithEvent}
      missing={MISSING}
    >
      {(gallery) => <GalleryEditor key={eventId} entry={gallery} />}
    </FoundEntry>
  );
}

async function findWithEvent(eventId: string) {
  const [gallery, event] = await Promise.all([findGallery(eventId), findEvent(eventId)]);
  return gallery.is_broken ? gallery : { ...gallery, event: event.is_broken ? null : event };
}
