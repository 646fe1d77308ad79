import type { Account } from '../../api/users.ts';
import { formatDate, formatDateTime } from '../../domain/view/format-date.ts';
import { STATE_TEXTS } from '../shared/account-words.ts';
import styles from './AccountPage.module.css';
import { StateBadge } from './StateBadge.tsx';

const METHODS = { app: 'Zapnutý, kódom z\u00a0aplikácie', email: 'Zapnutý, kódom v\u00a0e-maile' } as const;

export function AccountFacts({ account }: { account: Account }) {
  const { state, two_factor_method, created_at, last_sign_in_at } = account;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Stav</dt>
        <dd>
          <StateBadge state={state} />
          <span className={styles.hint}>{STATE_TEXTS[state]}</span>
        </dd>
      </div>
      <div>
        <dt>Druhý krok prihlásenia</dt>
        <dd>{two_factor_method === null ? 'Vypnutý' : METHODS[two_factor_method]}</dd>
      </div>
      <div>
        <dt>Posledné prihlásenie</dt>
        <dd>{last_sign_in_at === null ? 'Ešte žiadne' : formatDateTime(last_sign_in_at)}</dd>
      </div>
      <div>
        <dt>Účet je od</dt>
        <dd>{formatDate(created_at)}</dd>
      </div>
    </dl>
  );
}
