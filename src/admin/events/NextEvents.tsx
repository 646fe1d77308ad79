import { ActionIcon, Badge, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { type EventItem, readEventSummary } from '../../api/admin-events.ts';
import { isPublished } from '../../domain/events/publishing-window.ts';
import { DAY_MS } from '../../domain/time/clock.ts';
import { toEpochMs } from '../../domain/time/wall-clock.ts';
import { dayAndTime } from '../entries/saved-words.ts';
import { Agenda, AgendaRow } from '../shared/Agenda.tsx';
import { ageWords, useNow } from '../shared/now.ts';
import { ChangeBadge, MissingWords } from './EventBadges.tsx';
import { instantOf, SUMMARY_KEY } from './queries.ts';

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
  const isOnSite = event.publication.state === 'live' && isPublished(event, nowMs);
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

function Marks({ event }: { event: EventItem }) {
  const { draft = false, publish_at, missing, updated_at } = event;
  const nowMs = useNow();
  const since = instantOf(updated_at);
  const isResting = since !== null && nowMs - Date.parse(since) > DAY_MS;
  const isAhead = typeof publish_at === 'string' && toEpochMs(publish_at) > nowMs;
  return (
    <Group component="span" gap="0.35rem">
      <ChangeBadge event={event} />
      {draft && <Badge color="yellow">Koncept{isResting && `, ${ageWords(since, nowMs)} bez zmeny`}</Badge>}
      {!draft && isAhead && <Badge color="yellow">Zverejní sa {dayAndTime(toEpochMs(publish_at), nowMs)}</Badge>}
      <MissingWords missing={missing} />
    </Group>
  );
}
