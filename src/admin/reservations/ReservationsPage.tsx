import { Badge, Group, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarDays, Plus, Trash2 } from 'lucide-react';
import {
  type DeskReservation,
  downloadReservations,
  listReservations,
  removeNew,
} from '../../api/admin-reservations.ts';
import {
  RESERVATION_SOURCES,
  RESERVATION_STATUSES,
  STATUS_WORDS,
} from '../../domain/reservations/reservation-status.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { capitalised } from '../../domain/words/capitalised.ts';
import { formatAmount } from '../../domain/words/price.ts';
import { IconButton, LinkButton } from '../shared/buttons.tsx';
import { type Column, DataTable, RowName, TableDownload } from '../shared/DataTable.tsx';
import { FilterSelect, Filters, SearchField } from '../shared/Filters.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { NameList, type Selection, SelectionBar, useSelection } from '../shared/selection.tsx';
import { EmptyState } from '../shared/states.tsx';
import { DayRange } from '../shared/time-fields.tsx';
import { useSave } from '../shared/use-save.ts';
import { useTableState } from '../shared/use-table-state.ts';
import { useRooms, useSummary } from './queries.ts';
import { owedWords, requestCount, SOURCE_WORDS, StatusBadge, timeWords } from './words.tsx';

const FILTERS = {
  status: RESERVATION_STATUSES,
  room: 'text',
  source: RESERVATION_SOURCES,
  from: 'text',
  until: 'text',
} as const;

const STATUS_OPTIONS = RESERVATION_STATUSES.map((value) => ({ value, label: capitalised(STATUS_WORDS[value]) }));
const SOURCE_OPTIONS = RESERVATION_SOURCES.map((value) => ({ value, label: capitalised(SOURCE_WORDS[value]) }));

const columns = (roomName: (room: string) => string): readonly Column<DeskReservation>[] => [
  {
    id: 'name',
    label: 'Kto',
    isSortable: true,
    cell: ({ id, name, eventType, source }) => (
      <RowName to={`/reservations/${id}`} more={source === 'block' ? SOURCE_WORDS.block : (eventType ?? 'bez určenia')}>
        {name}
      </RowName>
    ),
  },
  {
    id: 'date_from',
    label: 'Termín',
    isSortable: true,
    cell: (reservation) => timeWords(reservation),
  },
  { id: 'room', label: 'Miestnosť', cell: ({ room }) => roomName(room) },
  {
    id: 'status',
    label: 'Stav',
    cell: ({ status, overlaps }) => (
      <Group gap="0.35rem">
        <StatusBadge status={status} />
        {overlaps.length > 0 && <Badge color="red">Kolízia</Badge>}
      </Group>
    ),
  },
  {
    id: 'price',
    label: 'Cena',
    cell: ({ price: { total, paid, to_pay } }) =>
      total === null ? (
        '–'
      ) : (
        <div>
          {formatAmount(total)}
          <Text component="span" display="block" size="sm" c="dimmed">
            {owedWords(paid, to_pay)}
          </Text>
        </div>
      ),
  },
  {
    id: 'created_at',
    label: 'Prijaté',
    isSortable: true,
    cell: ({ created_at }) => <time dateTime={created_at}>{formatDateTime(created_at)}</time>,
  },
];

