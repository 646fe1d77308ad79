import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { plural } from '../../domain/words/plural.ts';
import { roleNames } from '../shared/account-words.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { useUser } from '../shell/contexts.ts';
import styles from './ProfilePage.module.css';
import { twoFactorQuery } from './parts.tsx';
import { Sessions } from './Sessions.tsx';

export function ProfilePage() {
  const { name, email, roles, permissions, two_factor_method } = useUser();
  const { data: twoFactor } = useQuery(twoFactorQuery);
  const codesLeft = twoFactor?.recovery_codes_left;
  return (
    <>
      <PageHeader title="Môj profil" lead="Vaše meno, prihlasovanie a&nbsp;miesta, kde ste prihlásení." />
      <dl className={styles.facts}>
        <Fact term="Meno" action={<Change to="name">Zmeniť meno</Change>}>
          {name}
        </Fact>
        <Fact
          term="E-mail"
          hint="Prihlasujete sa ním a&nbsp;chodia naň naše správy."
          action={<Change to="email">Zmeniť e-mail</Change>}
        >
          {email}
        </Fact>
        <Fact
          term="Heslo"
          hint="Nevidí ho nikto, ani správca. Zmeniť si ho môžete kedykoľvek."
          action={<Change to="password">Zmeniť heslo</Change>}
        >
          Nastavené
        </Fact>
        <Fact
          term="Druhý krok prihlásenia"
          hint={hintOf(two_factor_method !== null, codesLeft)}
          isUrgent={two_factor_method === null || codesLeft === 0}
          action={<Change to="two-factor">{two_factor_method === null ? 'Zapnúť' : 'Nastaviť'}</Change>}
        >
          {two_factor_method === null ? (
            <Badge color="yellow">Vypnutý</Badge>
          ) : (
            <Badge>{two_factor_method === 'app' ? 'Kódom z\u00a0aplikácie' : 'Kódom z\u00a0e-mailu'}</Badge>
          )}
        </Fact>
        <Fact
          term="Rola"
          hint={
            permissions.includes('manage_users')
              ? 'Roly prideľujú správcovia v\u00a0časti Používatelia.'
              : 'Mení ju správca.'
          }
        >
          {roleNames(roles)}
        </Fact>
      </dl>
      <Sessions />
    </>
  );
}

interface FactProps {
  term: string;
  hint?: string;
  isUrgent?: boolean;
  action?: ReactNode;
  children: ReactNode;
}

function Fact({ term, hint, isUrgent = false, action, children }: FactProps) {
  return (
    <div className={styles.fact} data-urgent={isUrgent || undefined}>
      <dt>{term}</dt>
      <dd className={styles.value}>
        {children}
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </dd>
      {action !== undefined && <dd className={styles.action}>{action}</dd>}
    </div>
  );
}

function Change({ to, children }: { to: string; children: ReactNode }) {
  return <LinkButton to={`/profile/${to}`}>{children}</LinkButton>;
}

function hintOf(isOn: boolean, codesLeft: number | undefined): string {
  if (!isOn) return 'Odporúčame ho zapnúť: kto by vaše heslo uhádol alebo odpozeral, bez kódu sa aj tak neprihlási.';
  if (codesLeft === undefined) return 'Pri prihlásení sa okrem hesla pýtame aj kód.';
  if (codesLeft === 0) return 'Nemáte už žiadny záložný kód. Vytvorte si nové.';
  const words = plural(codesLeft, 'záložný kód', 'záložné kódy', 'záložných kódov');
  return `Pri prihlásení sa okrem hesla pýtame aj kód. Ostáva vám ${codesLeft}\u00a0${words}.`;
}
