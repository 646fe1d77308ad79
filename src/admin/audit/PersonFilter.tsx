import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findAccount, listAccounts } from '../../api/users.ts';
import { useUser } from '../shell/contexts.ts';
import { isAllowed } from '../shell/section.ts';

const TYPING_MS = 300;
const OFFERED = 20;

interface Props {
  /** Id of the account. */
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** Whose entries are shown: accounts are found by name or address while one types. */
export function PersonFilter({ value, onChange }: Props) {
  const canFind = isAllowed(useUser().permissions, { permissions: ['manage_users'] });
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
    options.set(value, chosen.data ? `${chosen.data.name} (${chosen.data.email})` : 'Zmazaný účet');
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
