import { useParams } from 'react-router';
import { findEvent } from '../../api/admin-events.ts';
import { HistoryPage } from '../entries/HistoryPage.tsx';
import { EVENT_FIELD_NAMES } from '../shared/entry-field-names.ts';
import { askIfRestored } from './restored-move.ts';

export function EventHistoryPage() {
  const { id = '' } = useParams();
  return (
    <HistoryPage
      entry={{ section: 'events', id }}
      find={async () => {
        const event = await findEvent(id);
        return { title: event.is_broken ? '' : event.title, version: event.version };
      }}
      back={{ to: `/events/${id}`, label: 'Späť na podujatie' }}
      deleted={{
        to: '/events',
        label: 'Všetky podujatia',
        title: 'Podujatie je zmazané',
        text: 'Na webe už nie je. Ktorúkoľvek podobu z\u00a0histórie môžete obnoviť, vráti sa aj s\u00a0fotografiami.',
      }}
      fieldNames={EVENT_FIELD_NAMES}
      review={(later) => askIfRestored(Number(id), later)}
    />
  );
}
