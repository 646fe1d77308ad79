import { useQuery } from '@tanstack/react-query';
import { readSubscriberSummary } from '../../../api/admin-newsletter.ts';
import { DashboardCard } from '../../shared/DashboardCard.tsx';
import { SUBSCRIBERS_KEY } from '../keys.ts';
import { count } from '../words.ts';

/** Addresses that are sent nothing. */
export function SuppressedCard() {
  const summary = useQuery({ queryKey: SUBSCRIBERS_KEY, queryFn: readSubscriberSummary });
  const { suppressed = 0 } = summary.data ?? {};
  return (
    <DashboardCard
      title="Adresy, na ktoré newsletter neposielame"
      query={summary}
      value={count(suppressed)}
      action={{ label: 'Pozrieť adresy', to: '/newsletter/subscribers?state=suppressed' }}
    >
      <p>
        {suppressed === 0
          ? 'Všetky schránky e-maily prijímajú.'
          : 'Schránka neexistuje, jej majiteľ nás označil ako spam, alebo ste tak rozhodli vy.'}
      </p>
    </DashboardCard>
  );
}
