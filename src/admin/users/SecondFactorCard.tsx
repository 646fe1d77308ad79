import { AccountsCard } from './AccountsCard.tsx';

/** Only accounts with a role count: the others can open nothing. */
export function SecondFactorCard() {
  return (
    <AccountsCard
      title="Bez druhého kroku prihlásenia"
      filter={{ state: 'active', two_factor: 'off' }}
      one="Jeden účet chráni len heslo. Požiadajte kolegu, aby si druhý krok zapol v&nbsp;profile."
      some="Účty, ktoré chráni len heslo. Požiadajte kolegov, aby si druhý krok zapli v&nbsp;profile."
      none="Všetci sa prihlasujú heslom aj kódom."
    />
  );
}
