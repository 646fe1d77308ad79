import { Badge, Tooltip } from '@mantine/core';
import type { Publication } from '../../api/admin-content.ts';

const NAMES: Record<Publication['state'], string> = {
  waiting: 'Uložené, čaká na zverejnenie',
  building: 'Zverejňuje sa…',
  live: 'Na webe',
  failed: 'Nezverejnené',
};
/** Colour only where something asks for attention. */
const COLORS: Record<Publication['state'], string> = {
  waiting: 'yellow',
  building: 'yellow',
  live: 'gray',
  failed: 'red',
};

/** Whether visitors see what was saved (DESIGN 6). */
export function PublicationBadge({ publication }: { publication: Publication }) {
  const { state, reason } = publication;
  const badge = <Badge color={COLORS[state]}>{NAMES[state]}</Badge>;
  if (reason === undefined) return badge;
  return (
    <Tooltip label={reason} multiline maw={360}>
      <span>
        {badge}
        <span className="visually-hidden">. {reason}</span>
      </span>
    </Tooltip>
  );
}
