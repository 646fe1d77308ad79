import { Link } from 'react-router';
import type { AuditEntry } from '../../api/audit.ts';
import { useUser } from '../shell/contexts.ts';
import { actText } from './act-words.ts';

const REFERENCE = /(R-\d{4}-[0-9A-Z]{5})/;

export function ActText({ entry }: { entry: Pick<AuditEntry, 'act' | 'detail'> }) {
  const mayOpen = useUser().permissions.includes('manage_reservations');
  const text = actText(entry);
  if (!mayOpen || entry.act === 'reservations_removed') return text;
  return text.split(REFERENCE).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <Link key={at} to={`/reservations/${part}`}>
        {part}
      </Link>
    ),
  );
}
