import { Badge, Checkbox, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AccountState } from '../../api/users.ts';
import { ROLES, type Role } from '../../domain/accounts/permissions.ts';
import { ROLE_NAMES, ROLE_TEXTS, STATE_NAMES } from '../shared/account-words.ts';

/** Only accounts that wait or are blocked have a colour. */
const COLORS: Readonly<Partial<Record<AccountState, string>>> = { waiting: 'yellow', blocked: 'red' };

export function StateBadge({ state }: { state: AccountState }) {
  return <Badge color={COLORS[state] ?? 'gray'}>{STATE_NAMES[state]}</Badge>;
}

/** As `form.getInputProps` gives them. */
interface Props {
  value?: Role[];
  onChange: (roles: Role[]) => void;
  error?: ReactNode;
}

/** The roles of a user, each with what it permits. */
export function RoleChoice({ value = [], onChange, error }: Props) {
  return (
    <Checkbox.Group
      label="Rola"
      value={value}
      error={error}
      onChange={(chosen) => onChange(ROLES.filter((role) => chosen.includes(role)))}
    >
      <Stack gap="sm" mt="xs">
        {ROLES.map((role) => (
          <Checkbox key={role} value={role} label={ROLE_NAMES[role]} description={ROLE_TEXTS[role]} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
