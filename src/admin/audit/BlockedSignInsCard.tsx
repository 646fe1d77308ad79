import { useQuery } from '@tanstack/react-query';
import { listAudit } from '../../api/audit.ts';
import { isoDay } from '../../domain/time/calendar-day.ts';
import { DashboardCard } from '../shared/DashboardCard.tsx';
import { useNow } from '../shared/use-now.ts';

/** How often sign-in was blocked today after too many attempts. */
export function BlockedSignInsCard() {
  const today = isoDay(useNow());
  const list = useQuery({
    queryKey: ['audit', 'blocked', today],
    queryFn: () => listAudit({ act: 'sign_in_blocked', from: today, to: today, per_page: '1' }),
  });
  const count = list.data?.total ?? 0;
  return (
    <DashboardCard
      title="Zastavené prihlasovanie dnes"
      query={list}
      value={count}
      needsAttention={count > 0}
      action={{ label: 'Pozrieť záznamy', to: `/audit?act=sign_in_blocked&from=${today}&to=${today}` }}
    >
      <p>
        {count > 0
          ? 'Niekto skúšal veľa hesiel. Ak to nebol kolega, ktorý heslo zabudol, odporučte mu zmenu hesla.'
          : 'Nikto neskúša hádať heslá.'}
      </p>
    </DashboardCard>
  );
}
