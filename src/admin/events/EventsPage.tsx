import { Anchor, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarPlus, FileUp } from 'lucide-react';
import { Link } from 'react-router';
import { type EventItem, listEvents } from '../../api/admin-events.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { toEpochMs } from '../../domain/time/wall-clock.ts';
import { keepTogether } from '../../domain/words/typography.ts';
import { publicationInterval } from '../entries/PublicationBadge.tsx';
import { LinkButton } from '../shared/buttons.tsx';
import { type Column, DataTable, RowName } from '../shared/DataTable.tsx';
import { FilterSelect, Filters, SearchField } from '../shared/Filters.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { EmptyState } from '../shared/states.tsx';
import { useNow } from '../shared/use-now.ts';
import { useTableState } from '../shared/use-table-state.ts';
import { EventBadges } from './EventBadges.tsx';

const FILTERS = {
  phase: ['upcoming', 'running', 'ended'],
  year: 'text',
  status: ['Zrušený', 'Presunutý'],
  draft: ['true', 'false'],
} as const;

const PHASE_OPTIONS = [
  { value: 'upcoming', label: 'Pripravované' },
  { value: 'running', label: 'Prebiehajú' },
  { value: 'ended', label: 'Skončené' },
];
const STATUS_OPTIONS = [
  { value: 'Zrušený', label: 'Zrušené' },
  { value: 'Presunutý', label: 'Presunuté' },
];
const DRAFT_OPTIONS = [
  { value: 'true', label: 'Len koncepty' },
  { value: 'false', label: 'Bez konceptov' },
];

const columns = (nowMs: number): readonly Column<EventItem>[] => [
  {
    id: 'title',
    label: 'Podujatie',
    isSortable: true,
    cell: ({ id, title, phase, problems }) => (
      <>
        <RowName to={`/events/${id}`} isPast={phase === 'ended'}>
          {title}
        </RowName>
        {problems.map(({ field, message }) => (
          <Text key={`${field} ${message}`} size="sm" c="var(--red-text)">
            {field === null ? message : `${field}: ${message}`}
          </Text>
        ))}
      </>
    ),
  },
  {
    id: 'start_date',
    label: 'Začiatok',
    isSortable: true,
    isWhole: true,
    cell: ({ start_date }) => (start_date === undefined ? '–' : formatDateTime(toEpochMs(start_date))),
  },
  {
    id: 'location',
    label: 'Miesto',
    cell: ({ location }) => (location ? keepTogether(location) : <Text c="dimmed">v&nbsp;dome</Text>),
  },
  { id: 'state', label: 'Stav', cell: (event) => <EventBadges event={event} nowMs={nowMs} /> },
];

/** All events there are, what comes next first. */
export function EventsPage() {
  const state = useTableState({ sorts: ['next', 'title', 'start_date'], defaultSort: 'next', filters: FILTERS });
  const list = useQuery({
    queryKey: ['events', 'list', state.params],
    queryFn: () => listEvents(state.params),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => publicationInterval((data?.items ?? []).map((item) => item.publication)),
  });
  const nowMs = useNow();
  const years = (list.data?.years ?? []).map(String);
  return (
    <>
      <PageHeader title="Podujatia" lead="Čo sa v&nbsp;dome chystá, čo práve beží a&nbsp;čo už bolo.">
        <LinkButton variant="filled" to="/events/new" icon={CalendarPlus}>
          Nové podujatie
        </LinkButton>
        <LinkButton to="/events/import" icon={FileUp}>
          Pridať zo súboru
        </LinkButton>
      </PageHeader>
      <Filters>
        <SearchField label="Názov alebo miesto" state={state} />
        <FilterSelect label="Kedy" name="phase" state={state} options={PHASE_OPTIONS} all="Všetky" />
        <FilterSelect label="Rok" name="year" state={state} options={years} all="Všetky" />
        <FilterSelect label="Zmena" name="status" state={state} options={STATUS_OPTIONS} all="Všetky" />
        <FilterSelect label="Koncepty" name="draft" state={state} options={DRAFT_OPTIONS} all="Všetky" />
      </Filters>
      <DataTable
        caption="Podujatia"
        columns={columns(nowMs)}
        list={list}
        state={state}
        rowKey={({ file }) => file}
        empty={<EmptyState title="Zatiaľ tu nie je žiadne podujatie." />}
      />
      <Text mt="lg">
        <Anchor component={Link} to="/events/deleted">
          Zmazané podujatia
        </Anchor>
      </Text>
    </>
  );
}
