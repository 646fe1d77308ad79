import { ActionIcon, Badge, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { type EventItem, readEventSummary } from '../../api/admin-events.ts';
import { isPublished } from '../../domain/events/event-file.ts';
import { DAY_MS } from '../../domain/time/clock.ts';
import { formatDate } from '../../domain/time/format-date.ts';
import { toEpochMs } from '../../domain/time/wall-clock.ts';
import { ageWords } from '../../domain/words/age-words.ts';
import { Agenda, AgendaRow } from '../shared/Agenda.tsx';
import { useNow } from '../shared/use-now.ts';
import { MissingWords } from './MissingWords.tsx';
import { instantOf, SUMMARY_KEY } from './summary.ts';

/** The events that come next, each with a link to its form and to its page, and with what is missing. */
export function NextEvents() {
  const summary = useQuery({ queryKey: SUMMARY_KEY, queryFn: readEventSummary });
  return (
    <Agenda
      title="Najbližšie podujatia"
      query={summary}
      empty="Nie je naplánované žiadne podujatie."
      more={{ label: 'Všetky', to: '/events' }}
      isEmpty={summary.data?.next.length === 0}
    >
      {summary.data?.next.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </Agenda>
  );
}

function EventRow({ event }: { event: EventItem }) {
  const nowMs = useNow();
  const { id, slug, title, listed, location } = event;
  const isOnSite = isLive(event, nowMs);
  return (
    <AgendaRow
      start={toEpochMs(listed?.start_date ?? '')}
      title={title}
      to={`/events/${id}`}
      text={[location ?? 'v\u00a0dome', listed?.place].filter(Boolean).join(' · ')}
      marks={<Marks event={event} />}
      side={
        isOnSite && (
          <ActionIcon component="a" href={`/events/${id}/${slug}`} aria-label={`${title}: pozrieť na webe`}>
            <ExternalLink aria-hidden size={18} />
          </ActionIcon>
        )
      }
    />
  );
}

function isLive({ draft, publish_at, unpublish_at, publication }: EventItem, nowMs: number): boolean {
  const window = { draft, publish_at: publish_at ?? undefined, unpublish_at: unpublish_at ?? undefined };
  return publication.state === 'live' && isPublished({ ...window, draft: draft ?? false }, nowMs);
}

/** What visitors do not see yet, what has changed, and what is missing. */
function Marks({ event: { draft = false, publish_at, status, missing, updated_at } }: { event: EventItem }) {
  const nowMs = useNow();
  const since = instantOf(updated_at);
  const isResting = since !== null && nowMs - Date.parse(since) > DAY_MS;
  const isAhead = typeof publish_at === 'string' && toEpochMs(publish_at) > nowMs;
  return (
    <Group component="span" gap="0.35rem">
      {status && <Badge color="red">{status.name === 'Zrušený' ? 'Zrušené' : 'Presunuté'}</Badge>}
      {draft && <Badge color="yellow">Koncept{isResting && `, ${ageWords(since, nowMs)} bez zmeny`}</Badge>}
      {!draft && isAhead && <Badge>Zverejní sa {formatDate(toEpochMs(publish_at))}</Badge>}
      <MissingWords missing={missing} />
    </Group>
  );
}
