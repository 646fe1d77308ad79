import { Checkbox, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { ROLES, type Role } from '../../domain/accounts/permissions.ts';
import { ROLE_NAMES, ROLE_TEXTS } from '../shared/account-words.ts';

/** As `form.getInputProps` gives them. */
interface Props {
  value?: Role[];
  onChange: (roles: Role[]) => void;
  error?: ReactNode;
}

/** Which roles somebody has, each with what it lets him do. */
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
