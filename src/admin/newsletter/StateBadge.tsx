import { Badge } from '@mantine/core';
import type { Issue } from '../../api/admin-newsletter.ts';
import { STATE_WORDS } from './words.ts';

/** Colour only where something happens, or somebody should do something. */
const COLORS: Readonly<Record<Issue['state'], string>> = {
  draft: 'yellow',
  sending: 'green',
  paused: 'red',
  sent: 'gray',
};

export function StateBadge({ state }: { state: Issue['state'] }) {
  return <Badge color={COLORS[state]}>{STATE_WORDS[state]}</Badge>;
}
