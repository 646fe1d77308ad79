import { useParams } from 'react-router';
import { events } from '../../api/admin-events.ts';
import { EVENTS } from '../../domain/kinds/event.ts';
import { HistoryPage } from '../entries/HistoryPage.tsx';
import { askIfRestored } from './restored-move.ts';

export function EventHistoryPage() {
  const { id = '' } = useParams();
  return (
    <HistoryPage
      entry={{ section: 'events', id }}
      find={async () => {
        const event = await events.find(id);
        return { title: event.is_broken ? '' : event.title, version: event.version };
      }}
      back={{ to: `/events/${id}`, label: 'Späť na podujatie' }}
      deleted={{
        to: '/events',
        label: EVENTS.words.all,
        title: 'Podujatie je zmazané',
        text: 'Na webe už nie je. Ktorúkoľvek podobu z\u00a0histórie môžete obnoviť, vráti sa aj s\u00a0fotografiami.',
      }}
      fieldNames={EVENTS.fieldNames}
      review={(later) => askIfRestored(Number(id), later)}
    />
  );
}
