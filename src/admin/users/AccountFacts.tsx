import type { Account } from '../../api/users.ts';
import { formatDate, formatDateTime } from '../../domain/time/format-date.ts';
import { STATE_TEXTS } from '../shared/account-words.ts';
import { FactList } from '../shared/lists.tsx';
import styles from './AccountPage.module.css';
import { StateBadge } from './StateBadge.tsx';

const METHODS = { app: 'Zapnutý, kódom z\u00a0aplikácie', email: 'Zapnutý, kódom v\u00a0e-maile' } as const;

export function AccountFacts({ account }: { account: Account }) {
  const { state, two_factor_method, self_registered, created_at, last_sign_in_at } = account;
  const stateAndHint = (
    <div className={styles.state}>
      <StateBadge state={state} />
      <span className={styles.hint}>{STATE_TEXTS[state]}</span>
    </div>
  );
  return (
    <div className={styles.facts}>
      <FactList
        facts={[
          ['Stav', stateAndHint],
          ['Druhý krok prihlásenia', two_factor_method === null ? 'Vypnutý' : METHODS[two_factor_method]],
          ['Posledné prihlásenie', last_sign_in_at === null ? 'Ešte žiadne' : formatDateTime(last_sign_in_at)],
          ['Účet je od', formatDate(created_at)],
          ['Ako vznikol', self_registered ? 'Vlastnou registráciou' : 'Založil ho správca'],
        ]}
      />
    </div>
  );
}
