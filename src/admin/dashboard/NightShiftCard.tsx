import { useQuery } from '@tanstack/react-query';
import { type NightShift, readNightShift } from '../../api/dashboard.ts';
import { formatDate, formatDateTime } from '../../domain/time/format-date.ts';
import { DashboardCard } from '../shared/DashboardCard.tsx';
import { useNow } from '../shared/use-now.ts';
import styles from './NightShiftCard.module.css';

type Job = NightShift['items'][number];

const NAMES: Readonly<Record<Job['name'], string>> = {
  'mail-retry': 'Odosielanie e-mailov, ktoré čakajú',
  'publish-due': 'Zverejňovanie v\u00a0nastavenom čase',
  'newsletter-sending': 'Dokončenie odosielania newslettera',
  'newsletter-draft': 'Návrh newslettera na ďalší mesiac',
  'reservation-reminders': 'Upozornenia na rezervácie',
  retention: 'Mazanie údajov, ktorým vypršal čas',
};

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** What the site does by itself: when it did so last, whether it worked, and how old the last backup is. */
export function NightShiftCard() {
  const night = useQuery({ queryKey: ['dashboard', 'jobs'], queryFn: readNightShift });
  const now = useNow();
  const items = night.data?.items ?? [];
  const backupAt = night.data?.last_backup_at ?? null;
  const isBackupOld = backupAt === null || now - Date.parse(backupAt) > WEEK_MS;
  const isInTrouble = items.some(({ state }) => state === 'failed' || state === 'late');
  return (
    <DashboardCard
      title="Nočná zmena"
      query={night}
      span="row"
      needsAttention={isBackupOld || isInTrouble}
      action={{ label: 'Pozrieť čakajúce e-maily', to: '/mails' }}
    >
      <ul className={styles.list}>
        {items.map((job) => (
          <li key={job.name} data-state={job.state}>
            <span className={styles.name}>{NAMES[job.name]}</span>
            <span className={styles.result}>{resultText(job)}</span>
          </li>
        ))}
        <li data-state={isBackupOld ? 'late' : 'ok'}>
          <span className={styles.name}>Záloha údajov</span>
          <span className={styles.result}>{backupText(backupAt, isBackupOld)}</span>
        </li>
      </ul>
      {isInTrouble && <p>Ak to tak bude aj o&nbsp;hodinu, povedzte to správcovi servera.</p>}
    </DashboardCard>
  );
}

function resultText({ state, started_at, last_ok_at }: Job): string {
  if (started_at === null)
    return state === 'late' ? 'Malo už prebehnúť, zatiaľ ani raz' : 'Ešte neprebehlo, príde na rad';
  const when = formatDateTime(started_at);
  if (state === 'ok') return `V\u00a0poriadku, ${when}`;
  if (state === 'late') return `Malo už prebehnúť, naposledy ${when}`;
  const before = last_ok_at === null ? 'zatiaľ ani raz' : `naposledy sa podarilo ${formatDateTime(last_ok_at)}`;
  return `Nepodarilo sa ${when}, ${before}`;
}

function backupText(madeAt: string | null, isOld: boolean): string {
  if (madeAt === null) return 'Zatiaľ žiadna. Požiadajte o\u00a0ňu správcu servera.';
  const when = formatDate(madeAt);
  return isOld ? `${when}, staršia ako týždeň. Požiadajte správcu servera o\u00a0novú.` : `V\u00a0poriadku, ${when}`;
}
