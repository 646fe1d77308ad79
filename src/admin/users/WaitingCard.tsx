import { useQuery } from '@tanstack/react-query';
import { listAccounts } from '../../api/users.ts';
import { DashboardCard } from '../shared/DashboardCard.tsx';

export function WaitingCard() {
  const list = useQuery({
    queryKey: ['users', 'waiting'],
    queryFn: () => listAccounts({ state: 'waiting', per_page: '1' }),
  });
  const count = list.data?.total ?? 0;
  return (
    <DashboardCard
      title="Čakajú na rolu"
      query={list}
      value={count}
      needsAttention={count > 0}
      action={{ label: 'Pozrieť účty', to: '/users?state=waiting' }}
    >
      <p>
        {count > 0
          ? 'Kým im nedáte rolu, v\u00a0administrácii nič neotvoria.'
          : 'Nikto nečaká: každý s\u00a0potvrdenou adresou má rolu.'}
      </p>
    </DashboardCard>
  );
}
