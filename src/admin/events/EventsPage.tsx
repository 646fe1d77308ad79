import { Switch, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarPlus, CalendarRange, FileUp } from 'lucide-react';
import { downloadEvents, type EventItem, events } from '../../api/admin-events.ts';
import { toEpochMs } from '../../domain/time/wall-clock.ts';
import { keepTogether } from '../../domain/words/typography.ts';
import { publicationInterval } from '../entries/PublicationBadge.tsx';
import { LinkButton } from '../shared/buttons.tsx';
import { type Column, DataTable, DeletedLink, PictureBeside, RowName, TableDownload } from '../shared/DataTable.tsx';
import { FilterSelect, Filters, SearchField } from '../shared/Filters.tsx';
import { useNow } from '../shared/now.ts';
import { PageHeader } from '../shared/PageHeader.tsx';
import { useSelection } from '../shared/selection.tsx';
import { EmptyState } from '../shared/states.tsx';
import { useTableState } from '../shared/use-table-state.ts';
import { BulkActions } from './BulkActions.tsx';
import { EventBadges, MissingWords } from './EventBadges.tsx';
import { TicketPresses } from './TicketPresses.tsx';
import { eventStartInWords } from './words.ts';

const FILTERS = {
  phase: [
    { value: 'upcoming', label: 'Pripravované' },
    { value: 'running', label: 'Prebiehajú' },
    { value: 'ended', label: 'Skončené' },
  ],
  year: 'text',
  status: [
    { value: 'Zrušený', label: 'Zrušené' },
    { value: 'Presunutý', label: 'Presunuté' },
  ],
  draft: [
    { value: 'true', label: 'Len koncepty' },
    { value: 'false', label: 'Bez konceptov' },
  ],
  missing: [{ value: 'true', label: 'Niečo chýba' }],
} as const;

const columns = (nowMs: number, isCompact: boolean): readonly Column<EventItem>[] => [
  {
    id: 'title',
    label: 'Podujatie',
    isSortable: true,
    cell: (event) =>
      isCompact ? (
        <EventName event={event} />
      ) : (
        <PictureBeside to={`/events/${event.id}`} picture={event.poster_image ?? null} width="2.5rem">
          <EventName event={event} />
        </PictureBeside>
      ),
  },
  {
    id: 'start_date',
    label: 'Začiatok',
    isSortable: true,
    isWhole: true,
    cell: ({ listed }) =>
      listed === null ? (
        '–'
      ) : (
        <>
          {eventStartInWords(toEpochMs(listed.start_date), listed.end_date ? toEpochMs(listed.end_date) : null)}
          {listed.place !== null && (
            <Text size="sm" c="dimmed">
              {listed.place}
            </Text>
          )}
        </>
      ),
  },
  {
    id: 'location',
    label: 'Miesto',
    cell: ({ location }) => (location ? keepTogether(location) : <Text c="dimmed">v&nbsp;dome</Text>),
  },
  { id: 'state', label: 'Stav', cell: (event) => <EventBadges event={event} nowMs={nowMs} /> },
  { id: 'tickets', label: 'Vstupenky', cell: (event) => <TicketPresses event={event} nowMs={nowMs} /> },
];

function EventName({ event: { id, title, phase, problems, missing } }: { event: EventItem }) {
  return (
    <>
      <RowName to={`/events/${id}`} isPast={phase === 'ended'}>
        {title}
      </RowName>
      {problems.map(({ field, message }) => (
        <Text key={`${field} ${message}`} size="sm" c="var(--red-text)">
          {field === null ? message : `${field}: ${message}`}
        </Text>
      ))}
      <MissingWords missing={missing} />
    </>
  );
}

export function EventsPage() {
  const state = useTableState({ sorts: ['next', 'title', 'start_date'], defaultSort: 'next', filters: FILTERS });
  const list = useQuery({
    queryKey: ['events', 'list', state.params],
    queryFn: () => events.list(state.params),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => publicationInterval((data?.items ?? []).map((item) => item.publication)),
  });
  const selection = useSelection(list.data?.items ?? [], ({ file }) => file);
  const nowMs = useNow();
  const [isCompact, setIsCompact] = useLocalStorage<boolean>({
    key: 'events-compact',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const { page: _, per_page: _1, ...filter } = state.params;
  const years = (list.data?.years ?? []).map(String);
  return (
    <>
      <PageHeader title="Podujatia" lead="Čo sa v&nbsp;dome chystá, čo práve beží a&nbsp;čo už bolo.">
        <LinkButton variant="filled" to="/events/new" icon={CalendarPlus}>
          Nové podujatie
        </LinkButton>
        <LinkButton to="/events/calendar" icon={CalendarRange}>
          Kalendár
        </LinkButton>
        <LinkButton to="/events/import" icon={FileUp}>
          Pridať zo súboru
        </LinkButton>
        <TableDownload call={() => downloadEvents(filter)} />
      </PageHeader>
      <Filters>
        <SearchField label="Názov alebo miesto" state={state} />
        <FilterSelect label="Kedy" name="phase" state={state} options={FILTERS.phase} all="Všetky" />
        <FilterSelect label="Rok" name="year" state={state} options={years} all="Všetky" />
        <FilterSelect
          label="Zrušené a&nbsp;presunuté"
          name="status"
          state={state}
          options={FILTERS.status}
          all="Všetky"
        />
        <FilterSelect label="Na webe alebo koncept" name="draft" state={state} options={FILTERS.draft} all="Všetky" />
        <FilterSelect label="Úplnosť" name="missing" state={state} options={FILTERS.missing} all="Všetky" />
      </Filters>
      <Switch
        label="Zhustený zoznam"
        style={{ justifySelf: 'end' }}
        checked={isCompact}
        onChange={(event) => setIsCompact(event.currentTarget.checked)}
      />
      <DataTable
        caption="Podujatia"
        columns={columns(nowMs, isCompact)}
        list={list}
        state={state}
        rowKey={({ file }) => file}
        empty={<EmptyState title="Zatiaľ tu nie je žiadne podujatie." />}
        isCompact={isCompact}
        selection={{ ...selection, nameOf: ({ title }) => title }}
      />
      <DeletedLink kind="events">Zmazané podujatia</DeletedLink>
      <BulkActions selection={selection} />
    </>
  );
}
