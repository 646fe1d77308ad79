import { Agenda, AgendaRow } from '../shared/Agenda.tsx';
import { useSummary } from './queries.ts';

export function NextHires() {
  const summary = useSummary();
  return (
    <Agenda
      title="Najbližšie prenájmy"
      query={summary}
      empty="Najbližší rok nie je potvrdený žiadny prenájom."
      more={{ label: 'Kalendár', to: '/reservations/calendar' }}
      isEmpty={summary.data?.next.length === 0}
    >
      {summary.data?.next.map(({ id, title, start, room_name }) => (
        <AgendaRow key={id} start={start} title={title} to={`/reservations/${id}`} text={room_name} />
      ))}
    </Agenda>
  );
}
