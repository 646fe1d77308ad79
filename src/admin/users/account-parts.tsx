import { Badge, Checkbox, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AccountState } from '../../api/users.ts';
import { ROLES, type Role } from '../../domain/accounts/permissions.ts';
import { ROLE_NAMES, ROLE_TEXTS, workOf } from '../../domain/accounts/role-words.ts';
import { STATE_NAMES } from '../shared/account-words.ts';

const COLORS: Readonly<Partial<Record<AccountState, string>>> = { waiting: 'yellow', blocked: 'red' };

export function StateBadge({ state }: { state: AccountState }) {
  return <Badge color={COLORS[state] ?? 'gray'}>{STATE_NAMES[state]}</Badge>;
}

interface Props {
  value?: Role[];
  onChange: (roles: Role[]) => void;
  error?: ReactNode;
}

export function RoleChoice({ value = [], onChange, error }: Props) {
  return (
    <Checkbox.Group
      label="Roly"
      description="Môže ich byť viac naraz, spolu smie človek všetko, čo dovoľuje ktorákoľvek z&nbsp;nich."
      value={value}
      error={error}
      onChange={(chosen) => onChange(ROLES.filter((role) => chosen.includes(role)))}
    >
      <Stack gap="sm" mt="xs">
        {ROLES.map((role, at) => (
          <Checkbox
            key={role}
            value={role}
            label={ROLE_NAMES[role]}
            description={ROLE_TEXTS[role]}
            // The form focuses the first one when no role is chosen.
            {...(at === 0 && { 'data-path': 'roles', 'aria-invalid': Boolean(error) })}
          />
        ))}
        <Text aria-live="polite">{togetherText(value)}</Text>
      </Stack>
    </Checkbox.Group>
  );
}

function togetherText(roles: readonly Role[]): string {
  if (roles.length === 0) return 'Bez roly človek v\u00a0administrácii nič neotvorí.';
  if (roles.length === 1) return '';
  return roles.includes('admin')
    ? 'Správca smie všetko, ďalšie roly k\u00a0tomu nič nepridajú.'
    : `Spolu smie: ${workOf(roles)}.`;
}
