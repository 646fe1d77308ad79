import { useUser } from '../shell/contexts.ts';
import { AccountsCard } from './AccountsCard.tsx';

const OTHERS = {
  one: 'Jeden účet chráni len heslo. Požiadajte kolegu, aby si druhý krok zapol v\u00a0profile.',
  some: 'Účty, ktoré chráni len heslo. Požiadajte kolegov, aby si druhý krok zapli v\u00a0profile.',
};
const ONESELF = {
  one: 'Váš účet chráni len heslo. Druhý krok si zapnete v\u00a0profile.',
  some: 'Účty, ktoré chráni len heslo, aj ten váš. Zapnite si druhý krok v\u00a0profile a\u00a0požiadajte o\u00a0to kolegov.',
};

/** Only accounts with a role count: the others can open nothing. */
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
