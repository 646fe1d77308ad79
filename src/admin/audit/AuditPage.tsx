import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AuditEntry, downloadAudit, listAudit } from '../../api/audit.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { ACT_GROUPS, ACTS, actorText, actText, subjectText } from '../shared/act-words.ts';
import { type Column, DataTable, TableDownload } from '../shared/DataTable.tsx';
import { FilterSelect, Filters } from '../shared/Filters.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { EmptyState } from '../shared/states.tsx';
import { DayRange } from '../shared/time-fields.tsx';
import { useTableState } from '../shared/use-table-state.ts';
import { PersonFilter } from './PersonFilter.tsx';

const FILTERS = { user: 'text', act: ACTS, from: 'text', to: 'text' } as const;
const ACT_OPTIONS = Object.entries(ACT_GROUPS).map(([group, words]) => ({
  group,
  items: Object.entries(words).map(([value, label]) => ({ value, label })),
}));

const COLUMNS: readonly Column<AuditEntry>[] = [
  { id: 'act', label: 'Čo sa stalo', cell: actText },
  { id: 'at', label: 'Kedy', cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time> },
  { id: 'actor', label: 'Kto', cell: actorText },
  { id: 'subject', label: 'Koho sa to týka', cell: (entry) => subjectText(entry) ?? '–' },
  { id: 'network', label: 'Odkiaľ (sieť)', cell: ({ network }) => network ?? '–' },
];

/** The log: what happened in the admin area and around signing in, kept for twelve months and changed by nobody. */
export function AuditPage() {
  const state = useTableState({ sorts: [], defaultSort: '-at', filters: FILTERS });
  const { page, per_page } = state.params;
  const list = useQuery({
    queryKey: ['audit', 'list', page, state.filters],
    queryFn: () => listAudit({ page, per_page, ...state.filters }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        title="Záznamy"
        lead="Prihlásenia, odmietnutia a&nbsp;zmeny za posledných dvanásť mesiacov. Meniť ani mazať sa nedajú."
      >
        <TableDownload call={() => downloadAudit(state.filters)} done="Záznamy sú stiahnuté." />
      </PageHeader>
      <Filters>
        <PersonFilter value={state.filters.user} onChange={(user) => state.change({ user })} />
        <FilterSelect label="Čo sa stalo" name="act" state={state} options={ACT_OPTIONS} all="Všetko" isSearchable />
        <DayRange state={state} from="from" to="to" />
      </Filters>
      <DataTable
        caption="Záznamy, od najnovších"
        columns={COLUMNS}
        list={list}
        state={state}
        rowKey={({ id }) => id}
        filterNames={Object.keys(FILTERS)}
        empty={<EmptyState title="Zatiaľ sa nič nestalo." />}
      />
    </>
  );
}
