import { useParams } from 'react-router';
import { events } from '../../../api/admin-events.ts';
import { galleries } from '../../../api/galleries.ts';
import { EVENTS } from '../../../domain/kinds/event.ts';
import { FoundEntry } from '../../entries/EntryPage.tsx';
import { wordsOf } from '../../entries/entry-kind.ts';
import { GalleryEditor, type OpenGallery } from './GalleryEditor.tsx';

export function GalleryPage() {
  const { eventId = '' } = useParams();
  return (
    <FoundEntry<OpenGallery>
      key={eventId}
      section="galleries"
      id={eventId}
      titleOf={() => 'Fotky z\u00a0podujatia'}
      find={findWithEvent}
      missing={[{ to: '/gallery', label: 'Všetky galérie' }, ...wordsOf(EVENTS).missing]}
    >
      {(gallery) => <GalleryEditor entry={gallery} />}
    </FoundEntry>
  );
}

async function findWithEvent(eventId: string) {
  const [gallery, event] = await Promise.all([galleries.find(eventId), events.find(eventId)]);
  return gallery.is_broken ? gallery : { ...gallery, event: event.is_broken ? null : event };
}