export function ReservationsPage() {
  const { options, nameOf } = useRooms();
  const state = useTableState({
    sorts: ['created_at', 'date_from', 'name'],
    defaultSort: '-created_at',
    filters: FILTERS,
  });
  const list = useQuery({
    queryKey: ['reservations', 'list', state.params],
    queryFn: () => listReservations(state.params),
    placeholderData: keepPreviousData,
  });
  const isNew = state.filters.status === 'new';
  const selection = useSelection(list.data?.items ?? [], ({ id }) => id);
  const summary = useSummary();
  const suspicious = summary.data?.suspicious ?? 0;
  const { page: _, per_page: _1, ...filter } = state.params;
  return (
    <>
      <PageHeader title="Rezervácie" lead="Žiadosti z&nbsp;webu, zápisy z&nbsp;telefónu a&nbsp;zablokované miestnosti.">
        <LinkButton variant="filled" to="/reservations/new" icon={Plus}>
          Nový zápis
        </LinkButton>
        <LinkButton to="/reservations/calendar" icon={CalendarDays}>
          Kalendár
        </LinkButton>
        {suspicious > 0 && <LinkButton to="/reservations/suspicious">{`Podozrivé (${suspicious})`}</LinkButton>}
        <TableDownload call={() => downloadReservations(filter)} />
      </PageHeader>
      <Filters>
        <SearchField label="Meno, kontakt, číslo alebo slovo" state={state} />
        <FilterSelect label="Stav" name="status" state={state} options={STATUS_OPTIONS} all="Všetky" />
        <FilterSelect label="Miestnosť" name="room" state={state} options={options} all="Všetky" />
        <FilterSelect label="Odkiaľ prišla" name="source" state={state} options={SOURCE_OPTIONS} all="Odkiaľkoľvek" />
        <DayRange state={state} from="from" to="until" />
      </Filters>
      {list.data?.sums !== undefined && list.data.sums.count > 0 && (
        <p>
          {`V\u00a0tomto období potvrdené: ${list.data.sums.count}, spolu `}
          <strong>{formatAmount(list.data.sums.total)}</strong>
          {`, zaplatené ${formatAmount(list.data.sums.paid)}, na úhradu ${formatAmount(list.data.sums.to_pay)}.`}
        </p>
      )}
      <DataTable
        caption="Rezervácie"
        columns={columns(nameOf)}
        list={list}
        state={state}
        rowKey={({ id }) => id}
        empty={<EmptyState title="Zatiaľ neprišla žiadna žiadosť. Objavia sa tu samy." />}
        {...(isNew && { selection: { ...selection, nameOf: ({ name, id }: DeskReservation) => `${name}, ${id}` } })}
      />
      {isNew && <BulkRemoval selection={selection} />}
    </>
  );
}

const MOST = 500;

function BulkRemoval({ selection }: { selection: Selection<DeskReservation> }) {
  const { rows } = selection;
  const remove = useSave({
    call: (chosen: readonly DeskReservation[]) => removeNew(chosen.map(({ id }) => id)),
    question: (chosen) => ({
      title: `Odstrániť ${requestCount(chosen.length)}?`,
      text: (
        <Stack gap="xs">
          <Text>Natrvalo zmiznú a&nbsp;nikomu o&nbsp;tom nenapíšeme. Skutočnú žiadosť radšej zamietnite.</Text>
          <NameList names={chosen.map((request) => `${request.name}, ${timeWords(request)}`)} />
        </Stack>
      ),
      confirmLabel: `Odstrániť ${requestCount(chosen.length)}`,
      isDanger: true,
    }),
    done: ({ changed, left }) => {
      const done = `Odstránili sme ${requestCount(changed)}.`;
      return left.length === 0
        ? done
        : { problem: `${done} Ostatné ostali: niekto o\u00a0nich už rozhodol, alebo neprišli z\u00a0webu.` };
    },
    refresh: [['reservations']],
    onDone: () => selection.clear(),
  });
  if (rows.length === 0) return null;
  return (
    <SelectionBar words={requestCount(rows.length)} onClear={selection.clear}>
      {rows.length > MOST ? (
        <Text c="var(--red-text)">Naraz sa dá odstrániť najviac {MOST} žiadostí, zrušte výber niektorých.</Text>
      ) : (
        <IconButton icon={Trash2} c="var(--red-text)" loading={remove.isPending} onClick={() => remove.ask(rows)}>
          Odstrániť bez správy
        </IconButton>
      )}
    </SelectionBar>
  );
}
