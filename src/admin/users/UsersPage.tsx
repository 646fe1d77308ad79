import { Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { type Account, type AccountState, listAccounts } from '../../api/users.ts';
import { EmailText } from '../../components/EmailText.tsx';
import { ROLES } from '../../domain/accounts/permissions.ts';
import { ROLE_NAMES } from '../../domain/accounts/role-words.ts';
import { formatDate } from '../../domain/time/format-date.ts';
import { roleNames, STATE_NAMES } from '../shared/account-words.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { type Column, DataTable, RowName } from '../shared/DataTable.tsx';
import { FilterSelect, Filters, SearchField } from '../shared/Filters.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { EmptyState } from '../shared/states.tsx';
import { useTableState } from '../shared/use-table-state.ts';
import { StateBadge } from './account-parts.tsx';

const STATES = ['waiting', 'active', 'invited', 'unverified', 'blocked'] as const satisfies readonly AccountState[];
const FILTERS = { state: STATES, role: [...ROLES, 'none'], two_factor: ['on', 'off'] } as const;

const STATE_OPTIONS = STATES.map((value) => ({ value, label: STATE_NAMES[value] }));
const ROLE_OPTIONS = [
  ...ROLES.map((value) => ({ value, label: ROLE_NAMES[value] })),
  { value: 'none', label: 'Bez roly' },
];
const TWO_FACTOR_OPTIONS = [
  { value: 'on', label: 'Zapnuté' },
  { value: 'off', label: 'Vypnuté' },
];

const COLUMNS: readonly Column<Account>[] = [
  {
    id: 'name',
    label: 'Meno',
    isSortable: true,
    cell: ({ id, name }) => <RowName to={`/users/${id}`}>{name}</RowName>,
  },
  {
    id: 'email',
    label: 'E-mail',
    isSortable: true,
    cell: ({ email }) => (
      <Text span style={{ overflowWrap: 'anywhere' }}>
        <EmailText email={email} />
      </Text>
    ),
  },
  { id: 'roles', label: 'Roly', cell: ({ roles }) => roleNames(roles) },
  {
    id: 'state',
    label: 'Stav',
    cell: ({ state, self_registered }) => (
      <>
        <StateBadge state={state} />
        {self_registered && <Text c="dimmed">Vlastná registrácia</Text>}
      </>
    ),
  },
  {
    id: 'two_factor',
    label: 'Druhý krok',
    cell: ({ two_factor_enabled }) => (two_factor_enabled ? 'Zapnutý' : <Text c="dimmed">Vypnutý</Text>),
  },
  {
    id: 'last_sign_in_at',
    label: 'Naposledy',
    isSortable: true,
    cell: ({ last_sign_in_at }) => (last_sign_in_at === null ? '–' : formatDate(last_sign_in_at)),
  },
];

export function UsersPage() {
  const state = useTableState({
    sorts: ['name', 'email', 'created_at', 'last_sign_in_at'],
    defaultSort: 'name',
    filters: FILTERS,
  });
  const list = useQuery({
    queryKey: ['users', 'list', state.params],
    queryFn: () => listAccounts(state.params),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader title="Používatelia" lead="Kto sa môže prihlásiť do administrácie a&nbsp;čo v&nbsp;nej smie.">
        <LinkButton variant="filled" to="/users/invite" icon={UserPlus}>
          Pozvať kolegu
        </LinkButton>
      </PageHeader>
      <Filters>
        <SearchField label="Meno alebo e-mail" state={state} />
        <FilterSelect label="Stav" name="state" state={state} options={STATE_OPTIONS} all="Všetky" />
        <FilterSelect label="Rola" name="role" state={state} options={ROLE_OPTIONS} all="Všetky" />
        <FilterSelect
          label="Druhý krok prihlásenia"
          name="two_factor"
          state={state}
          options={TWO_FACTOR_OPTIONS}
          all="Všetci"
        />
      </Filters>
      <DataTable
        caption="Používatelia"
        columns={COLUMNS}
        list={list}
        state={state}
        rowKey={({ id }) => id}
        empty={<EmptyState title="Zatiaľ tu nikto nie je." />}
      />
    </>
  );
}
