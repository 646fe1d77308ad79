import { Badge } from '@mantine/core';
import type { AccountState } from '../../api/users.ts';
import { STATE_NAMES } from '../shared/account-words.ts';

/** Colour only where somebody waits or is kept out. */
const COLORS: Readonly<Partial<Record<AccountState, string>>> = { waiting: 'yellow', blocked: 'red' };

export function StateBadge({ state }: { state: AccountState }) {
  return <Badge color={COLORS[state] ?? 'gray'}>{STATE_NAMES[state]}</Badge>;
}
