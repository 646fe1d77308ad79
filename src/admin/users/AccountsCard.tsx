import { useQuery } from '@tanstack/react-query';
import { type AccountState, listAccounts } from '../../api/users.ts';
import { DashboardCard } from '../shared/DashboardCard.tsx';

interface Props {
  title: string;
  /** As the list of accounts has it in its address. */
  filter: { state: AccountState; two_factor?: 'off' };
  /** What to do about it, or about several. */
  one: string;
  some: string;
  /** Said when there are none. */
  none: string;
}

/** How many accounts there are of a kind there should be none of. */
export function AccountsCard({ title, filter, one, some, none }: Props) {
  const list = useQuery({
    queryKey: ['users', 'count', filter],
    queryFn: () => listAccounts({ ...filter, per_page: '1' }),
  });
  const count = list.data?.total ?? 0;
  return (
    <DashboardCard
      title={title}
      query={list}
      value={count}
      needsAttention={count > 0}
      action={{ label: 'Pozrieť účty', to: `/users?${new URLSearchParams(Object.entries(filter))}` }}
    >
      <p>{count === 0 ? none : count === 1 ? one : some}</p>
    </DashboardCard>
  );
}
