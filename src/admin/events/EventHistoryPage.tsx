import { useParams } from 'react-router';
import { type EventFields, events } from '../../api/admin-events.ts';
import type { EntryRevision } from '../../api/entries.ts';
import { withDateParts, withoutDateParts } from '../../domain/events/compared-dates.ts';
import type { EventCall } from '../../domain/events/event-call.ts';
import { EVENTS } from '../../domain/kinds/event.ts';
import { HistoryPage } from '../entries/HistoryPage.tsx';
import { announcedMove } from './announced-changes.ts';
import { toValues } from './event-values.ts';
import { ask, readEvent } from './move-question.tsx';

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

/**
 * Gives whether visitors see it as moved; null when the user goes back.
 * @param later the versions after the chosen one, the latest first
 */
async function askIfRestored(id: number, later: readonly EntryRevision[]): Promise<boolean | null> {
  const event = await readEvent(id);
  const former = event === null ? null : takenBack(event, later);
  if (event === null || former === null) return false;
  const move = announcedMove(event, toValues(former), Date.now());
  if (move === null) return false;
  const answer = await ask([{ ...move, id }]);
  return answer === null ? null : answer === 'moved';
}

/** null: what the former version said is not known. */
export function takenBack(
  { source: _source, ...event }: EventFields,
  later: readonly Pick<EntryRevision, 'act' | 'changes'>[],
): Partial<EventCall> | null {
  // What comes back after a deletion names what it changes of what was deleted.
  const isKnown = later.every(({ act }, at) => act !== 'created' || later[at + 1]?.act === 'deleted');
  if (!isKnown) return null;
  const parts = withDateParts(event);
  for (const { changes } of later) for (const { field, before } of changes) parts[field] = before;
  // A broken version has nothing but its source.
  return parts.source === undefined ? { ...event, ...withoutDateParts(parts) } : null;
}
