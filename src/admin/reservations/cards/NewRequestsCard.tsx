import { useQuery } from '@tanstack/react-query';
import { readSummary } from '../../../api/admin-reservations.ts';
import { DashboardCard } from '../../shared/DashboardCard.tsx';
import { useNow } from '../../shared/use-now.ts';
import { ageWords } from '../words.ts';
import { SUMMARY_KEY } from './summary-key.ts';

/** Requests without an answer, and how long the oldest one has waited. */
export function NewRequestsCard() {
  const nowMs = useNow();
  const summary = useQuery({ queryKey: SUMMARY_KEY, queryFn: readSummary });
  const { count = 0, oldest_at = null, late = 0 } = summary.data?.new ?? {};
  const suspicious = summary.data?.suspicious ?? 0;
  return (
    <DashboardCard
      title={'Nové žiadosti o\u00a0rezerváciu'}
      query={summary}
      value={count}
      needsAttention={count > 0}
      action={{ label: 'Otvoriť nové žiadosti', to: '/reservations?status=new&sort=created_at' }}
    >
      <p>
        {oldest_at === null
          ? 'Na odpoveď nikto nečaká.'
          : `Najstaršia čaká ${ageWords(oldest_at, nowMs)}. ${late === 0 ? 'Sľúbili sme odpoveď do 24\u00a0hodín.' : `Viac než sľúbených 24\u00a0hodín čaká: ${late}.`}`}
      </p>
      {suspicious > 0 && <p>{`Medzi podozrivými: ${suspicious}.`}</p>}
    </DashboardCard>
  );
}
