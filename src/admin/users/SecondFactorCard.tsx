import { useQuery } from '@tanstack/react-query';
import { listAccounts } from '../../api/users.ts';
import { DashboardCard } from '../shared/DashboardCard.tsx';

/** Only accounts with a role count: the others can open nothing. */
export function SecondFactorCard() {
  const list = useQuery({
    queryKey: ['users', 'without-second-factor'],
    queryFn: () => listAccounts({ state: 'active', two_factor: 'off', per_page: '1' }),
  });
  const count = list.data?.total ?? 0;
  return (
    <DashboardCard
      title="Bez druhého kroku prihlásenia"
      query={list}
      value={count}
      needsAttention={count > 0}
      action={{ label: 'Pozrieť účty', to: '/users?state=active&two_factor=off' }}
    >
      <p>
        {count > 0
          ? 'Chráni ich len heslo. Požiadajte ich, aby si druhý krok zapli vo svojom profile.'
          : 'Všetci sa prihlasujú heslom aj kódom.'}
      </p>
    </DashboardCard>
  );
}
