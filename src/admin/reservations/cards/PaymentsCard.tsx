import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { readSummary } from '../../../api/admin-reservations.ts';
import { noonOf } from '../../../domain/time/date-range-words.ts';
import { formatDate } from '../../../domain/time/format-date.ts';
import { DashboardCard } from '../../shared/DashboardCard.tsx';
import { euros } from '../words.ts';
import styles from './PaymentsCard.module.css';
import { SUMMARY_KEY } from './summary-key.ts';

const SHOWN = 4;

/** Deposits and balances whose day has come. */
export function PaymentsCard() {
  const summary = useQuery({ queryKey: SUMMARY_KEY, queryFn: readSummary });
  const { deposits_due = [], balances_due = [] } = summary.data ?? {};
  const due = [
    ...deposits_due.map((payment) => ({ ...payment, kind: 'záloha' })),
    ...balances_due.map((payment) => ({ ...payment, kind: 'doplatok' })),
  ];
  return (
    <DashboardCard
      title="Splatné platby"
      query={summary}
      value={due.length}
      needsAttention={due.length > 0}
      action={{ label: 'Otvoriť potvrdené', to: '/reservations?status=confirmed&sort=date_from' }}
    >
      {due.length === 0 ? (
        <p>Všetko je zaplatené načas.</p>
      ) : (
        <ul className={styles.list}>
          {due.slice(0, SHOWN).map(({ id, name, kind, amount, due: day }) => (
            <li key={`${id} ${kind}`}>
              <Link to={`/reservations/${id}`}>{name}</Link>, {kind} {euros(amount)}, do {formatDate(noonOf(day))}
            </li>
          ))}
        </ul>
      )}
    </DashboardCard>
  );
}
