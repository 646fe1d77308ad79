import { AccountsCard } from './AccountsCard.tsx';

/** Only accounts with a role count: the others can open nothing. */
export function SecondFactorCard() {
  return (
    <AccountsCard
      title="Bez druhého kroku prihlásenia"
      filter={{ state: 'active', two_factor: 'off' }}
      some="Chráni ich len heslo. Požiadajte ich, aby si druhý krok zapli vo svojom profile."
      none="Všetci sa prihlasujú heslom aj kódom."
    />
  );
}
