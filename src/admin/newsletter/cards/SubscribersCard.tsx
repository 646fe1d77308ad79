import { useQuery } from '@tanstack/react-query';
import { readSubscriberSummary } from '../../../api/admin-newsletter.ts';
import { DashboardCard } from '../../shared/DashboardCard.tsx';
import { SUBSCRIBERS_KEY } from '../keys.ts';
import { count } from '../words.ts';

/** How many get the newsletter, and how that changes. */
export function SubscribersCard() {
  const summary = useQuery({ queryKey: SUBSCRIBERS_KEY, queryFn: readSubscriberSummary });
  const { active = 0, gained_30_days = 0, lost_30_days = 0 } = summary.data ?? {};
  return (
    <DashboardCard
      title="Odberatelia newslettera"
      query={summary}
      value={count(active)}
      action={{ label: 'Pozrieť odberateľov', to: '/newsletter/subscribers' }}
    >
      <p>
        Za 30 dní pribudlo {count(gained_30_days)}, ubudlo {count(lost_30_days)}.
      </p>
    </DashboardCard>
  );
}
