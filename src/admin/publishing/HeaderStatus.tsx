import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PublishingState } from '../../api/publishing.ts';
import { plural } from '../../domain/words/plural.ts';
import { PUBLISHING_QUERY } from '../shared/publishing-query.ts';
import styles from './HeaderStatus.module.css';
import { STATUS_COLORS, STATUS_ICONS } from './PublishingStatus.tsx';

export function HeaderStatus() {
  const { data } = useQuery(PUBLISHING_QUERY);
  if (data === undefined) return null;
  const { state } = data;
  const words = wordsOf(data);
  const Icon = state === 'building' ? null : STATUS_ICONS[state];
  return (
    <>
      <Link className={styles.status ?? ''} data-state={state} to="/publishing" aria-label={`Zverejňovanie: ${words}`}>
        <span className={styles.icon} style={{ color: STATUS_COLORS[state] }}>
          {Icon === null ? <Loader size={18} color="currentColor" /> : <Icon aria-hidden size={20} />}
        </span>
        <span className={styles.words}>{words}</span>
      </Link>
      {/* Other states are no reason to interrupt anybody. */}
      <span className="visually-hidden" role="alert">
        {state === 'failed' && 'Zmeny sa nedostali na web.'}
        {state === 'partly' && 'Časť zmien sa nedostala na web.'}
      </span>
    </>
  );
}

function wordsOf({ state, waiting: { total } }: PublishingState): string {
  if (state === 'live') return 'všetko je na webe';
  if (state === 'failed') return 'zmeny nie sú na webe';
  if (state === 'partly') return 'časť zmien nie je na webe';
  if (state === 'building' || total === 0) return 'ide to na web';
  return `${total}\u00a0${plural(total, 'zmena čaká', 'zmeny čakajú', 'zmien čaká')}`;
}
