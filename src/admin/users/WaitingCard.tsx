import { AccountsCard } from './AccountsCard.tsx';

/** Who has confirmed the address and was given no role yet. */
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
