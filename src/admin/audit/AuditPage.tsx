import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { type AuditEntry, downloadAudit, listAudit } from '../../api/audit.ts';
import { findAccount, listAccounts } from '../../api/users.ts';
import { ACT_GROUPS, goneAccount } from '../../domain/accounts/act-groups.ts';
import { formatShortDateTime } from '../../domain/time/format-date.ts';
import { ActText } from '../shared/ActText.tsx';
import { ACTS, actorText, actText, importedEvents, subjectText } from '../shared/act-words.ts';
import { type Column, DataTable, TableDownload } from '../shared/DataTable.tsx';
import { FilterSelect, Filters } from '../shared/Filters.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { EmptyState } from '../shared/states.tsx';
import { DayRange } from '../shared/time-fields.tsx';
import { useTableState } from '../shared/use-table-state.ts';
import { useUser } from '../shell/contexts.ts';
import styles from './AuditPage.module.css';

const FILTERS = { user: 'text', act: ACTS, from: 'text', to: 'text' } as const;
const ACT_OPTIONS = Object.entries(ACT_GROUPS).map(([group, words]) => ({
  group,
  items: Object.entries(words).map(([value, label]) => ({ value, label })),
}));

const COLUMNS: readonly Column<AuditEntry>[] = [
  { id: 'act', label: 'Čo sa stalo', cell: ActCell },
  { id: 'at', label: 'Kedy', isWhole: true, cell: ({ at }) => <time dateTime={at}>{formatShortDateTime(at)}</time> },
  { id: 'actor', label: 'Kto', cell: actorText },
  { id: 'subject', label: 'Koho sa to týka', cell: (entry) => subjectText(entry) ?? '–' },
  { id: 'network', label: 'Odkiaľ (sieť)', cell: ({ network }) => network ?? '–' },
];

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
        title="Denník zmien"
        lead="Prihlásenia, odmietnutia a&nbsp;zmeny za posledných dvanásť mesiacov. Meniť ani mazať sa nedajú."
      >
        <TableDownload call={() => downloadAudit(state.filters)} done="Denník je stiahnutý." />
      </PageHeader>
      <Filters>
        <PersonFilter value={state.filters.user} onChange={(user) => state.change({ user })} />
        <FilterSelect label="Čo sa stalo" name="act" state={state} options={ACT_OPTIONS} all="Všetko" isSearchable />
        <DayRange state={state} from="from" to="to" isPast />
      </Filters>
      <DataTable
        caption="Denník zmien, od najnovších"
        columns={COLUMNS}
        list={list}
        state={state}
        rowKey={({ id }) => id}
        empty={<EmptyState title="Zatiaľ sa nič nestalo." />}
      />
    </>
  );
}

function ActCell(entry: AuditEntry) {
  const events = importedEvents(entry);
  if (events.length === 0) return <ActText entry={entry} />;
  return (
    <details>
      <summary className={styles.summary}>{actText(entry)}</summary>
      <ul className={styles.events}>
        {events.map(({ title, to }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

const TYPING_MS = 300;
const OFFERED = 20;

interface Props {
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

function PersonFilter({ value, onChange }: Props) {
  const canFind = useUser().permissions.includes('manage_users');
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed, TYPING_MS);
  const found = useQuery({
    queryKey: ['users', 'names', query],
    queryFn: () => listAccounts({ query, per_page: String(OFFERED) }),
    placeholderData: keepPreviousData,
    enabled: canFind,
  });
  const chosen = useQuery({
    queryKey: ['users', 'one', value],
    queryFn: () => findAccount(value ?? ''),
    enabled: canFind && value !== undefined,
    retry: false,
  });
  if (!canFind) return null;

  const options = new Map((found.data?.items ?? []).map(({ id, name, email }) => [id, `${name} (${email})`]));
  if (value !== undefined)
    options.set(value, chosen.data ? `${chosen.data.name} (${chosen.data.email})` : goneAccount(value));
  return (
    <Select
      label="Kto alebo koho sa to týka"
      placeholder="Všetci"
      clearable
      searchable
      nothingFoundMessage="Nikto taký"
      data={[...options].map(([id, label]) => ({ value: id, label }))}
      filter={({ options: all }) => all}
      value={value ?? null}
      onSearchChange={setTyped}
      onChange={(id) => onChange(id ?? undefined)}
    />
  );
}
