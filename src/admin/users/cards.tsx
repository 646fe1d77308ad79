import { useQuery } from '@tanstack/react-query';
import { type AccountState, listAccounts } from '../../api/users.ts';
import { DashboardCard } from '../shared/DashboardCard.tsx';
import { useUser } from '../shell/contexts.ts';

interface Props {
  title: string;
  /** The filter of the list of accounts, as in its address. */
  filter: { state: AccountState; two_factor?: 'off' };
  /** What to do about one such account, and about several. */
  one: string;
  some: string;
  /** Shown when there are none. */
  none: string;
}

/** The number of accounts of a kind that should have none. */
function AccountsCard({ title, filter, one, some, none }: Props) {
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

/** Users who have confirmed their address and have no role yet. */
export function WaitingCard() {
  return (
    <AccountsCard
      title="Čakajú na rolu"
      filter={{ state: 'waiting' }}
      one="Kým účet nemá rolu, v&nbsp;administrácii nič neotvorí."
      some="Kým im nedáte rolu, v&nbsp;administrácii nič neotvoria."
      none="Nikto nečaká: každý s&nbsp;potvrdenou adresou má rolu."
    />
  );
}

const OTHERS = {
  one: 'Jeden účet chráni len heslo. Požiadajte kolegu, aby si druhý krok zapol v\u00a0profile.',
  some: 'Účty, ktoré chráni len heslo. Požiadajte kolegov, aby si druhý krok zapli v\u00a0profile.',
};
const ONESELF = {
  one: 'Váš účet chráni len heslo. Druhý krok si zapnete v\u00a0profile.',
  some: 'Účty, ktoré chráni len heslo, aj ten váš. Zapnite si druhý krok v\u00a0profile a\u00a0požiadajte o\u00a0to kolegov.',
};

/** Accounts without a second factor. Only those with a role count, because the others can open nothing. */
export function SecondFactorCard() {
  const { two_factor_enabled } = useUser();
  return (
    <AccountsCard
      title="Bez druhého kroku prihlásenia"
      filter={{ state: 'active', two_factor: 'off' }}
      {...(two_factor_enabled ? OTHERS : ONESELF)}
      none="Všetci sa prihlasujú heslom aj kódom."
    />
  );
}
