import { Badge } from '@mantine/core';
import { Link } from 'react-router';
import { formatDate } from '../../domain/time/format-date.ts';
import { FramedList, FramedRow } from '../shared/lists.tsx';
import { type Fate, type Group, kindName, reasonToStay } from './kinds.ts';
import styles from './RecordGroups.module.css';

const COLORS: Readonly<Record<Fate, string>> = { erased: 'red', pseudonymised: 'yellow', kept: 'gray' };

/** What is held, or was: a line for each kind, with what becomes of it. Reservations can be opened. */
export function RecordGroups({ groups, fateWords }: { groups: Group[]; fateWords: Readonly<Record<Fate, string>> }) {
  return (
    <FramedList>
      {groups.map(({ kind, fate, ids, deletedAt }) => {
        const reason = reasonToStay(kind, fate);
        return (
          <FramedRow key={`${fate} ${kind}`}>
            <div>
              <p className={styles.name}>
                {kindName(kind)}
                {ids.length > 1 && kind !== 'reservation' && ` (${ids.length}×)`}
              </p>
              {kind === 'reservation' && <ReservationLinks ids={ids} />}
              {reason !== null && <p className={styles.hint}>{reason}</p>}
              {fate === 'erased' && deletedAt !== null && (
                <p className={styles.hint}>Samo by sa vymazalo do {formatDate(deletedAt)}.</p>
              )}
            </div>
            <Badge variant="light" color={COLORS[fate]} className={styles.fate ?? ''}>
              {fateWords[fate]}
            </Badge>
          </FramedRow>
        );
      })}
    </FramedList>
  );
}

export function ReservationLinks({ ids }: { ids: readonly string[] }) {
  return (
    <p className={styles.links}>
      {ids.map((id) => (
        <Link key={id} to={`/reservations/${id}`}>
          {id}
        </Link>
      ))}
    </p>
  );
}
